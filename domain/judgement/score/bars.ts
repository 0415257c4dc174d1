import { type Evidence, isKnown } from "../../base/evidence.ts";
import { midpoint } from "../../base/facts/band.ts";
import { round } from "../../base/statistics.ts";
import type { EnergyFigures } from "../../subjects/energy/energy-figures.ts";
import { isSettled, type Judgement } from "../../subjects/licensing/verdict.ts";
import { type Demand, NOT_PUBLISHED } from "../../subjects/market/demand/demand.ts";
import { demandScores } from "./method.ts";

/** One of three bars under the score. `percent` null: no bar, and `note` says why. */
export type Bar = {
	readonly label: "EPC Compliance" | "Licensing Risk" | "Market Conditions";
	readonly percent: number | null;
	readonly estimated: boolean;
	readonly note: string | null;
};

/** Percent shown when a licence may be needed, and when none was found. Source: Rule SCORE-17. */
const LICENCE_IN_QUESTION = 60;
const NO_LICENCE_FOUND = 90;

/** The three bars. Licensing is 60 for `check_boundary` too, and unknown parts have no bar. Source: Rule SCORE-17. */
export function previewBars(
	energy: EnergyFigures,
	{ hmo, selective }: { hmo: Judgement; selective: Judgement | null },
	demand: Evidence<Demand>,
): Bar[] {
	return [
		energyBar(energy),
		licensingBar([hmo, ...(selective ? [selective] : [])]),
		marketBar(demand),
	];
}

function energyBar({ points, band }: EnergyFigures): Bar {
	const label = "EPC Compliance";
	if (isKnown(points)) {
		const percent = Math.max(0, Math.min(100, round(points.value)));
		return { label, percent, estimated: points.coverage !== "ok", note: points.note };
	}
	return isKnown(band)
		? { label, percent: round(midpoint(band.value)), estimated: true, note: band.note }
		: { label, percent: null, estimated: false, note: "No energy rating is known" };
}

function licensingBar(judgements: readonly Judgement[]): Bar {
	const label = "Licensing Risk";
	const inQuestion = judgements.find(
		({ verdict }) => isSettled(verdict) && verdict !== "none_found",
	);
	if (inQuestion) {
		return {
			label,
			percent: LICENCE_IN_QUESTION,
			estimated: inQuestion.verdict !== "required",
			note: inQuestion.summary,
		};
	}
	const unsettled = judgements.find(({ verdict }) => !isSettled(verdict));
	return unsettled
		? { label, percent: null, estimated: false, note: "Not checked" }
		: {
				label,
				percent: NO_LICENCE_FOUND,
				estimated: judgements.some(({ basis }) => basis !== "rule"),
				note: null,
			};
}

function marketBar(demand: Evidence<Demand>): Bar {
	const label = "Market Conditions";
	return isKnown(demand)
		? {
				label,
				percent: demandScores[demand.value],
				estimated: demand.coverage !== "ok",
				note: demand.note,
			}
		: { label, percent: null, estimated: false, note: NOT_PUBLISHED };
}
