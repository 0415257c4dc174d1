import { RefusedNews } from "../ingest/run/importer.ts";
import type { SheetCell } from "../ingest/xlsx/sheet-rows.ts";
import type { RentColumns } from "./rent-columns.ts";

/** The groups of homes with mean rents: all, by bedrooms, by type; in the table's order. */
export const rentedHomes = [
	"all",
	"oneBed",
	"twoBed",
	"threeBed",
	"fourBed",
	"detached",
	"semiDetached",
	"terraced",
	"flat",
] as const;
type RentedHomes = (typeof rentedHomes)[number];

/** Mean rents a month in pence, and the twelve-month change of all in percent; null for what is not published. */
export type RentFigures = Readonly<Record<RentedHomes | "growth", number | null>>;

/** Pounds a month above which a mean rent is an error: the highest published so far, of any area and size, is about 7,000. */
const HIGHEST_RENT = 20_000;
/** Percent a year above which a change of a mean is an error. */
const WIDEST_CHANGE = 100;
const DECIMALS = 4;

/** The cells of one row that figures are read from. */
export type FigureCells = { readonly [figure in keyof RentFigures]: SheetCell };

export function figureCells(cells: readonly SheetCell[], columns: RentColumns): FigureCells {
	const held = [...rentedHomes, "growth" as const];
	return Object.fromEntries(
		held.map((figure) => [figure, cells[columns[figure]] ?? null]),
	) as FigureCells;
}

/** Whether any rent of a row is published. */
export function hasRent({ growth, ...rents }: FigureCells): boolean {
	return Object.values(rents).some((cell) => !isWithheld(cell));
}

/** Figures of a row; `place` names the row in messages. @throws RefusedNews for an implausible rent or change */
export function readRentFigures(cells: FigureCells, place: string): RentFigures {
	const rent = (homes: RentedHomes) => {
		const pounds = numberIn(cells[homes], place);
		if (pounds !== null && !(pounds > 0 && pounds <= HIGHEST_RENT)) {
			throw new RefusedNews(`The rents give ${place} a rent of £${pounds} a month.`);
		}
		return pounds === null ? null : Math.round(pounds * 100);
	};
	const rents = rentedHomes.map((homes) => [homes, rent(homes)]);
	return {
		...(Object.fromEntries(rents) as Record<RentedHomes, number | null>),
		growth: changeIn(cells.growth, place),
	};
}

function changeIn(cell: SheetCell, place: string): number | null {
	const percent = numberIn(cell, place);
	if (percent !== null && Math.abs(percent) > WIDEST_CHANGE) {
		throw new RefusedNews(`The rents give ${place} a change of ${percent} percent in a year.`);
	}
	return percent === null ? null : Number(percent.toFixed(DECIMALS));
}

function numberIn(cell: SheetCell, place: string): number | null {
	if (isWithheld(cell)) {
		return null;
	}
	const number = typeof cell === "string" ? Number(cell.replaceAll(",", "")) : cell;
	if (number === null || !Number.isFinite(number)) {
		throw new RefusedNews(`The rents have "${cell}" for ${place} where a figure should be.`);
	}
	return number;
}

/** Empty, or a sign such as `[x]` (not available) or `[z]` (not applicable). Source: Government Analysis Function, "Symbols in tables". */
function isWithheld(cell: SheetCell): boolean {
	return cell === null || (typeof cell === "string" && /^\s*(\[[^\]]*\]\s*)?$/.test(cell));
}
