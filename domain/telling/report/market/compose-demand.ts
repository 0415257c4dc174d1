import { isKnown } from "../../../base/evidence.ts";
import { type FigureDto, serializeEvidence } from "../../../base/evidence-dto.ts";
import type { Nation } from "../../../base/nation.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import type { Indicator } from "../../../subjects/market/demand/demand.ts";
import {
	indicatorInWords,
	indicatorWords,
	roundIndicator,
} from "../../../subjects/market/demand/indicator-words.ts";
import { toFigureDto } from "../words/figure-dto.ts";
import { figureLabels } from "../words/figure-words.ts";
import type { DemandSection } from "./rent-section.ts";

const thirdInWords = ["lower third", "middle third", "upper third"] as const;

/** Demand in the authority, and the published indicators behind it. */
export function demandSection({ facts, market }: Assessment): DemandSection {
	return {
		level: toFigureDto({
			id: "marketDemand",
			label: figureLabels.marketDemand,
			evidence: market.demand,
			inWords: (level) => level,
		}),
		// A year's rent to price is shown as the yield instead.
		indicators: market.indicators
			.filter(({ id }) => id !== "rentToPrice")
			.map((indicator) => indicatorFigure(indicator, facts.place.nation)),
		note: "No public source gives days to let, empty homes or enquiries.",
	};
}

function indicatorFigure({ id, evidence, third }: Indicator, nation: Nation): FigureDto {
	const figure = toFigureDto({
		id,
		label: indicatorWords[id].label,
		evidence,
		inWords: (value) => indicatorInWords(id, value),
		serialize: (unrounded) => serializeEvidence(unrounded, roundIndicator),
	});
	if (!isKnown(evidence)) {
		return figure;
	}
	const placed = third === null ? "" : `, ${thirdInWords[third]} of the authorities of ${nation}`;
	return { ...figure, text: `${indicatorInWords(id, evidence.value)}${placed}` };
}
