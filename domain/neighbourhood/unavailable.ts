import { type Evidence, notCovered, unknown } from "../evidence.ts";
import type { Answer } from "../facts.ts";
import { type LiveKind, liveSources } from "../live-sources.ts";
import { failureInWords } from "../source-answer.ts";

/** A figure of a source that said nothing, or nothing that can be told: then `note` says what. */
export function unavailable(
	answer: Answer<unknown>,
	kind: LiveKind,
	note?: string,
): Evidence<number> {
	const { source, name } = liveSources[kind];
	const gap = { basis: "postcode", citations: [{ source, asOf: null }] } as const;
	if (answer.state === "answered") {
		return unknown({ ...gap, note: note ?? "Not known." });
	}
	const why = `Not known. ${name} ${failureInWords[answer.why]}.`;
	return answer.why === "nation_not_covered"
		? notCovered({ ...gap, note: why })
		: unknown({ ...gap, note: why });
}
