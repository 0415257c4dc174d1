/** What the product calls itself in its mails. */
export const PRODUCT = "Lettable";
