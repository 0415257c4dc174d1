import type { IsoDate } from "#domain/base/calendar.ts";
import { SourceFault } from "../http/source-fault.ts";

/** What Bank Rate was on a day. Percent. */
export type Observation = { readonly day: IsoDate; readonly rate: number };

const HEADER = "DATE,IUDBEDR";
/** Bank Rate has been between 0.1 and 17 since the series began; anything else is an error. */
const HIGHEST = 25;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * Reads the series as the Bank of England's database sends it: a line a day, `18 Dec 2025,3.75`, the oldest first, blank on days without a rate. One
 * malformed line rejects the whole series, because a misread rate would stand for a week.
 * @throws SourceFault `malformed`, naming the line
 */
export function readSeries(text: string): Observation[] {
	if (!text.endsWith("\n")) {
		throw malformed(text.trim() === "" ? "nothing was sent" : "the last line is cut off");
	}
	const [header = "", ...lines] = text.replaceAll("\r\n", "\n").slice(0, -1).split("\n");
	if (header.trim() !== HEADER) {
		throw malformed(`the first line is not ${HEADER}`);
	}
	const series = lines.map((line, place) => readLine(line, place + 2));
	refuseDisorder(series);
	const known = series.flatMap(({ day, rate }) => (rate === null ? [] : [{ day, rate }]));
	if (known.length === 0) {
		throw malformed("no rate is in it");
	}
	return known;
}

type Line = { readonly day: IsoDate; readonly rate: number | null };

function readLine(line: string, place: number): Line {
	const [, date = "", month = "", year = "", rate] =
		/^(\d{2}) ([A-Z][a-z]{2}) (\d{4}),(\d{1,2}(?:\.\d{1,4})?)?$/.exec(line) ?? [];
	const day = dayOf(year, months.indexOf(month) + 1, date);
	if (day === null) {
		throw malformed(`line ${place} is not a day and a rate`);
	}
	if (rate !== undefined && Number(rate) > HIGHEST) {
		throw malformed(`line ${place} has a rate above ${HIGHEST} per cent`);
	}
	return { day, rate: rate === undefined ? null : Number(rate) };
}

/** Null for a day that does not exist, which `Date` would turn into another. */
function dayOf(year: string, month: number, date: string): IsoDate | null {
	const day = `${year}-${String(month).padStart(2, "0")}-${date}`;
	const instant = Date.parse(`${day}T00:00:00Z`);
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day) ? day : null;
}

function refuseDisorder(series: readonly Line[]): void {
	const place = series.findIndex(({ day }, at) => at > 0 && day <= (series[at - 1]?.day ?? ""));
	if (place !== -1) {
		throw malformed(`line ${place + 2} is not later than the one before it`);
	}
}

function malformed(message: string): SourceFault {
	return new SourceFault("bankRate", "malformed", message);
}
