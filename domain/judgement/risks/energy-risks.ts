import { addYears } from "../../base/calendar.ts";
import { isKnown } from "../../base/evidence.ts";
import { isAtC, isBelowMinimum, nearEdge } from "../../base/facts/band.ts";
import { type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { possibleNations } from "../../base/place/possible-nations.ts";
import { dateInWords, listInWords, poundsInWords } from "../../base/words.ts";
import { isExpired, validUntil } from "../../subjects/energy/current-certificates.ts";
import { energyLawOf } from "../../subjects/energy/energy-law.ts";
import { capFor, leastBandAt, standardFor } from "../../subjects/energy/letting-standard.ts";
import { NAME_THE_NATION } from "../../subjects/licensing/licence-need.ts";
import { barredByRating } from "./deal-breaker.ts";
import { plainRisk, type Risk, type RiskedHome, sourceOfFigure } from "./risk.ts";

/** Risks from the energy rating where a least band applies, in England and Wales, or may apply at a border. Source: Rule ENERGY-4. */
export function energyRisks(home: RiskedHome): Risk[] {
	const { place } = home.facts;
	switch (leastBandAt(place)) {
		case "binds":
			return [
				belowMinimum(home, place.nation),
				expiry(home),
				belowC(home),
				nearTheEdge(home),
			].filter((risk) => risk !== null);
		case "open":
			return possibleNations(place)
				.filter((nation) => energyLawOf(nation).standardBinds)
				.slice(0, 1)
				.flatMap((nation) => belowMinimum(home, nation) ?? [])
				.map((risk) => ifItIsThere(risk, home));
		case "none":
			return [];
	}
}

/** Turns them into possible risks while the nation is unknown; the visitor can state it. */
function ifItIsThere(
	{ dealBreaker, ...risk }: Risk,
	{ facts, energy: { band } }: RiskedHome,
): Risk {
	return {
		...risk,
		certainty: "possible",
		headline: `Band ${band.value} may be too low to let, by its nation`,
		detail: `Energy rating ${band.value}: ${listInWords(possibleNations(facts.place))} differ in what may be let. ${NAME_THE_NATION.what}.`,
	};
}

function belowMinimum(
	{ energy: { band }, day, chosen, inputs }: RiskedHome,
	nation: Nation,
): Risk | null {
	const { current } = standardFor(nation, day);
	// A typical band of homes here is no fact about this home.
	if (
		chosen === null ||
		!isKnown(band) ||
		band.basis !== "property" ||
		!isBelowMinimum(band.value) ||
		current === null ||
		// An owner's exemption is their own.
		(inputs.exemption && inputs.owned)
	) {
		return null;
	}
	const { amount } = current.penalty;
	const isCertain = band.coverage === "ok" && !inputs.exemption;
	return {
		id: "below_minimum",
		effect: "forbids",
		certainty: isCertain ? "certain" : "possible",
		headline: inputs.exemption
			? `Band ${band.value}: an exemption does not pass to a buyer`
			: `Letting at band ${band.value} without an exemption`,
		detail: `Energy rating ${band.value}: a home below E cannot be let without a registered exemption. The penalty is up to ${poundsInWords(amount)}.`,
		flag: "free",
		...(isCertain ? { dealBreaker: barredByRating(band.value) } : {}),
		amount,
		isPenalty: true,
		amountFrom: "fee",
		by: null,
		source: { name: current.source, asOf: current.penalty.lastChecked },
	};
}

function expiry({ chosen, day, energy }: RiskedHome): Risk | null {
	if (chosen === null || validUntil(chosen) >= addYears(day, 1)) {
		return null;
	}
	const until = validUntil(chosen);
	const expired = isExpired(chosen, day);
	return {
		...plainRisk,
		id: "certificate_expiry",
		effect: expired ? "forbids" : "once",
		certainty: "certain",
		headline: expired
			? "The energy certificate has expired"
			: "The energy certificate runs out within a year",
		flag: "gated",
		detail: expired
			? `The energy certificate expired on ${dateInWords(until)}: a new one is needed before marketing.`
			: `The energy certificate runs out on ${dateInWords(until)}.`,
		by: expired ? null : until,
		source: sourceOfFigure(energy.band),
	};
}

/** Cost of reaching band C, capped at what the announced standard would require. */
function belowC({ energy, facts, day, money }: RiskedHome): Risk | null {
	const { band, upgradeCost } = energy;
	const { coming } = standardFor(facts.place.nation, day);
	if (!isKnown(band) || band.basis !== "property" || isAtC(band.value) || coming === null) {
		return null;
	}
	const cap = capFor(coming, money.price.value);
	const amount: Pence | null = isKnown(upgradeCost)
		? pence(Math.min(upgradeCost.value, cap))
		: null;
	return {
		id: "below_c",
		effect: "once",
		certainty: "likely",
		headline: "Works to reach band C",
		flag: "gated",
		detail: `Below band C: from ${dateInWords(coming.from)} the government means to require band C of every letting, with spending capped at ${poundsInWords(cap)}. It is decided, not yet law.`,
		amount: amount === 0 ? null : amount,
		amountFrom: "register",
		by: coming.from,
		source:
			amount === null
				? { name: coming.source, asOf: coming.lastChecked }
				: sourceOfFigure(upgradeCost),
	};
}

/** A score so close to the least band that a reassessment may make letting unlawful. */
function nearTheEdge({ chosen, day, energy: { points } }: RiskedHome): Risk | null {
	const edge =
		chosen !== null && !isExpired(chosen, day) && isKnown(points) ? nearEdge(points.value) : null;
	return edge && !isBelowMinimum(edge.above) && isBelowMinimum(edge.below)
		? {
				...plainRisk,
				id: "near_an_edge",
				effect: "once",
				certainty: "possible",
				headline: "A new assessment may change the band",
				flag: "gated",
				detail: `The score of ${points.value} is close to the edge between bands ${edge.above} and ${edge.below}: a new assessment may change the band.`,
				source: sourceOfFigure(points),
			}
		: null;
}
