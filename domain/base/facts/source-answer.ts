import { type Answer, faults, type SourceFailure } from "./facts.ts";

/** Why a source gave no answer, as the end of a sentence that names it: "The register ... did not answer in time." */
export const failureInWords: Readonly<Record<SourceFailure, string>> = {
	off: "is not connected to this service",
	held: "was not asked, because we hold its list ourselves",
	no_position: "was not asked, because the exact position of this postcode is not known",
	nation_not_covered: "does not cover this nation",
	timed_out: "did not answer in time",
	unreachable: "could not be reached",
	refused: "refused to answer",
	malformed: "answered with something we could not read",
};

/** Whether a source is at fault today, so that asking again soon may help. */
export function isFault(answer: Answer<unknown>): boolean {
	return answer.state === "silent" && faults.includes(answer.why);
}

/** What a source said, or null when it said nothing. */
export function unwrap<T>(answer: Answer<T>): T | null {
	return answer.state === "answered" ? answer.data : null;
}

/** Day (UTC) on which a source answered, `YYYY-MM-DD`; null when it did not. */
export function answeredOn(answer: Answer<unknown>): string | null {
	return answer.state === "answered" ? new Date(answer.at).toISOString().slice(0, 10) : null;
}
