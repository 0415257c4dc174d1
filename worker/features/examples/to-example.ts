import type { Example } from "#contracts/examples.ts";
import type { Assessment } from "#domain/assess.ts";
import { flatFigures } from "#domain/flat-figures.ts";
import { verdictInWords } from "#domain/licensing/verdict-words.ts";
import { placeLabel } from "#domain/place/place-label.ts";
import { decidingLicence } from "#domain/report/licensing.ts";
import { licenceKindInWords } from "#domain/report/licensing-section.ts";
import { lowerFirst } from "#domain/report/sentence.ts";
import { natureOf } from "#domain/report/words/licensing-words.ts";

/** An assessment in short. Nothing in it is kept for those who pay: it is of what DECISIONS 4 gives to everyone. */
export function toExample(postcode: string, assessment: Assessment): Example {
	const { epcRating, estimatedRentalYield } = flatFigures(assessment);
	const { score, facts, day } = assessment;
	return {
		postcode,
		place: placeLabel(facts.place),
		score: score.value,
		label: score.label,
		colour: score.colour,
		epcRating,
		grossYield: estimatedRentalYield,
		licensing: licensingInShort(assessment),
		assessedOn: day,
	};
}

/** "Selective licence: likely required": the licence that decides for the use, and its verdict. */
function licensingInShort({ licensing, bears }: Assessment): string {
	const { kind, judgement } = decidingLicence(licensing, bears);
	const verdict = verdictInWords({ verdict: judgement.verdict, ...natureOf(kind) });
	return `${licenceKindInWords[kind]}: ${lowerFirst(verdict)}`;
}
