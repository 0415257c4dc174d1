import { adverseFirst } from "../../../base/area-fact.ts";
import { type FigureDto, serializeEvidence } from "../../../base/evidence-dto.ts";
import type { Assessment } from "../../../judgement/assess.ts";

/** What is known of the place around the home, as the chapter on the area tells it: what is adverse comes first. */
export function placeFacts({ areaFacts }: Assessment): FigureDto[] {
	return areaFacts.toSorted(adverseFirst).map(({ id, label, text, evidence }) => ({
		id,
		label,
		text,
		evidence: serializeEvidence(evidence),
	}));
}
