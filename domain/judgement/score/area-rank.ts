import type { Citation } from "../../base/evidence.ts";
import type { DemandIndicatorId } from "../../base/facts/demand-thresholds.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import type { Nation } from "../../base/nation.ts";
import type { PlaceInSet } from "../../base/tenths.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { ComponentId } from "./method.ts";
import { scoreSubject } from "./score-subject.ts";

/** Rank of a home's area among the authorities of its nation, by one figure. */
export type AreaRank = {
	/** "Yield: lower than 8 of 10 authorities of England". */
	readonly text: string;
	/** "Yields more than 8 of 10 English councils"; null for a part other than yield. */
	readonly headline: string | null;
	/** Of the area's own figure. */
	readonly citations: readonly Citation[];
};

/** Parts of a score that have a rank. */
export type AreaRanks = Readonly<Partial<Record<ComponentId, AreaRank>>>;

/** Figures that rank each part, the most informative first. */
const rankedFigures: Readonly<
	Record<"yield" | "market", readonly (readonly [DemandIndicatorId, string])[]>
> = {
	yield: [["rentToPrice", "Yield"]],
	market: [
		["rentGrowth", "Rent growth"],
		["priceGrowth", "Price growth"],
	],
};

type Judged = Pick<JudgedHome, "facts" | "market" | "energy" | "inputs">;

/**
 * Ranks of the home's authority by part, while the score is not of the home itself. A yield from stated figures belongs to no area and has no rank. Energy
 * and licensing have no published authority figure. Source: Rule SCORE-20.
 */
export function areaRanks(home: Judged): AreaRanks {
	if (scoreSubject(home) === "home") {
		return {};
	}
	const market = firstRank(home, rankedFigures.market);
	const grossYield = areFiguresStated(home.inputs) ? null : firstRank(home, rankedFigures.yield);
	return { ...(grossYield && { yield: grossYield }), ...(market && { market }) };
}

function firstRank(
	{ market, facts }: Judged,
	figures: (typeof rankedFigures)["yield"],
): AreaRank | null {
	for (const [id, label] of figures) {
		const indicator = market.indicators.find((each) => each.id === id);
		if (indicator?.place) {
			const { place, evidence } = indicator;
			return {
				text: `${label}: ${placeInWords(place, facts.place.nation)}`,
				headline: id === "rentToPrice" ? yieldsInWords(place, facts.place.nation) : null,
				citations: evidence.citations,
			};
		}
	}
	return null;
}

const councilsOfNation: Readonly<Record<Nation, string>> = {
	England: "English councils",
	Wales: "Welsh councils",
	Scotland: "Scottish councils",
	"Northern Ireland": "councils in Northern Ireland",
};

function yieldsInWords({ side, of10 }: PlaceInSet, nation: Nation): string {
	const councils = councilsOfNation[nation];
	return side === "middle"
		? `Yields like the middle of ${councils}`
		: `Yields ${side === "higher" ? "more" : "less"} than ${of10} of 10 ${councils}`;
}

function placeInWords({ side, of10 }: PlaceInSet, nation: Nation): string {
	return side === "middle"
		? `in the middle of the authorities of ${nation}`
		: `${side} than ${of10} of 10 authorities of ${nation}`;
}
