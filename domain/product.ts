/** What the product is called, in the one place that says so. */
export const APP_NAME = "Lettable";
