import { monthsBetween } from "#domain/base/calendar.ts";
import { RefusedNews } from "../ingest/run/importer.ts";
import type { NewestRow, NewestRows } from "./newest-rows.ts";
import type { RentArea, RentAreaExclusion, RentAreas } from "./rent-areas.ts";
import { type RentFigures, readRentFigures } from "./rent-figures.ts";

/** The newest published rents of an area. */
export type LatestRent = RentFigures & {
	readonly area: RentArea;
	/** `YYYY-MM`. */
	readonly month: string;
};

export type LatestRents = {
	/** The newest month of any area. */
	readonly month: string;
	/** By code. */
	readonly rents: readonly LatestRent[];
	/** In words, what was left out or put right. */
	readonly notes: readonly string[];
};

/** Months by which an area's newest rents may lag behind the newest of all, before it counts as discontinued. */
const LONGEST_LAG_MONTHS = 12;
/** Least share of the areas that must have the newest month; otherwise that month is an error. */
const FEWEST_IN_NEWEST = 0.5;

/**
 * Newest rents of the areas we keep. A former code becomes today's; where both have rows, today's counts.
 * @throws RefusedNews when there are none, or few areas have the newest month
 */
export function latestRents(rows: NewestRows, areas: RentAreas): LatestRents {
	const placed = new Map<string, { area: RentArea; row: NewestRow }>();
	const leftOut: Record<RentAreaExclusion, string[]> = { whole: [], market_area: [], unknown: [] };
	for (const [code, row] of rows.byCode) {
		const area = areas(code);
		if (typeof area === "string") {
			leftOut[area].push(row.name);
		} else if (!area.wasFormer || !placed.has(area.code)) {
			placed.set(area.code, { area, row });
		}
	}
	const month = newestMonth([...placed.values()].map(({ row }) => row.month));
	const isCurrent = (row: NewestRow) => monthsBetween(row.month, month) <= LONGEST_LAG_MONTHS;
	const kept = [...placed.values()].filter(({ row }) => isCurrent(row));
	const ended = [...placed.values()].filter(({ row }) => !isCurrent(row));
	return {
		month,
		rents: kept
			.map(({ area, row }) => ({
				area,
				month: row.month,
				...readRentFigures(row.figures, `${area.name} in row ${row.number}`),
			}))
			.toSorted((a, b) => (a.area.code < b.area.code ? -1 : 1)),
		notes: [
			...noteOf(
				"Market areas in which no council of ours has renters are left out",
				leftOut.market_area,
			),
			...noteOf("Market areas that are called otherwise by us", renamed(kept)),
			...noteOf("Areas without a code are left out", [...rows.withoutCode].filter(Boolean)),
			...noteOf("Left out, for our table of authorities does not have them", leftOut.unknown),
			...noteOf("Left out, for their rents ended over a year before", namesOf(ended)),
			...noteOf(
				"Taken by the codes they had before",
				namesOf(kept.filter(({ area }) => area.wasFormer)),
			),
			...noteOf(`Older than ${month}`, namesOf(kept.filter(({ row }) => row.month < month))),
			...(rows.repeats() > 0 ? [`Rows that stand in the file twice: ${rows.repeats()}.`] : []),
		],
	};
}

function newestMonth(months: readonly string[]): string {
	const newest = months.toSorted().at(-1);
	if (newest === undefined) {
		throw new RefusedNews("The rents name no area that we know.");
	}
	const count = months.filter((month) => month === newest).length;
	if (count < FEWEST_IN_NEWEST * months.length) {
		throw new RefusedNews(
			`The newest month of the rents, ${newest}, is that of ${count} of ${months.length} areas.`,
		);
	}
	return newest;
}

function renamed(
	placed: readonly { readonly area: RentArea; readonly row: NewestRow }[],
): string[] {
	return placed
		.filter(({ area, row }) => area.grain === "market_area" && area.name !== row.name)
		.map(({ area, row }) => `${row.name}, by us ${area.name}`);
}

function namesOf(placed: readonly { readonly area: RentArea }[]): string[] {
	return placed.map(({ area }) => area.name);
}

/** Most names in a note; further ones are only counted. */
const MOST_NAMES = 20;

function noteOf(what: string, names: readonly string[]): string[] {
	const named = names.slice(0, MOST_NAMES).join("; ");
	const others = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} others` : "";
	return names.length === 0 ? [] : [`${what}: ${named}${others}.`];
}
