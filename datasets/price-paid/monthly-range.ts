import * as z from "zod";
import type { Store } from "../ingest/store/store.ts";
import type { Change, Merging } from "./merge.ts";
import { packedId, splitSales } from "./packed-sales.ts";
import { IN_RANGE, type PostcodeRange, rangeParams } from "./postcode-range.ts";
import { parseRange, readRange } from "./range-statements.ts";

/** Most that one range may hold: postcodes with sales, and rows of the update. */
export type RangeLimits = { readonly postcodes: number; readonly changes: number };

/** A Worker has 128 MB: the sales of 10,000 postcodes are some 4 MB of text, and an update has 100,000 rows in all. */
export const RANGE_LIMITS: RangeLimits = { postcodes: 10_000, changes: 10_000 };

const Place = z.object({ postcode: z.string() });

/**
 * The next range after a postcode: as many whole sectors as the limits allow, at least one. A sector's prefix, such as `M145`, sorts before all its
 * postcodes and after all earlier ones, so it marks a boundary.
 */
export async function nextRange(
	store: Store,
	after: string,
	limits: RangeLimits,
): Promise<PostcodeRange> {
	const [first, beyond] = await Promise.all([
		earliest(store, after, { postcodes: 0, changes: 0 }),
		earliest(store, after, limits),
	]);
	if (first === null || beyond === null) {
		return { after, through: null };
	}
	const sector = beyond.slice(0, -2);
	return { after, through: first.startsWith(sector) ? `${sector}ZZ` : sector };
}

/** The first postcode, held or in the update, that has that many of its own kind before it; null when neither has so many. */
async function earliest(
	store: Store,
	after: string,
	{ postcodes, changes }: RangeLimits,
): Promise<string | null> {
	const rows = await Promise.all([
		store.read(nth("postcode_sales"), [after, postcodes]),
		store.read(nth("sale_changes"), [after, changes]),
	]);
	const [place] = rows
		.flat()
		.map((row) => Place.parse(row).postcode)
		.toSorted();
	return place ?? null;
}

function nth(table: "postcode_sales" | "sale_changes"): string {
	return `SELECT postcode FROM ${table} WHERE postcode > ?1 ORDER BY postcode LIMIT 1 OFFSET ?2`;
}

/** The update's changes in a range, in the form of `merge`, and the held sales that it names, by status. */
export type MonthlyRange = Pick<Merging, "held" | "changes" | "elsewhere"> & {
	readonly named: ReadonlyMap<string, Change["status"]>;
};

/** Reads what is held and what is new in a range. `seen` is the snapshot of readers; leftovers of abandoned runs are ignored. */
export async function readMonthlyRange(
	store: Store,
	range: PostcodeRange,
	seen: number,
): Promise<MonthlyRange> {
	const reading = readRange(range, seen);
	const [rows, staged] = await Promise.all([
		store.read(reading.sql, reading.params),
		store.read(
			`SELECT status, postcode, sale FROM sale_changes WHERE ${IN_RANGE} ORDER BY postcode, id`,
			rangeParams(range),
		),
	]);
	const held = parseRange(rows);
	const changes = staged.map((row) => StagedChange.parse(row));
	const here = new Set(changes.map(({ sale }) => packedId(sale)));
	const named = await namedBy(store, held.flatMap(({ sales }) => splitSales(sales)).map(packedId));
	const elsewhere = new Set([...named.keys()].filter((id) => !here.has(id)));
	return { held, changes, named, elsewhere };
}

const StagedChange = z.object({
	status: z.enum(["A", "C", "D"]),
	postcode: z.string(),
	sale: z.string(),
});

/** Identifiers in one question: D1 takes parameters of 2 MB. */
const IDS_AT_ONCE = 20_000;

const NamedChange = z.object({ id: z.string(), status: z.enum(["A", "C", "D"]) });

/** Held sales that the update names, with the status it gives them. */
async function namedBy(
	store: Store,
	ids: readonly string[],
): Promise<Map<string, Change["status"]>> {
	const named = new Map<string, Change["status"]>();
	for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
		const rows = await store.read(
			"SELECT id, status FROM sale_changes WHERE id IN (SELECT value FROM json_each(?1))",
			[JSON.stringify(ids.slice(at, at + IDS_AT_ONCE))],
		);
		for (const row of rows) {
			const { id, status } = NamedChange.parse(row);
			named.set(id, status);
		}
	}
	return named;
}
