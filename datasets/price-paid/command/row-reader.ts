import { newestMonth } from "#datasets/price-paid/newest-month.ts";
import { packSale } from "#datasets/price-paid/packed-sales.ts";
import { COLUMNS, readTransaction } from "#datasets/price-paid/transaction.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { Spill } from "../../commands/spill/spill.ts";
import { readRow } from "../../ingest/csv/read-row.ts";
import type { TakeLine } from "./bulk-lines.ts";
import type { SalesEdition } from "./sales-edition.ts";

/** Both methods throw SyntaxError, naming the line. */
export type RowReader = {
	readonly take: TakeLine;
	/** @throws SyntaxError when the last row broke off, or there was none. */
	finish(ended: boolean): Omit<SalesEdition, "tag" | "oldEncoding" | "groups">;
};

/** Reads the rows of a file, and spills its sales from a day on; those of a day after `today` are left out. */
export function rowReader(
	spill: Spill,
	{ today, since }: { today: IsoDate; since: IsoDate },
): RowReader {
	const counts = { rows: 0, sales: 0, withoutPostcode: 0, yetToCome: 0 };
	/** Sales of each month that is kept. */
	const months = new Map<string, number>();
	let oldest = today;
	let newest = "";
	/** As many as the first row has. */
	let columns: number | null = null;
	/** Fault in the last line, kept until it is known whether the file broke off there. */
	let fault: SyntaxError | null = null;
	const countSale = (day: IsoDate): void => {
		const month = day.slice(0, 7);
		months.set(month, (months.get(month) ?? 0) + 1);
		if (day > newest) {
			newest = day;
		}
	};
	const keep = (fields: readonly string[]): void => {
		const sale = readTransaction(fields);
		if (sale.status !== "A") {
			throw new SyntaxError(
				"it changes or deletes earlier rows: that is a monthly update, which the weekly refresh brings in",
			);
		}
		if (sale.day > today) {
			counts.yetToCome += 1;
			return;
		}
		countSale(sale.day);
		if (sale.postcode === null) {
			counts.withoutPostcode += 1;
			return;
		}
		counts.sales += 1;
		spill.add(groupOf(sale.postcode), sale.postcode, packSale(sale));
	};
	const takeRow = (line: string): void => {
		const fields = fieldsOf(line);
		if (fields.every((field) => field === "") || (columns === null && isHeading(fields))) {
			return;
		}
		columns ??= fields.length === OLDER_COLUMNS ? OLDER_COLUMNS : COLUMNS;
		const day = dayOf(fields, { line, columns });
		counts.rows += 1;
		if (day < oldest) {
			oldest = day;
		}
		if (day >= since) {
			keep(columns === COLUMNS ? fields : [...fields, ADDED]);
		}
	};
	return {
		take(line, number) {
			if (fault) {
				throw fault;
			}
			if (line === "" && number > 1) {
				return;
			}
			try {
				takeRow(line);
			} catch (cause) {
				fault = at(number, cause);
			}
		},
		finish(ended) {
			if (fault) {
				throw ended ? fault : new SyntaxError(`it is cut off, ${fault.message}`);
			}
			if (counts.rows === 0) {
				throw new SyntaxError("it is empty");
			}
			const month = newestMonth(months);
			if (month === null) {
				throw new SyntaxError("it has no sale of the past");
			}
			return {
				...counts,
				months: Object.fromEntries(months),
				oldest,
				newest,
				month,
				ahead: [...months].reduce((sum, [other, sales]) => sum + (other > month ? sales : 0), 0),
			};
		},
	};
}

/** Fields of a line. These files have no quoted line ends; such a row counts as broken off. @throws SyntaxError for a misplaced quote */
function fieldsOf(line: string): readonly string[] {
	const row = readRow(line, 0);
	if (typeof row === "string") {
		throw new SyntaxError("a quote is not closed, or stands where none may");
	}
	return row.fields;
}

const dayShape = /^\d{4}-\d\d-\d\d$/;

/** Columns of a file without the record status. Only monthly updates need it: complete and yearly files have added rows alone. */
const OLDER_COLUMNS = COLUMNS - 1;
const ADDED = "A";

/** Names of the columns that tell one order from another, as people write them over the rows. */
const headings = [/\b(id|identifier)\b/i, /price/i, /date|transfer/i, /post ?code/i];

/** Whether a first line names the columns, in the order of the rows. */
function isHeading(fields: readonly string[]): boolean {
	return (
		(fields.length === COLUMNS || fields.length === OLDER_COLUMNS) &&
		headings.every((name, at) => name.test((fields[at] ?? "").replaceAll("_", " ")))
	);
}

type Counted = { readonly line: string; readonly columns: number };

/** The day of a row, whose columns are counted first. */
function dayOf(fields: readonly string[], counted: Counted): IsoDate {
	const day = fields[2]?.slice(0, 10) ?? "";
	if (fields.length !== counted.columns || !dayShape.test(day)) {
		throw new SyntaxError(whatItIs(fields, counted));
	}
	return day;
}

/** What the file probably is instead, in words. */
function whatItIs(fields: readonly string[], { line, columns }: Counted): string {
	if (/^"?unique_id"?,/.test(line)) {
		return "it is an export of the Price Paid app, whose columns stand in another order: take pp-complete.csv or pp-<year>.csv";
	}
	return fields.length === columns
		? "the date of transfer is not where it should be"
		: `a row has ${fields.length} columns, not ${columns}`;
}

function at(number: number, cause: unknown): SyntaxError {
	if (!(cause instanceof SyntaxError)) {
		throw cause;
	}
	return new SyntaxError(`line ${number}: ${cause.message}`, { cause });
}

/**
 * Group of a postcode: its letters, first digit and the character after that. A sector never spans two groups, and groups are contiguous in the alphabet.
 * The country has some five thousand.
 */
function groupOf(postcode: string): string {
	const second = postcode.charCodeAt(1);
	return postcode.slice(0, second < 65 ? 3 : 4);
}
