import { readFileSync } from "node:fs";
import { join } from "node:path";
import { regions } from "#datasets/ingest/areas/authorities.ts";
import { parseCsv } from "#datasets/ingest/csv/rows-in.ts";
import { monthBefore } from "#domain/base/calendar.ts";
import { noSuchRoute, type Reply, type SourceRequest } from "../exchange.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

const PATH = "/market-trend-data/house-price-index-data/UK-HPI-full-file-";
/** Months from that of an edition to that in which it is published. */
const LATE = 2;

const made = new Map<string, ServedFile>();

/** The newest full file of the UK House Price Index at Land Registry, and no other: that of two months ago. */
export function answerHousePriceIndex(request: SourceRequest): Reply {
	const thisMonth = new Date().toISOString().slice(0, 7);
	const newest = monthBefore(thisMonth, LATE);
	if (request.path !== `${PATH}${newest}.csv`) {
		return noSuchRoute;
	}
	const file =
		made.get(newest) ??
		servedFile(indexFile(newest), { type: "text/csv", changed: `${thisMonth}-01T09:30:00Z` });
	made.set(newest, file);
	return serveFile(request, file);
}

const reference = join(import.meta.dirname, "../../../datasets/reference");

/** Months in the simulated file, unless more are asked for; the real one goes back to 1968. */
const MONTHS = 70;
/** Of the newest months, which are not counted yet. */
const UNCOUNTED = 2;
/** Codes before this month are those an authority had before, as in what was published then. */
const RECODED = "2025-04";
/** Pounds and percent a year, of an area that the committed index does not have. */
const USUAL_PRICE = 180_000;
const USUAL_GROWTH = 2.5;
/**
 * Share of the price of all homes, roughly as in the published index. The index has
 * no figures of new and old homes in its newest months, so there are none here.
 */
const shares: Readonly<Record<string, number>> = {
	Detached: 1.6,
	SemiDetached: 1.05,
	Terraced: 0.88,
	Flat: 0.75,
	Cash: 0.96,
	Mortgage: 1.02,
	FTB: 0.84,
	FOO: 1.21,
};

type Area = {
	readonly code: string;
	readonly name: string;
	/** Before April 2025. */
	readonly codeBefore: string;
	/** Pounds. */
	readonly price: number;
	/** Percent a year. */
	readonly growth: number;
	readonly sales: number;
};

/**
 * `UK-HPI-full-file-YYYY-MM.csv` in the publisher's 54 columns: each authority of the committed table and each region over 70 months.
 * In the newest month an area has its average of the committed index; the months before follow by its growth there.
 */
export function indexFile(newest: string, months: number = MONTHS): string {
	const areas = [...areasOfRegions(), ...areasOfAuthorities()];
	const lines = areas.flatMap((area) =>
		Array.from({ length: months }, (_, month) => line(area, newest, months - 1 - month)),
	);
	return [columns.join(","), ...lines, ""].join("\n");
}

const measures = ["Price", "Index", "1m%Change", "12m%Change"];
const counted: readonly string[] = ["Cash", "Mortgage", "New", "Old"];
const kinds = [...Object.keys(shares), "New", "Old"];
const columns: readonly string[] = [
	...["Date", "RegionName", "AreaCode", "AveragePrice", "Index", "IndexSA", "1m%Change"],
	...["12m%Change", "AveragePriceSA", "SalesVolume"],
	...kinds.flatMap((kind) => [
		...measures.map((measure) => `${kind}${measure}`),
		...(counted.includes(kind) ? [`${kind}SalesVolume`] : []),
	]),
];

function line(area: Area, newest: string, back: number): string {
	const month = monthBefore(newest, back);
	const price = Math.round(area.price / (1 + area.growth / 100) ** (back / 12));
	const index = ((100 * price) / area.price).toFixed(1);
	const types = Object.entries(shares).flatMap(([kind, share]): [string, string | number][] => [
		[`${kind}Price`, Math.round(price * share)],
		[`${kind}Index`, index],
		[`${kind}12m%Change`, area.growth],
	]);
	const cells = new Map<string, string | number>([
		["Date", `01/${month.slice(5)}/${month.slice(0, 4)}`],
		["RegionName", area.name.includes(",") ? `"${area.name}"` : area.name],
		["AreaCode", month < RECODED ? area.codeBefore : area.code],
		["AveragePrice", price],
		["Index", index],
		["12m%Change", area.growth],
		["SalesVolume", back < UNCOUNTED ? "" : area.sales],
		...types,
	]);
	return columns.map((column) => cells.get(column) ?? "").join(",");
}

function areasOfRegions(): Area[] {
	const held = committedIndex();
	return Object.entries(regions).map(([code, name]) => ({
		...published(held.get(code)),
		code,
		name,
		codeBefore: code,
		sales: 4000,
	}));
}

function areasOfAuthorities(): Area[] {
	const held = committedIndex();
	return table("authorities").map((row) => ({
		...published(held.get(row["code"] ?? "")),
		code: row["code"] ?? "",
		name: row["name"] ?? "",
		codeBefore: row["former_codes"] || (row["code"] ?? ""),
		sales: Math.round((Number(row["sales"]) || 1200) / 12),
	}));
}

function published(row: Row | undefined): Pick<Area, "price" | "growth"> {
	return row
		? { price: Number(row["average_price_pence"]) / 100, growth: Number(row["growth"]) }
		: { price: USUAL_PRICE, growth: USUAL_GROWTH };
}

/** The committed table of the index, by code. */
function committedIndex(): ReadonlyMap<string, Row> {
	return new Map(table("house_prices").map((row) => [row["code"] ?? "", row]));
}

type Row = Readonly<Record<string, string>>;

function table(id: string): Row[] {
	const [header = [], ...rows] = parseCsv(readFileSync(join(reference, `${id}.csv`), "utf8"));
	return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ""])));
}
