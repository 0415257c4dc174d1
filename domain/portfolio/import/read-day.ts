import { addDays, type IsoDate } from "../../base/calendar.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Two digits up to here are of this century. */
const LAST_OF_CENTURY = 79;
/** Excel counts days from here, and has a 29 February 1900 that never was. Source: ECMA-376 part 1, 18.17.4.1. */
const EXCEL_ZERO = "1899-12-30";

/** The day that Excel's number of days is. */
export function excelDay(days: number): IsoDate {
	return addDays(EXCEL_ZERO, Math.floor(days));
}

/** 1954 to 2119. Smaller numbers are years or amounts. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z| ?[ap]m)?$/i;

const shapes: readonly [
	RegExp,
	order: readonly ["y" | "m" | "d", "y" | "m" | "d", "y" | "m" | "d"],
][] = [
	[/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, ["y", "m", "d"]],
	[/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/, ["d", "m", "y"]],
	[
		/^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/., ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i,
		["d", "m", "y"],
	],
	[/^([a-z]{3,9})[-/., ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/i, ["m", "d", "y"]],
];

/** The day of a cell, or why it is none. Days come first, as in Britain: 03/04/2026 is 3 April. Source: Rule HOMES-13. */
export function readDay(cell: string): IsoDate | { readonly reason: string } {
	const plain = cell
		.trim()
		.replace(TIME, "")
		.replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i, "");
	if (SERIAL.test(plain)) {
		return excelDay(Number(plain));
	}
	for (const [shape, order] of shapes) {
		const found = shape.exec(plain);
		if (found) {
			const part = (letter: "y" | "m" | "d") => found[order.indexOf(letter) + 1] ?? "";
			return dayOf(part("y"), part("m"), part("d"));
		}
	}
	return { reason: "This is no day. Write it as 31/12/2026." };
}

function dayOf(year: string, month: string, day: string): IsoDate | { readonly reason: string } {
	const ofYear = /^\d/.test(month)
		? Number(month)
		: MONTHS.findIndex((name) => month.toLowerCase().startsWith(name)) + 1;
	const century = year.length === 4 ? 0 : Number(year) <= LAST_OF_CENTURY ? 2000 : 1900;
	const date = new Date(Date.UTC(century + Number(year), ofYear - 1, Number(day)));
	if (ofYear > 12) {
		return { reason: `There is no month ${ofYear}. The day comes first.` };
	}
	if (ofYear < 1 || date.getUTCMonth() !== ofYear - 1 || date.getUTCDate() !== Number(day)) {
		return { reason: "That day does not exist." };
	}
	return date.toISOString().slice(0, 10);
}
