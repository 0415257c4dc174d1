import { RefusedNews } from "../ingest/run/importer.ts";
import type { SheetCell, SheetRow } from "../ingest/xlsx/sheet-rows.ts";

/** Column name of each figure. Source: ONS, "Price Index of Private Rents, UK: monthly price statistics", Table 1. */
const names = {
	month: "Time period",
	code: "Area code",
	name: "Area name",
	growth: "Annual change",
	all: "Rental price",
	oneBed: "Rental price one bed",
	twoBed: "Rental price two bed",
	threeBed: "Rental price three bed",
	fourBed: "Rental price four or more bed",
	detached: "Rental price detached",
	semiDetached: "Rental price semidetached",
	terraced: "Rental price terraced",
	flat: "Rental price flat maisonette",
} as const;

type Figure = keyof typeof names;
/** In which column, from 0, each figure stands. */
export type RentColumns = Readonly<Record<Figure, number>>;

const figures = Object.keys(names).filter((key): key is Figure => key in names);

/** Rows among which the names of the columns are looked for: titles stand above them, two at present. */
export const HEADER_ROWS = 12;
/** A row with fewer of the names than this is a title. */
const FEWEST_NAMES = 4;

/**
 * Finds the columns by name in a row of a sheet; null for a row above the header. Their order and further columns do not matter.
 * @throws RefusedNews naming a missing or repeated column
 */
export function findRentColumns({ number, cells }: SheetRow): RentColumns | null {
	const held = cells.map(plain);
	const found = figures.filter((figure) => held.includes(plain(names[figure])));
	if (found.length < FEWEST_NAMES) {
		return null;
	}
	const missing = figures.filter((figure) => !found.includes(figure));
	if (missing.length > 0) {
		throw new RefusedNews(
			`The rents have no column ${missing.map((figure) => `"${names[figure]}"`).join(", ")}: row ${number} names its columns otherwise.`,
		);
	}
	const repeated = found.find((figure) => {
		const name = plain(names[figure]);
		return held.indexOf(name) !== held.lastIndexOf(name);
	});
	if (repeated) {
		throw new RefusedNews(`The rents have the column "${names[repeated]}" twice.`);
	}
	return Object.fromEntries(
		figures.map((figure) => [figure, held.indexOf(plain(names[figure]))]),
	) as Record<Figure, number>;
}

/** Normalises a heading: drops case, spaces, slashes and bracketed note numbers, which vary between editions. */
function plain(cell: SheetCell): string {
	return typeof cell === "string"
		? cell
				.replace(/\[[^\]]*\]/g, "")
				.replace(/[\s/]+/g, " ")
				.trim()
				.toLowerCase()
		: "";
}
