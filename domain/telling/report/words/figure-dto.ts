import { type Basis, type Evidence, isKnown } from "../../../base/evidence.ts";
import { type EvidenceDto, type FigureDto, serializeEvidence } from "../../../base/evidence-dto.ts";

type Figure<Id extends string, Value extends number | string | boolean> = {
	readonly id: Id;
	readonly label: string;
	readonly evidence: Evidence<Value>;
	/** The value as it is printed. */
	readonly inWords: (value: Value) => string;
	/** How the evidence is written out; money in pounds. */
	readonly serialize?: (evidence: Evidence<Value>) => EvidenceDto;
};

/** Bases that are near the home but not at it. */
const typicalBases: readonly Basis[] = ["postcode", "area", "authority", "region", "country"];

/**
 * A figure as the report prints it. One not measured at the home names the place it is typical of; a gap is marked, with the reason in the evidence's note.
 * Source: Rule EVIDENCE-1.
 */
export function toFigureDto<Id extends string, Value extends number | string | boolean>({
	id,
	label,
	evidence,
	inWords,
	serialize = serializeEvidence,
}: Figure<Id, Value>): FigureDto<Id> {
	return {
		id,
		label,
		text: isKnown(evidence) ? `${inWords(evidence.value)}${whose(evidence)}` : gapInWords(evidence),
		evidence: serialize(evidence),
	};
}

/** ", typical of M14 5LL" of a figure that is not the home's own, else nothing. */
function whose({ basis, place }: Pick<Evidence<unknown>, "basis" | "place">): string {
	return typicalBases.includes(basis) ? `, typical of ${place ?? "the place"}` : "";
}

function gapInWords({ coverage }: Pick<Evidence<unknown>, "coverage">): string {
	return coverage === "not_covered" ? "Not covered here" : "Not known";
}
