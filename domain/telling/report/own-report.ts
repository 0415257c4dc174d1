/** Ways in which an owner's reports may stand one under another. */
export const reportSorts = ["newest", "oldest", "rent", "price", "score", "name"] as const;
export type ReportSort = (typeof reportSorts)[number];

/** Each of them as a choice. */
export const reportSortInWords: Readonly<Record<ReportSort, string>> = {
	newest: "Newest first",
	oldest: "Oldest first",
	rent: "Highest rent",
	price: "Highest price",
	score: "Best score",
	name: "Name or address",
};

/** Letters of what an owner calls a report, and of what they note about it, at most. */
export const REPORT_NAME_LENGTH = 80;
export const REPORT_NOTE_LENGTH = 2_000;

/** Reports that stand side by side. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;
