import { and, eq, lt, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { Problem } from "#worker/platform/problem.ts";

/** Where a page ended of rows that stand newest first: the next one begins after this row. */
export type PageEnd = {
	/** UTC milliseconds. */
	readonly at: number;
	readonly id: string;
};

/** A page end as it crosses the wire; null for the first page. @throws Problem `invalid_input` for a text that is none */
export function readPageEnd(text: string | undefined): PageEnd | null {
	if (text === undefined) {
		return null;
	}
	const [, at, id = ""] = /^(\d{1,15})\.([\w-]{1,80})$/.exec(text) ?? [];
	if (at === undefined) {
		throw new Problem("invalid_input", "That is not where a page ended.");
	}
	return { at: Number(at), id };
}

/** A page of `limit` rows, and its end where more follow: one row more than a page must have been asked for. */
export function cutPage<Row>(
	rows: readonly Row[],
	limit: number,
	endOf: (row: Row) => PageEnd,
): { readonly page: Row[]; readonly next: string | null } {
	const page = rows.slice(0, limit);
	const last = page.at(-1);
	if (last === undefined || rows.length <= limit) {
		return { page, next: null };
	}
	const { at, id } = endOf(last);
	return { page, next: `${at}.${id}` };
}

/** Condition: rows after a page end; on the first page every row. */
export function isAfter(
	columns: { readonly at: SQLiteColumn; readonly id: SQLiteColumn },
	end: PageEnd | null,
): SQL | undefined {
	return end === null
		? undefined
		: or(lt(columns.at, end.at), and(eq(columns.at, end.at), lt(columns.id, end.id)));
}
