import { rangeInWords } from "../../base/amounts-in-words.ts";
import { isAtC } from "../../base/facts/band.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { dateInWords, listInWords } from "../../base/words.ts";
import type { PlanStep } from "../../judgement/steps/plan-step.ts";
import type { ReportDocument } from "./document/document.ts";

/** Headings of page one. */
export const DECISION_TITLES = {
	/** Of page one itself, in the outline of the PDF. */
	page: "The decision",
	risks: (count: number) =>
		count === 1 ? "The gravest risk" : `The ${count === 2 ? "two" : "three"} gravest risks`,
	steps: "Action plan",
	chapters: "The proof, chapter by chapter",
} as const;

/** Cost of reaching band C, or that it is unknown without the home's certificate; null at C already, and where no step is given. */
export function costToCInWords({
	energy: { band, ofHome, route },
}: Pick<ReportDocument, "energy">): string | null {
	if (band === null || !ofHome) {
		return "Cost to reach C: not known without its certificate.";
	}
	return isAtC(band) || !route?.cost ? null : `${rangeInWords(route.cost)} to reach band C.`;
}

/** Gaps that one line names. */
const MOST_NAMED = 3;

/** What could not be checked in one line, and how to treat it; null where all was checked. Source: Rule EVIDENCE-4. */
export function notCheckedLine({
	unchecked,
}: Pick<ReportDocument, "unchecked">): { readonly what: string; readonly warning: string } | null {
	const named = listInWords(unchecked.slice(0, MOST_NAMED).map(({ what }) => lowerFirst(what)));
	return unchecked.length === 0
		? null
		: {
				// A gap may name several figures, so the remaining ones are not counted.
				what:
					unchecked.length > MOST_NAMED
						? `${unchecked.length} gaps, among them ${named}.`
						: `Not checked: ${named}.`,
				warning: "Don’t assume they are fine.",
			};
}

/** "by 14 August 2027 (draft)"; empty for a step without a day. */
export function stepDayInWords({ by, isDraft }: Pick<PlanStep, "by" | "isDraft">): string {
	return by === null ? "" : `by ${dateInWords(by)}${isDraft ? " (draft)" : ""}`;
}
