import { sentence } from "../../../base/sentence.ts";
import { dateInWords } from "../../../base/words.ts";
import type { Unchecked } from "../../../judgement/unchecked/unchecked.ts";
import type { Narrative, ReportDocument } from "../document/document.ts";

/** What the report is and is not. */
export const NOT_ADVICE = "information, not financial or legal advice";

/** Says that a language model worded the risks and recommendations. Source: Rule REPORT-5. */
export function writtenByInWords({ model }: Pick<Narrative, "model">): string {
	return `Risks and recommendations were worded by a language model${model ? ` (${model})` : ""} from the facts of this report. A sentence with a number or a place that is not among them is left out.`;
}

/** When and by which method the report was made. */
export function madeInWords({
	day,
	methodologyVersion,
}: Pick<ReportDocument, "day" | "methodologyVersion">): string {
	return `Made on ${dateInWords(day)} by version ${methodologyVersion} of our score method, and kept as it was made.`;
}

/** Why something is open, and who knows it. */
export function openInWords({ why, ask }: Unchecked): string {
	return `${why}${ask ? ` Ask: ${sentence(ask)}` : ""}`;
}
