import { type Extent, postcodeArea } from "#datasets/ingest/areas/extent.ts";
import { type ReferenceTable, rowsOf, type Shares } from "./reference-table.ts";

/** Fewest yearly sales of an area that counts. One with fewer lies in Scotland, apart from some homes at the border. */
const FEWEST_SALES = 100;

type Tables = readonly Pick<ReferenceTable, "id" | "columns" | "rows">[];

/** Live postcodes of each postcode area of Great Britain, by the committed sector table. */
export function postcodesByArea(tables: Tables): Extent {
	const counts = new Map<string, number>();
	for (const { sector, postcodes } of sectorsOf(tables)) {
		add(counts, postcodeArea(sector), postcodes);
	}
	return counts;
}

/**
 * Homes sold in a year in each postcode area of England and Wales. Sales of small areas, from the committed table, are shared among the sectors of their
 * postcodes. Scotland and Northern Ireland are neither in the table nor in Price Paid Data.
 */
export function salesByArea(tables: Tables): Extent {
	const sectors = sectorsOf(tables);
	const postcodesOf = new Map<string, number>();
	for (const { postcodes, areas } of sectors) {
		for (const [code, share] of areas) {
			add(postcodesOf, code, share * postcodes);
		}
	}
	const sales = new Map(
		rowsOf(tables, "areas").map((row) => [String(row["code"]), Number(row["sales_count"] ?? 0)]),
	);
	const counts = new Map<string, number>();
	for (const { sector, postcodes, areas } of sectors) {
		for (const [code, share] of areas) {
			const part = (share * postcodes) / (postcodesOf.get(code) ?? 1);
			add(counts, postcodeArea(sector), (sales.get(code) ?? 0) * part);
		}
	}
	return new Map([...counts].filter(([, count]) => count >= FEWEST_SALES));
}

function sectorsOf(tables: Tables) {
	return rowsOf(tables, "postcode_sectors").map((row) => ({
		sector: String(row["sector"]),
		postcodes: Number(row["postcodes"]),
		areas: row["areas"] as Shares,
	}));
}

function add(counts: Map<string, number>, part: string, count: number): void {
	counts.set(part, (counts.get(part) ?? 0) + count);
}
