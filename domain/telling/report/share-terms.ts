/** Most links to one report at a time. */
export const MOST_SHARES = 20;

/** Letters of the name of a link at most. */
export const SHARE_NAME_LENGTH = 60;

/** What is said of a link without a name. */
export const SHARE_NAME_WANTED = "Say whom the link is for";

/** What a PDF that is made at its owner's position says on its first page. */
export const SHOWS_POSITION =
	"With its owner’s tax: from it their income and share can be worked out.";

/** Shown for a link that opens nothing, whatever the reason: its two sentences, without full stops. */
export const SHARE_GONE = ["This link no longer works", "Ask whoever sent it"] as const;
