import { noSuchRoute, type Question, type Reply } from "../exchange.ts";
import { bankRateDays } from "../fixtures/bank-rates.ts";

/** `GET /boeapps/database/_iadb-fromshowcolumns.asp` of the Bank of England's database, for the one series that is asked for. */
export function answerBankRate({ path, query }: Question): Reply {
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
