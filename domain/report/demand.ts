import type { Assessment } from "../assess.ts";
import type { Indicator } from "../demand/demand.ts";
import { indicatorInWords, indicatorWords, toldIndicator } from "../demand/indicator-words.ts";
import { isKnown } from "../evidence.ts";
import type { Nation } from "../nation.ts";
import { toldEvidence } from "../told.ts";
import type { DemandSection } from "./document.ts";
import { toldFigure } from "./told-figure.ts";
import { figureLabels } from "./words/figure-words.ts";

const thirdInWords = ["lower third", "middle third", "upper third"] as const;

/** Demand in the authority, and the published indicators behind it. */
export function demandSection({ facts, market }: Assessment): DemandSection {
	return {
		level: toldFigure({
			id: "marketDemand",
			label: figureLabels.marketDemand,
			evidence: market.demand,
			inWords: (level) => level,
		}),
		indicators: market.indicators.map((indicator) => toldOf(indicator, facts.place.nation)),
		note: "No public source gives the days a home takes to let, the share that stands empty or the enquiries it draws, so none of these is counted here.",
	};
}

function toldOf(
	{ id, evidence, third }: Indicator,
	nation: Nation,
): DemandSection["indicators"][number] {
	const told = toldFigure({
		id,
		label: indicatorWords[id].label,
		evidence,
		inWords: (value) => indicatorInWords(id, value),
		told: (figure) => toldEvidence(figure, toldIndicator),
	});
	if (!isKnown(evidence)) {
		return { ...told, third };
	}
	const placed = third === null ? "" : `, ${thirdInWords[third]} of the authorities of ${nation}`;
	return { ...told, third, text: `${indicatorInWords(id, evidence.value)}${placed}` };
}
