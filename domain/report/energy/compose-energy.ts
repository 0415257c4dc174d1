import type { Assessment } from "../../assess.ts";
import { bandOf } from "../../epc/band.ts";
import { isExpired, validUntil } from "../../epc/current-certificates.ts";
import { standardFor } from "../../epc/letting-standard.ts";
import { type RouteToC, routeToC } from "../../epc/route-to-c.ts";
import { type FigureDto, serializeMoney } from "../../evidence-dto.ts";
import { pence } from "../../money.ts";
import { countInWords } from "../../words.ts";
import { toFigureDto } from "../figure-dto.ts";
import { rangeInWords } from "../range-in-words.ts";
import { figureLabels, pointsInWords, upgradeCostInWords } from "../words/figure-words.ts";
import { energyAnswer } from "./energy-answer.ts";
import { energyCautions } from "./energy-cautions.ts";
import type { EnergyRoute, EnergySection } from "./energy-section.ts";
import { energyStandard } from "./energy-standard.ts";

/** The home's energy rating, what the law asks of it on the day, and its certificate's own way to band C. */
export function energySection(assessment: Assessment): EnergySection {
	const { chosen, day, energy, facts } = assessment;
	const { current, coming, note } = standardFor(facts.place.nation, day);
	const certificate = chosen
		? {
				number: chosen.number,
				registeredOn: chosen.registeredOn,
				validUntil: validUntil(chosen),
				expired: isExpired(chosen, day),
			}
		: null;
	return {
		answer: energyAnswer(assessment),
		ofHome: chosen !== null,
		band: energy.band.value,
		potentialBand: energy.potentialBand.value,
		points: energy.points.value,
		potentialPoints: energy.potentialPoints.value,
		figures: energyFigures(assessment),
		certificate,
		standards: [current, coming]
			.filter((standard) => standard !== null)
			.map((standard) => energyStandard(standard, assessment)),
		standardNote: note ? unlessChecked(note) : null,
		route: chosen ? energyRoute(routeToC(chosen)) : null,
		cautions: energyCautions(assessment),
	};
}

/** The rating, named as the preview names it. */
export function ratingFigure({ energy }: Assessment): FigureDto {
	return toFigureDto({
		id: "epcRating",
		label: "Energy rating",
		evidence: energy.band,
		inWords: (band) => band,
	});
}

/** Cost of the certificate's own steps to band C: the printed range of the home, the median of a postcode's homes. */
export function upgradeCostFigure({ energy }: Assessment): FigureDto {
	const { range, basis } = energy.upgradeCost;
	return toFigureDto({
		id: "estimatedUpgradeCost",
		label: "Cost to reach band C",
		evidence: energy.upgradeCost,
		inWords: (cost) =>
			cost > 0 && range && basis === "property"
				? rangeInWords({ low: pence(range[0]), high: pence(range[1]) })
				: upgradeCostInWords(cost, basis),
		serialize: serializeMoney,
	});
}

function energyFigures(assessment: Assessment): FigureDto[] {
	const { energy } = assessment;
	return [
		{ ...ratingFigure(assessment), label: figureLabels.epcRating },
		toFigureDto({
			id: "currentEnergyEfficiency",
			label: figureLabels.currentEnergyEfficiency,
			evidence: energy.points,
			inWords: pointsInWords,
		}),
		toFigureDto({
			id: "epcPotentialRating",
			label: figureLabels.epcPotentialRating,
			evidence: energy.potentialBand,
			inWords: (band) => band,
		}),
		toFigureDto({
			id: "potentialEnergyEfficiency",
			label: figureLabels.potentialEnergyEfficiency,
			evidence: energy.potentialPoints,
			inWords: pointsInWords,
		}),
		{ ...upgradeCostFigure(assessment), label: figureLabels.estimatedUpgradeCost },
	];
}

function unlessChecked({ text, lastChecked }: { text: string; lastChecked: string | null }) {
	return lastChecked === null ? `${text} We have not checked this in a source.` : text;
}

/** The way to band C as the certificate prints it, without the register's codes. */
function energyRoute({ steps, arrives, cost }: RouteToC): EnergyRoute {
	return {
		steps: steps.map((step) => ({
			title: step.title,
			cost: step.cost,
			totalCost: step.totalCost,
			pointsAfter: step.pointsAfter,
			bandAfter: step.pointsAfter === null ? null : bandOf(step.pointsAfter),
			reachesC: step.reachesC,
		})),
		arrives,
		summary: routeInWords({ steps, cost }),
		cost: cost.known ? { low: cost.low, high: cost.high } : null,
	};
}

function routeInWords({ steps, cost }: Pick<RouteToC, "steps" | "cost">): string {
	if (!cost.known) {
		return cost.reason;
	}
	return steps.length === 0
		? "Band C or better already: no step is needed."
		: `${rangeInWords(cost)} for ${countInWords(steps.length, "step")} to band C, as printed on the certificate.`;
}
