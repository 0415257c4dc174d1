import { noSuchRoute, type Reply, type SourceRequest } from "../exchange.ts";

/** `GET /boeapps/database/_iadb-fromshowcolumns.asp` of the Bank of England's database, for the one series that is asked for. */
export function answerBankRate({ path, query }: SourceRequest): Reply {
	if (
		path !== "/boeapps/database/_iadb-fromshowcolumns.asp" ||
		query.get("SeriesCodes") !== "IUDBEDR"
	) {
		return noSuchRoute;
	}
	const lines = bankRateDays().map(({ day, rate }) => `${inWords(day)},${rate}\r\n`);
	return { status: 200, csv: `DATE,IUDBEDR\r\n${lines.join("")}` };
}

const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** `18 Dec 2025`. */
function inWords(day: string): string {
	const [year, , date] = day.split("-");
	return `${date} ${short.format(new Date(day))} ${year}`;
}

/** Bank Rate as the Bank of England set it, from the day it took effect. */
const changes = [
	{ from: "2023-08-03", rate: 5.25 },
	{ from: "2024-08-01", rate: 5 },
	{ from: "2024-11-07", rate: 4.75 },
	{ from: "2025-02-06", rate: 4.5 },
	{ from: "2025-05-08", rate: 4.25 },
	{ from: "2025-08-07", rate: 4 },
	{ from: "2025-12-18", rate: 3.75 },
] as const;

const FIRST_DAY = "2024-01-02";
/** Later than the date of the committed table, so that a refresh in development has something to bring. */
const LAST_DAY = "2026-11-20";
const DAY_MS = 86_400_000;

/** A day and its rate for every weekday of the simulated series, oldest first; Christmas Day has none. */
function bankRateDays(): { day: string; rate: number | "" }[] {
	const first = Date.parse(FIRST_DAY);
	const count = (Date.parse(LAST_DAY) - first) / DAY_MS + 1;
	return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS))
		.filter((date) => date.getUTCDay() % 6 !== 0)
		.map((date) => date.toISOString().slice(0, 10))
		.map((day) => ({ day, rate: day.endsWith("-12-25") ? "" : rateOn(day) }));
}

function rateOn(day: string): number {
	return changes.findLast(({ from }) => from <= day)?.rate ?? changes[0].rate;
}
