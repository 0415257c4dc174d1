/** Sort orders of an owner's reports. */
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

/** Most characters of an owner's name for a report, and of a note on it. */
export const REPORT_NAME_LENGTH = 80;
export const REPORT_NOTE_LENGTH = 2_000;

/** Reports that stand side by side. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;
