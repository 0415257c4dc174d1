/** First part of the key of every preview: what a preview holds depends on who asks. */
export const PREVIEW_KEY = "preview";
