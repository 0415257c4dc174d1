import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ReportSort } from "#domain/telling/report/own-report.ts";
import type { Db } from "#worker/db/client.ts";
import { reportPositions, reports } from "#worker/db/schema/reports.ts";
import type { ReportRow } from "./reports-repository.ts";

/** A report of a list. */
export type ListedReport = ReportRow & {
	/** Value that the list is sorted by. */
	readonly sortKey: SortKey;
};

/** Numbers for all sorts but that by name. */
export type SortKey = number | string;

/** Where a page of a list ended: the next one begins after this row. */
export type ListEnd = { readonly key: SortKey; readonly id: string };

type OnPosition = "investmentScore" | "answered";

/** A figure as the owner reads it in the report: at the position that they stated, where they stated one. */
const atPosition = <Figure extends OnPosition>(figure: Figure) =>
	sql<ReportRow[Figure]>`coalesce(${reportPositions[figure]}, ${reports[figure]})`;

/** The figures that depend on a position, as the owner who stated one reads them in the report. */
const shownToOwner = {
	investmentScore: atPosition("investmentScore").as("own_score"),
	answered: atPosition("answered").as("own_answered"),
} as const;

/** The value that each sort orders by, and whether the highest comes first. Values not stated come last. */
const sorts: Readonly<
	Record<ReportSort, { readonly key: SQL<SortKey>; readonly isFalling: boolean }>
> = {
	newest: { key: sql`${reports.createdAt}`, isFalling: true },
	oldest: { key: sql`${reports.createdAt}`, isFalling: false },
	rent: { key: sql`coalesce(${reports.rent}, -1)`, isFalling: true },
	price: { key: sql`coalesce(${reports.price}, -1)`, isFalling: true },
	score: {
		key: sql`coalesce(${atPosition("investmentScore")}, -1)`,
		isFalling: true,
	},
	name: {
		key: sql`lower(coalesce(${reports.name}, ${reports.address}, ${reports.postcode}))`,
		isFalling: false,
	},
};

export type ListWanted = {
	readonly userId: string;
	readonly find: string;
	readonly sort: ReportSort;
	readonly archived: boolean;
	readonly after: ListEnd | null;
	readonly limit: number;
};

/** A user's reports that a text is found in, in an order, from after a page's end on; one round trip along the index of their reports. */
export function listOwnReports(
	db: Db,
	{ userId, find, sort, archived, after, limit }: ListWanted,
): Promise<ListedReport[]> {
	const { key, isFalling } = sorts[sort];
	const order = isFalling ? sql`DESC` : sql`ASC`;
	const follows =
		after === null
			? undefined
			: isFalling
				? sql`(${key}, ${reports.id}) < (${after.key}, ${after.id})`
				: sql`(${key}, ${reports.id}) > (${after.key}, ${after.id})`;
	return db
		.select({ ...getTableColumns(reports), ...shownToOwner, sortKey: key.as("sort_key") })
		.from(reports)
		.leftJoin(reportPositions, eq(reportPositions.reportId, reports.id))
		.where(
			and(
				eq(reports.userId, userId),
				archived ? isNotNull(reports.archivedAt) : isNull(reports.archivedAt),
				find === "" ? undefined : holds(find),
				follows,
			),
		)
		.orderBy(sql`${key} ${order}`, sql`${reports.id} ${order}`)
		.limit(limit)
		.execute();
}

/** Condition: a text is part of the report's name, address, postcode or note, in any case of A to Z; a postcode with or without its space. */
function holds(text: string): SQL {
	const words = sql`coalesce(${reports.name}, '') || char(10) || coalesce(${reports.address}, '') || char(10) || ${reports.postcode} || char(10) || replace(${reports.postcode}, ' ', '') || char(10) || coalesce(${reports.note}, '')`;
	return sql`instr(lower(${words}), lower(${text})) > 0`;
}

/** What an owner changes of a report; what is undefined stays. */
export type OwnChanges = {
	readonly name: string | null | undefined;
	/** The new note, and the one that it takes the place of. */
	readonly note: { readonly text: string | null; readonly before: string | null } | undefined;
	readonly archived: boolean | undefined;
};

/** A statement that changes what an owner made of their report, unless its note has changed meanwhile. Returns the result if it did so. */
export function changeOwnReport(
	db: Db,
	{ id, userId }: { readonly id: string; readonly userId: string },
	{ name, note, archived, now }: OwnChanges & { readonly now: number },
) {
	return db
		.update(reports)
		.set({
			...(name === undefined ? {} : { name }),
			...(note === undefined ? {} : { note: note.text }),
			...(archived === undefined
				? {}
				: { archivedAt: archived ? sql`coalesce(${reports.archivedAt}, ${now})` : null }),
		})
		.where(
			and(
				eq(reports.id, id),
				eq(reports.userId, userId),
				note === undefined ? undefined : sql`${reports.note} IS ${note.before}`,
			),
		)
		.returning({ name: reports.name, note: reports.note, archivedAt: reports.archivedAt });
}

/** The note that stands at a report of theirs; undefined where they have no such report. */
export async function readNote(
	db: Db,
	{ id, userId }: { readonly id: string; readonly userId: string },
): Promise<string | null | undefined> {
	const [row] = await db
		.select({ note: reports.note })
		.from(reports)
		.where(and(eq(reports.id, id), eq(reports.userId, userId)))
		.execute();
	return row?.note;
}
