/** What the product is called, in the one place that says so. */
export const APP_NAME = "Lettable";

/** The name as it is drawn: its second part stands out. */
export const WORD_MARK = ["lett", "able"] as const;
