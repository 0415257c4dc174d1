/** The product's name as it is drawn: its second part stands out. */
export const WORD_MARK = ["lett", "able"] as const;
