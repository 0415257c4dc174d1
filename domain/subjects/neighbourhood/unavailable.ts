import { type Evidence, notCovered, unknown } from "../../base/evidence.ts";
import type { Answer } from "../../base/facts/facts.ts";
import { type LiveKind, liveSources } from "../../base/facts/live-sources.ts";
import { failureInWords } from "../../base/facts/source-answer.ts";

/** A figure of a source that did not answer. */
export function unavailableFigure(
	{ why }: Extract<Answer<unknown>, { state: "silent" }>,
	kind: LiveKind,
): Evidence<number> {
	const { source, name } = liveSources[kind];
	const gap = why === "nation_not_covered" ? notCovered : unknown;
	return gap({
		basis: "postcode",
		note: `Not known. ${name} ${failureInWords[why]}.`,
		citations: [{ source, asOf: null }],
	});
}
