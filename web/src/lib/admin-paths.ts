import { screens } from "#domain/base/screens.ts";

/** What of the workbench is shown: the rows one after another, or the days on which to look at them. */
export const workViews = ["queue", "diary"] as const;
export type WorkView = (typeof workViews)[number];
export const workTitles: Readonly<Record<WorkView, string>> = {
	queue: "Work queue",
	diary: "Diary",
};

/** Address of a view of the workbench, and of one row in it. */
export function workPath(view: WorkView, row?: string): string {
	const query = new URLSearchParams({ work: view, ...(row === undefined ? {} : { row }) });
	return `${screens.admin}?${query}`;
}

/** Address in the panel of what was paid by somebody, or under an id. */
export function adminPaymentsPath(wanted: string): string {
	return `${screens.admin}?${new URLSearchParams({ tab: "payments", q: wanted })}`;
}
