import type { IsoDate } from "#domain/base/calendar.ts";
import { type Band, isBand } from "#domain/base/facts/band.ts";

/** What the files write for an empty value. Source: exports of both registers; the data dictionary of the new one. */
const nothing: ReadonlySet<string> = new Set([
	"",
	"NO DATA!",
	"NODATA!",
	"N/A",
	"NOT RECORDED",
	"NOT DEFINED",
	"INVALID!",
	"NULL",
]);

/** A trimmed field with single spaces and no control characters, such as line ends; null for an empty value. */
export function textIn(field: string | undefined): string | null {
	const text = field?.replace(/[\s\p{Cc}]+/gu, " ").trim() ?? "";
	return nothing.has(text.toUpperCase()) ? null : text;
}

const dayFirst = /^(\d\d)\/(\d\d)\/(\d{4})/;
const yearFirst = /^(\d{4})-(\d\d)-(\d\d)/;

/** A day written `DD/MM/YYYY` or `YYYY-MM-DD`, with or without a time behind it; null where it is none. */
export function dayIn(field: string | undefined): IsoDate | null {
	const text = field?.trim() ?? "";
	const [, year, month, day] = yearFirst.exec(text) ?? dayFirstParts(text);
	if (year === undefined || month === undefined || day === undefined) {
		return null;
	}
	const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
	const iso = instant.toISOString().slice(0, 10);
	// `Date` would turn 30 February into 2 March.
	return iso === `${year}-${month}-${day}` ? iso : null;
}

function dayFirstParts(text: string): readonly (string | undefined)[] {
	const [, day, month, year] = dayFirst.exec(text) ?? [];
	return [undefined, year, month, day];
}

/** A band's letter in either case; null where it is none. */
export function bandIn(field: string | undefined): Band | null {
	const letter = field?.trim().toUpperCase();
	return isBand(letter) ? letter : null;
}

/** A score: whole points, 1 and more; null where it is none. Homes that export energy score above 100. */
export function pointsIn(field: string | undefined): number | null {
	const points = numberIn(field);
	return points !== null && Number.isInteger(points) && points > 0 && points < 1000 ? points : null;
}

/** Square metres, rounded to tenths; null where there are none. */
export function areaIn(field: string | undefined): number | null {
	const area = Math.round((numberIn(field) ?? 0) * 10) / 10;
	return area > 0 && area < 100_000 ? area : null;
}

/** The digits of a property reference number, which one export writes `UPRN-000012345678`; null where there is none. */
export function uprnIn(field: string | undefined): string | null {
	const digits = /^(?:UPRN-)?0*(\d{1,12})(?:\.0)?$/.exec(field?.trim() ?? "")?.[1] ?? "0";
	return digits === "0" ? null : digits;
}

/** The number of a certificate, twenty digits in fours as both registers write it; null where it is none. */
export function certificateNumberIn(field: string | undefined): string | null {
	const digits = (field ?? "").trim().replaceAll("-", "");
	return /^\d{20}$/.test(digits) ? (digits.match(/\d{4}/g)?.join("-") ?? null) : null;
}

function numberIn(field: string | undefined): number | null {
	const text = field?.trim() ?? "";
	return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
