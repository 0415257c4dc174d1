import type { Fetch } from "#datasets/http/read-body.ts";
import { USER_AGENT } from "#domain/base/product.ts";
import { readBody } from "../http/read-body.ts";
import { type Observation, readSeries } from "./read-series.ts";

const SOURCE = "bankRate";
/** Most bytes accepted. One line a working day since 2024 is 12 kB, plus 4 kB a year. */
const MAX_BYTES = 500_000;

/** The database expects unescaped slashes in the dates of its query, so the query is not URL-encoded. */
const QUESTION =
	"csv.x=yes&Datefrom=01/Jan/2024&Dateto=now&SeriesCodes=IUDBEDR&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N";

type BankRateSource = {
	/** Bank Rate on every working day since January 2024, the oldest first. */
	series(signal: AbortSignal): Promise<Observation[]>;
};

/** Official Bank Rate, series IUDBEDR of the Bank of England's database, which refuses clients that do not look like a browser. */
export function bankRateSource({
	baseUrl,
	fetch,
}: {
	baseUrl: string;
	fetch: Fetch;
}): BankRateSource {
	return {
		async series(signal) {
			const { text } = await readBody({
				source: SOURCE,
				url: `${baseUrl}/boeapps/database/_iadb-fromshowcolumns.asp?${QUESTION}`,
				fetch,
				signal,
				headers: { Accept: "text/csv", "User-Agent": USER_AGENT },
				maxBytes: MAX_BYTES,
			});
			return readSeries(text);
		},
	};
}
