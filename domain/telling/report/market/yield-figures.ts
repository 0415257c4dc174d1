import { bases, type Evidence, known, unknown } from "../../../base/evidence.ts";
import { type FigureDto, serializeEvidence } from "../../../base/evidence-dto.ts";
import { percentInWords, roundPercent } from "../../../base/percent-in-words.ts";
import { round } from "../../../base/statistics.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { missingInputsInWords } from "../money/compose-money.ts";
import { toFigureDto } from "../words/figure-dto.ts";
import { figureLabels } from "../words/figure-words.ts";
import { rateFigure } from "./market-figures.ts";

/** Gross yield used by the score, yields at the start of the money section, and Bank Rate. Percent. */
export function yieldFigures(assessment: Assessment): FigureDto[] {
	const { market } = assessment;
	return [
		toFigureDto({
			id: "estimatedRentalYield",
			label: figureLabels.estimatedRentalYield,
			evidence: market.grossYield,
			inWords: percentInWords,
			serialize: (evidence) => serializeEvidence(evidence, roundPercent),
		}),
		...startingYields(assessment),
		rateFigure({
			id: "bankRate",
			label: "Bank Rate",
			evidence: market.bankRate,
			inWords: (percent) => `${round(percent, 2).toFixed(2)}%`,
		}),
	];
}

function startingYields(assessment: Assessment): FigureDto[] {
	const { money } = assessment;
	const missing = missingInputsInWords(money);
	const { grossYield, netYield } = money.figures.year;
	const yields = [
		{
			id: "grossYield",
			label: "Gross yield the sums begin with",
			value: grossYield,
			method: "Twelve months of the rent over the price.",
		},
		{
			id: "netYield",
			label: "Net yield the sums begin with",
			value: netYield,
			method:
				"The year's rent less voids and running costs, before interest, over price, purchase tax and fees.",
		},
	];
	return yields.map(({ id, label, value, method }) =>
		rateFigure({
			id,
			label,
			evidence: startingYield(assessment, { value, method, missing }),
			inWords: percentInWords,
			serialize: (evidence) => serializeEvidence(evidence, roundPercent),
		}),
	);
}

type StartingYield = {
	readonly value: number | null;
	readonly method: string;
	readonly missing: string | null;
};

/** The starting yield, with the coarser basis of price and rent; the buyer's own where both are theirs. */
function startingYield(
	assessment: Assessment,
	{ value, method, missing }: StartingYield,
): Evidence<number> {
	const { price, rent } = assessment.money;
	const farther = bases.indexOf(price.basis) > bases.indexOf(rent.basis) ? price : rent;
	const { basis, place } = farther;
	const citations = [...rent.citations, ...price.citations];
	return value === null
		? unknown({ basis, note: missing ?? "No purchase tax is held for that day.", citations })
		: known({ value, basis, place, coverage: "estimated", note: method, citations });
}
