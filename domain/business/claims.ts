/** Reports that, according to the owner, were made before this product counted its own. Source: Rule SITE-4. */
export const REPORTS_CLAIMED = 1200;
