import type { Tone } from "../../base/tone.ts";
import type { Verdict } from "./verdict.ts";

const words: Readonly<Record<Verdict, string>> = {
	required: "Required",
	likely: "Likely required",
	check_boundary: "May be required",
	starting_soon: "Starting soon",
	none_found: "We found none",
	unknown: "Not known",
	not_covered: "Not covered",
};

/** Wording for planning permission, which is not a licence. */
const planningWords: Readonly<Partial<Record<Verdict, string>>> = {
	required: "Permission needed",
	likely: "Permission likely needed",
	check_boundary: "Permission may be needed",
};

const tones: Readonly<Record<Verdict, Tone>> = {
	required: "red",
	likely: "amber",
	check_boundary: "amber",
	starting_soon: "amber",
	none_found: "grey",
	unknown: "grey",
	not_covered: "grey",
};

type Judged = {
	readonly verdict: Verdict;
	/** Planning permission is in question, not a licence. */
	readonly isPlanning: boolean;
	/** Whether the law itself decides, rather than a register. */
	readonly isByLaw: boolean;
};

/**
 * How good or bad a verdict is for a landlord. Only the law's own "not needed" is good: "no scheme found" is only as good as rows that nobody has verified.
 * Source: Rule LICENCE-21.
 */
export function verdictTone({ verdict, isByLaw }: Pick<Judged, "verdict" | "isByLaw">): Tone {
	return isByLaw && verdict === "none_found" ? "green" : tones[verdict];
}

/** A verdict in a word or three. */
export function verdictInWords({ verdict, isPlanning, isByLaw }: Judged): string {
	if (isByLaw && verdict === "none_found") {
		return "Not needed";
	}
	return (isPlanning ? planningWords[verdict] : null) ?? words[verdict];
}

/** The same for a licence known from a register, which is neither planning nor set by law. */
export function licenceVerdictInWords(verdict: Verdict): string {
	return words[verdict];
}
