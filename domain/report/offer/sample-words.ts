import { dateInWords } from "../../words.ts";
import type { ReportDocument } from "../document.ts";

/** Said of the sample report while it is made again each time it is opened. */
export function sampleInWords({ home }: Pick<ReportDocument, "home">): string {
	return `This is a sample: the report of ${home.postcode} as it would be made today.`;
}

/** Said in a file of it, which may be opened on any day after. */
export function sampleMadeInWords({ home, day }: Pick<ReportDocument, "home" | "day">): string {
	return `This is a sample: the report of ${home.postcode} as it was made on ${dateInWords(day)}.`;
}
