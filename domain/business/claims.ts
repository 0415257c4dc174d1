/** Reports the owner says were made before this product counted its own. Source: Rule SITE-4. */
export const REPORTS_CLAIMED = 1200;
