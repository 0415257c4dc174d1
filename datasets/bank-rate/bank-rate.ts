import type { Fetch } from "#datasets/http/read-body.ts";
import { USER_AGENT } from "#domain/base/product.ts";
import { readBody } from "../http/read-body.ts";
import { type Observation, readSeries } from "./read-series.ts";

const SOURCE = "bankRate";
/** A line a working day since 2024 is 12 kB, and 4 kB more a year. */
const MAX_BYTES = 500_000;

/** The database reads its question with the slashes of the dates as they are, so it is not put through an encoder. */
const QUESTION =
	"csv.x=yes&Datefrom=01/Jan/2024&Dateto=now&SeriesCodes=IUDBEDR&CSVF=TN&UsingCodes=Y&VPD=Y&VFD=N";

type BankRateSource = {
	/** Bank Rate on every working day since January 2024, the oldest first. */
	series(signal: AbortSignal): Promise<Observation[]>;
};

/** Official Bank Rate, series IUDBEDR of the Bank of England's database. Its own pages refuse who does not look like a browser. */
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
