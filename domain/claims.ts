/** Reports the owner says were made before this product counted its own. Source: SPEC section 1, DECISIONS 11. */
export const REPORTS_CLAIMED = 1200;
