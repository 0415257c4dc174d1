import { rangeInWords } from "../../../base/amounts-in-words.ts";
import { isKnown } from "../../../base/evidence.ts";
import { type FigureDto, serializeMoney } from "../../../base/evidence-dto.ts";
import { type Band, bandOf, isAtC, isBelowMinimum } from "../../../base/facts/band.ts";
import type { Place } from "../../../base/facts/facts.ts";
import { pence } from "../../../base/money.ts";
import { possibleNations } from "../../../base/place/possible-nations.ts";
import { sentence, upperFirst } from "../../../base/sentence.ts";
import { countInWords, dateInWords, listInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { isExpired, validUntil } from "../../../subjects/energy/current-certificates.ts";
import { leastBandAt, standardFor } from "../../../subjects/energy/letting-standard.ts";
import { type RouteToC, routeToC } from "../../../subjects/energy/route-to-c.ts";
import { toFigureDto } from "../words/figure-dto.ts";
import { figureLabels, pointsInWords, upgradeCostInWords } from "../words/figure-words.ts";
import { energyCautions } from "./energy-cautions.ts";
import type { EnergyRoute, EnergySection } from "./energy-section.ts";
import { energyStandard } from "./energy-standard.ts";

/** The home's energy rating, the law's requirements on the day, and its certificate's own way to band C. */
export function energySection(assessment: Assessment): EnergySection {
	const { chosen, day, energy, facts } = assessment;
	const { current, coming, note } = standardFor(facts.place.nation, day);
	const isOpen = leastBandAt(facts.place) === "open";
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
		standards: (isOpen ? [] : [current, coming])
			.filter((standard) => standard !== null)
			.map((standard) => energyStandard(standard, assessment)),
		standardNote: isOpen ? `${openStandard(facts.place)}.` : note ? unlessChecked(note) : null,
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

/** Cost of the certificate's own steps to band C: the home's printed range, or the median of a postcode's homes. */
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
function energyRoute({ steps, cost }: RouteToC): EnergyRoute {
	return {
		steps: steps.map((step) => ({
			title: step.title,
			cost: step.cost,
			totalCost: step.totalCost,
			pointsAfter: step.pointsAfter,
			bandAfter: step.pointsAfter === null ? null : bandOf(step.pointsAfter),
			reachesC: step.reachesC,
		})),
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

/** One sentence on whether the energy rating allows letting. A rating nearby never answers for the home. */
function energyAnswer(assessment: Assessment): string {
	const { chosen, day, energy, facts } = assessment;
	const { band } = energy;
	if (leastBandAt(facts.place) !== "binds") {
		return whereNoStandardReaches(assessment);
	}
	if (!chosen) {
		return isKnown(band)
			? `The home's own rating is not known: ${band.value} is typical of ${band.place ?? "the place"}, and only its own certificate tells whether it may be let.`
			: "The home's energy rating is not known, so whether it may be let as it stands is not known either.";
	}
	if (isExpired(chosen, day)) {
		return `The certificate expired on ${dateInWords(validUntil(chosen))}: a new one is needed before the home is marketed${isKnown(band) ? `, and the old one gave band ${band.value}` : ""}.`;
	}
	return isKnown(band)
		? ratedHome(band.value, assessment)
		: "The certificate gives no rating, so whether the home may be let as it stands is not known.";
}

/** Note on the minimum at a border between nations that differ in it, without a full stop. */
function openStandard(place: Place): string {
	return `${listInWords(possibleNations(place))} differ in what may be let: tell us in which nation the home lies`;
}

/**
 * The answer where the letting standard of England and Wales does not apply: in another nation, or at a border before the nation is known. It never says
 * whether the home may be let.
 */
function whereNoStandardReaches({ chosen, day, energy: { band }, facts }: Assessment): string {
	const { nation } = facts.place;
	const beyond =
		leastBandAt(facts.place) === "open"
			? openStandard(facts.place)
			: `the letting standard of England and Wales does not reach ${nation}`;
	if (!isKnown(band)) {
		return band.coverage === "not_covered" && leastBandAt(facts.place) !== "open"
			? `We read no energy certificates of ${nation}, so the home's rating is not known here.`
			: `The home's energy rating is not known. ${sentence(upperFirst(beyond))}`;
	}
	if (!chosen) {
		return `The home's own rating is not known: ${band.value} is typical of ${band.place ?? "the place"}. ${sentence(upperFirst(beyond))}`;
	}
	return isExpired(chosen, day)
		? `The certificate expired on ${dateInWords(validUntil(chosen))}, and gave band ${band.value}. ${sentence(upperFirst(beyond))}`
		: `Rated ${band.value}. ${sentence(upperFirst(beyond))}`;
}

function ratedHome(band: Band, { inputs, day, facts }: Assessment): string {
	if (isBelowMinimum(band)) {
		return inputs.exemption
			? `Rated ${band}: the home may be let only under a registered exemption, such as the one you state. An exemption does not pass to a buyer.`
			: `Rated ${band}: the home cannot lawfully be let as it stands without an exemption registered by its landlord.`;
	}
	const { coming } = standardFor(facts.place.nation, day);
	const from = coming ? dateInWords(coming.from) : null;
	const today = `Rated ${band}: today's energy standard allows the letting`;
	if (from === null) {
		return `${today}.`;
	}
	return isAtC(band)
		? `${today}. It is at the band C announced for ${from}.`
		: `${today}. Band C is announced for ${from}.`;
}
