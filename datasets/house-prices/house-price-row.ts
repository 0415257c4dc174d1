import * as z from "zod";
import { countInWords } from "#domain/base/words.ts";

/** What we read of the index, by the publisher's names of the columns. */
const names = {
	date: "Date",
	name: "RegionName",
	code: "AreaCode",
	averagePrice: "AveragePrice",
	growth: "12m%Change",
	sales: "SalesVolume",
	detached: "DetachedPrice",
	semiDetached: "SemiDetachedPrice",
	terraced: "TerracedPrice",
	flat: "FlatPrice",
} as const;
type Column = keyof typeof names;
const wanted = Object.keys(names) as Column[];

/** Number of columns in the file, and the positions of those that are read. */
export const Columns = z.object({
	count: z.int(),
	places: z.object(
		Object.fromEntries(wanted.map((column) => [column, z.int()])) as Record<Column, z.ZodInt>,
	),
});
export type Columns = Readonly<z.infer<typeof Columns>>;

/** @throws SyntaxError naming the first column that is not there. */
export function findHousePriceColumns(header: readonly string[]): Columns {
	const found = header.map((name) => name.trim());
	const place = (column: Column): [Column, number] => {
		const at = found.indexOf(names[column]);
		if (at === -1) {
			throw new SyntaxError(`no column is called "${names[column]}"`);
		}
		return [column, at];
	};
	return Columns.parse({ count: header.length, places: Object.fromEntries(wanted.map(place)) });
}

/** Of what area and month a row is. */
export type RowKey = { readonly code: string; readonly name: string; readonly month: string };

/** @throws SyntaxError naming what is wrong. */
export function readKey(fields: readonly string[], { count, places }: Columns): RowKey {
	if (fields.length !== count) {
		throw new SyntaxError(`it has ${countInWords(fields.length, "column")}, not ${count}`);
	}
	return {
		code: fields[places.code] ?? "",
		name: fields[places.name] ?? "",
		month: readMonth(fields[places.date] ?? ""),
	};
}

/** The index in one area and month, as it is published. */
export type HousePrice = RowKey & {
	/** Pence; null where none is given, and so below. */
	readonly averagePrice: number | null;
	/** Twelve-month change in percent. */
	readonly growth: number | null;
	/** Homes sold in the month. */
	readonly sales: number | null;
	readonly detached: number | null;
	readonly semiDetached: number | null;
	readonly terraced: number | null;
	readonly flat: number | null;
};

/** @throws SyntaxError naming the column that is not what it should be. */
export function readHousePrice(
	fields: readonly string[],
	columns: Columns,
	key: RowKey,
): HousePrice {
	const read = (column: Column, shape: RegExp): number | null => {
		const text = fields[columns.places[column]]?.trim() ?? "";
		if (text !== "" && !shape.test(text)) {
			throw new SyntaxError(`its ${names[column]} is ${JSON.stringify(text.slice(0, 40))}`);
		}
		return text === "" ? null : Number(text);
	};
	const price = (column: Column): number | null => {
		const pounds = read(column, PRICE);
		return pounds === null ? null : Math.round(pounds * 100);
	};
	const sales = read("sales", COUNT);
	return {
		...key,
		averagePrice: price("averagePrice"),
		growth: read("growth", PERCENT),
		sales: sales === null ? null : Math.round(sales),
		detached: price("detached"),
		semiDetached: price("semiDetached"),
		terraced: price("terraced"),
		flat: price("flat"),
	};
}

/** Pounds, above nought and below a hundred million. */
const PRICE = /^[1-9]\d{0,7}(?:\.\d{1,6})?$/;
const PERCENT = /^-?\d{1,4}(?:\.\d{1,12})?$/;
/** Northern Ireland counts by quarters, so a month there may be a third of a count. */
const COUNT = /^\d{1,7}(?:\.\d{1,6})?$/;
const DATE = /^01\/(0[1-9]|1[0-2])\/((?:19|20)\d\d)$/;
/** The only date form whose day and month cannot be confused. */
const ISO_DATE = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])-01$/;

function readMonth(date: string): string {
	const [, isoYear, isoMonth] = ISO_DATE.exec(date) ?? [];
	const [, month = isoMonth, year = isoYear] = DATE.exec(date) ?? [];
	if (!month || !year) {
		throw new SyntaxError(
			`its Date is ${JSON.stringify(date.slice(0, 40))}, not the first of a month as 01/09/2026 or 2026-09-01`,
		);
	}
	return `${year}-${month}`;
}
