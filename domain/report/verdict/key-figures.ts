import type { Assessment } from "../../assess.ts";
import { known, unknown } from "../../evidence.ts";
import { type FigureDto, serializeEvidence, serializeMoney } from "../../evidence-dto.ts";
import { roundPercent } from "../../flat-figures.ts";
import type { Licensing } from "../../licensing/judge-licensing.ts";
import { coverageOf, isSettled, type Verdict } from "../../licensing/verdict.ts";
import { percentInWords } from "../../percent-in-words.ts";
import { poundsInWords } from "../../words.ts";
import { ratingFigure, upgradeCostFigure } from "../energy/compose-energy.ts";
import { toFigureDto } from "../figure-dto.ts";
import { decidingLicence } from "../licensing/compose-licensing.ts";
import { licenceKindInWords } from "../licensing/licensing-section.ts";
import { startingHome } from "../money/starting-home.ts";

/** Rating, licence, yield, cost to band C, rent and price: the visitor's own where stated, else typical of the place and said to be. */
export function keyFigures(assessment: Assessment): FigureDto[] {
	const { market } = assessment;
	const { price, rent } = startingHome(assessment);
	return [
		ratingFigure(assessment),
		licenceFigure(assessment),
		toFigureDto({
			id: "estimatedRentalYield",
			label: "Gross yield",
			evidence: market.grossYield,
			inWords: percentInWords,
			serialize: (evidence) => serializeEvidence(evidence, roundPercent),
		}),
		upgradeCostFigure(assessment),
		toFigureDto({
			id: "rent",
			label: "Rent",
			evidence: rent,
			inWords: (amount) => `${poundsInWords(amount)} a month`,
			serialize: serializeMoney,
		}),
		toFigureDto({
			id: "price",
			label: "Price",
			evidence: price,
			inWords: poundsInWords,
			serialize: serializeMoney,
		}),
	];
}

const verdictInWords: Readonly<Record<Verdict, string>> = {
	required: "needed",
	likely: "probably needed",
	check_boundary: "may be needed, to be checked",
	starting_soon: "needed once the scheme starts",
	none_found: "we found none",
	unknown: "not known",
	not_covered: "not covered here",
};

/** Planning, where a use needs both; nothing where it was found not to be needed. */
function planningBeside(
	{ licensing, bears }: Pick<Assessment, "licensing" | "bears">,
	kind: keyof Licensing,
): string {
	const { verdict } = licensing.articleFour;
	return kind === "articleFour" || !bears.articleFour || verdict === "none_found"
		? ""
		: `; planning permission: ${verdictInWords[verdict]}`;
}

/** The licence that decides for the stated use, by its verdict. */
function licenceFigure({ licensing, bears }: Assessment): FigureDto {
	const { kind, judgement } = decidingLicence(licensing, bears);
	const { verdict, basis, citations, summary } = judgement;
	const told = { basis, note: summary, citations };
	const evidence = isSettled(verdict)
		? known<string>({ ...told, value: verdict })
		: unknown<string>(told);
	return {
		id: "licence",
		label: "Licence for the use you state",
		text: `${licenceKindInWords[kind]}: ${verdictInWords[verdict]}${planningBeside({ licensing, bears }, kind)}`,
		evidence: serializeEvidence({ ...evidence, coverage: coverageOf(judgement) }),
	};
}
