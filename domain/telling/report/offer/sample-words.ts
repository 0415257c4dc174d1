import { dateInWords, poundsInWords } from "../../../base/words.ts";
import type { Home, ReportDocument } from "../document/document.ts";

/** What the sample says of itself: its postcode and the figures it states. */
export type SampleOf = {
	readonly home: Pick<Home, "postcode">;
	readonly inputs: Pick<ReportDocument["inputs"], "price" | "rent">;
};

/** Said of the sample report while it is made again each time it is opened. */
export function sampleInWords(sample: SampleOf): string {
	return `This is a sample: the report of ${sample.home.postcode} as it would be made today.${examplesInWords(sample)}`;
}

/** Said in a file of it, which may be opened on any day after. */
export function sampleMadeInWords(sample: SampleOf & Pick<ReportDocument, "day">): string {
	return `This is a sample: the report of ${sample.home.postcode} as it was made on ${dateInWords(sample.day)}.${examplesInWords(sample)}`;
}

/** No one stated its figures, so they are said to be examples. */
function examplesInWords({ inputs: { price, rent } }: SampleOf): string {
	return price === null || rent === null
		? ""
		: ` The price of ${poundsInWords(price)} and the rent of ${poundsInWords(rent)} a month are examples.`;
}
