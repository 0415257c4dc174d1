import type { IsoDate } from "#domain/base/calendar.ts";

export const propertyTypes = ["D", "S", "T", "F", "O"] as const;
export const tenures = ["F", "L", "U"] as const;
export const categories = ["A", "B"] as const;
const statuses = ["A", "C", "D"] as const;

/** Columns of a row of Price Paid Data. Source: HM Land Registry, "How to access Price Paid Data". */
export const COLUMNS = 16;

/** One row of Price Paid Data: a sale, or a correction of an earlier row. */
export type Transaction = {
	/** 32 hexadecimal digits in upper case: the published identifier without braces and dashes. */
	readonly id: string;
	/** Whole pounds. */
	readonly price: number;
	/** Of the transfer. */
	readonly day: IsoDate;
	/** Without the space, `M145LL`; null where the row has none that can be one. */
	readonly postcode: string | null;
	/** Detached, semi-detached, terraced, flat or maisonette, other. */
	readonly type: (typeof propertyTypes)[number];
	readonly isNew: boolean;
	/** Freehold, leasehold, unknown. */
	readonly tenure: (typeof tenures)[number];
	/** Flat, house and street. Town, district and county follow from the postcode. */
	readonly address: string;
	/** A: sold at full value on the market. B: repossessed, bought to let with a mortgage, bought by a company, and the like. */
	readonly category: (typeof categories)[number];
	/** Added, changed, deleted. */
	readonly status: (typeof statuses)[number];
};

/** Stand-in for the blank fields of a deleted row, which only needs its identifier. */
const NOTHING = {
	price: 0,
	day: "1995-01-01",
	type: "O",
	isNew: false,
	tenure: "U",
	category: "B",
} as const;

/**
 * Reads one row of the bulk files or the monthly update, 16 columns without a heading. For a deleted row only identifier and postcode are read.
 * @throws SyntaxError naming an invalid column.
 */
export function readTransaction(fields: readonly string[]): Transaction {
	if (fields.length !== COLUMNS) {
		throw new SyntaxError(`a row has ${fields.length} columns, not ${COLUMNS}`);
	}
	const [id = "", price = "", day = "", postcode = "", type = "", age = "", tenure = ""] = fields;
	const [paon = "", saon = "", street = ""] = fields.slice(7);
	const status = oneOf(statuses, fields[15], "record status");
	const read = { id: readId(id), postcode: readPostcode(postcode), status };
	const address = [saon, paon, street].filter((part) => part !== "").join(", ");
	if (status === "D") {
		return { ...NOTHING, ...read, address };
	}
	return {
		...read,
		price: readPrice(price),
		day: readDay(day),
		type: oneOf(propertyTypes, type, "property type"),
		isNew: oneOf(["Y", "N"], age, "old/new") === "Y",
		tenure: oneOf(tenures, tenure, "duration"),
		address,
		category: oneOf(categories, fields[14], "PPD category"),
	};
}

const identifier = /^\{[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}\}$/i;

function readId(text: string): string {
	if (!identifier.test(text)) {
		throw wrong("transaction identifier", text);
	}
	return text.replace(/[{}-]/g, "").toUpperCase();
}

function readPrice(text: string): number {
	if (!/^[1-9]\d{0,11}$/.test(text)) {
		throw wrong("price", text);
	}
	return Number(text);
}

/** Price Paid Data begins with it. */
const FIRST_DAY = "1995-01-01";
const dayShape = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?: 00:00(?::00)?)?$/;

function readDay(text: string): IsoDate {
	const day = text.slice(0, 10);
	const date = Number(day.slice(8));
	// Every month has days 1 to 28: building a date for each of thirty million rows would take longer than reading them.
	const exists = date <= 28 || new Date(`${day}T00:00:00Z`).getUTCDate() === date;
	if (!dayShape.test(text) || !exists || day < FIRST_DAY) {
		throw wrong("date of transfer", text);
	}
	return day;
}

/** Checks the shape alone, because England and Wales have postcodes of every shape. */
const shape = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

function readPostcode(text: string): string | null {
	const compact = text.replaceAll(" ", "").toUpperCase();
	return shape.test(compact) ? compact : null;
}

function oneOf<const T extends string>(
	allowed: readonly T[],
	text: string | undefined,
	column: string,
): T {
	const found = allowed.find((value) => value === text);
	if (found === undefined) {
		throw wrong(column, text ?? "");
	}
	return found;
}

function wrong(column: string, text: string): SyntaxError {
	return new SyntaxError(`the ${column} is ${JSON.stringify(text.slice(0, 60))}`);
}
