import { isAtC, isBelowMinimum } from "../../epc/band.ts";
import { policyOf } from "../../nations/policy-of.ts";
import { dateInWords, poundsInWords } from "../../words.ts";
import type { Claim, ReportFacts } from "../document.ts";
import { type Rule, when } from "../narrative/rule.ts";
import { rangeInWords } from "../words/amounts.ts";
import { nearEdge } from "./energy-cautions.ts";
import type { EnergyStandard } from "./energy-section.ts";

/** The standard announced for the nation; null where there is none. */
export function announced({ energy }: ReportFacts): EnergyStandard | null {
	return energy.standards.find(({ status }) => status === "announced") ?? null;
}

/** "M14 5LL": the place whose rating it is when it is not the home's own. */
export function typicalPlace({ verdict }: ReportFacts): string {
	const rating = verdict.keyFigures.find(({ id }) => id === "epcRating");
	return rating?.evidence.place ?? "the place";
}

/** Whether the rating is of the home's own certificate, and that certificate still holds. */
export function hasOwnRating({ energy }: ReportFacts): boolean {
	return energy.ofHome && energy.certificate?.expired === false;
}

/** What the home's rating, or the lack of one, puts at risk. England and Wales, or where the standard that a rule is about reaches. Source: Rule ENERGY-4. */
export const energyRisks: readonly Rule[] = [
	{ id: "below_minimum", subject: "letting standard", gravity: 100, applies: belowMinimum },
	{ id: "certificate_expired", subject: "certificate", gravity: 76, applies: expired },
	{ id: "under_exemption", subject: "letting standard", gravity: 74, applies: underExemption },
	{ id: "typically_below_e", subject: "letting standard", gravity: 64, applies: typicallyBelowE },
	{ id: "steps_above_cap", subject: "band C", gravity: 56, applies: stepsAboveCap },
	{ id: "below_c", subject: "band C", gravity: 52, applies: belowC },
	{ id: "typically_below_c", subject: "band C", gravity: 34, applies: typicallyBelowC },
	{ id: "near_an_edge", subject: "edge", gravity: 26, applies: nearAnEdge },
];

function belowMinimum({ energy, verdict }: ReportFacts): Claim | null {
	return when(
		verdict.dealBreakers.some(({ id }) => id === "epc"),
		`Rated ${energy.band} on its own certificate, the home cannot lawfully be let until it is brought to band E or its landlord registers an exemption.`,
		["epcRating", "dealBreaker.epc"],
	);
}

function expired({ energy: { certificate }, home }: ReportFacts): Claim | null {
	return certificate?.expired && policyOf(home.nation).energy.standardBinds
		? {
				text: `The energy certificate expired on ${dateInWords(certificate.validUntil)}, and a home is not to be marketed without a valid one.`,
				facts: ["energy.certificate", "energy.answer"],
			}
		: null;
}

function underExemption(document: ReportFacts): Claim | null {
	const { band } = document.energy;
	const { inputs, home } = document;
	return when(
		hasOwnRating(document) &&
			policyOf(home.nation).energy.standardBinds &&
			inputs.exemption &&
			band !== null &&
			isBelowMinimum(band),
		`Rated ${band}, the home may be let only under a registered exemption, and an exemption does not pass from seller to buyer.`,
		["epcRating", "stated", "energy.answer"],
	);
}

function typicallyBelowE(document: ReportFacts): Claim | null {
	const { band, ofHome } = document.energy;
	return when(
		!ofHome &&
			policyOf(document.home.nation).energy.standardBinds &&
			band !== null &&
			isBelowMinimum(band),
		`The rating typical of ${typicalPlace(document)} is ${band}: a home like that cannot be let without a registered exemption. This home's own rating is not known.`,
		["epcRating", "energy.answer"],
	);
}

function stepsAboveCap(document: ReportFacts): Claim | null {
	const standard = announced(document);
	const cost = document.energy.route?.cost ?? null;
	return hasOwnRating(document) && standard && cost && cost.low > standard.cap
		? {
				text: `The steps to band C cost ${rangeInWords(cost)} on the certificate, above the cap of ${poundsInWords(standard.cap)} announced for ${dateInWords(standard.from)}.`,
				facts: ["energy.route", `energy.standard.${standard.id}`],
			}
		: null;
}

function belowC(document: ReportFacts): Claim | null {
	const { band, route } = document.energy;
	const standard = announced(document);
	if (!hasOwnRating(document) || !standard || band === null || isAtC(band)) {
		return null;
	}
	const cost = route?.cost
		? `. The steps printed on its certificate cost ${rangeInWords(route.cost)}`
		: ". What it costs to get there is not known";
	return {
		text: `Rated ${band}, the home falls short of the band C announced for every letting from ${dateInWords(standard.from)}${cost}.`,
		facts: ["epcRating", `energy.standard.${standard.id}`, "energy.route"],
	};
}

function typicallyBelowC(document: ReportFacts): Claim | null {
	const { band, ofHome } = document.energy;
	const standard = announced(document);
	return !ofHome && standard && band !== null && !isAtC(band)
		? {
				text: `The rating typical of ${typicalPlace(document)} is ${band}, short of the band C announced from ${dateInWords(standard.from)}; this home's own rating is not known.`,
				facts: ["epcRating", `energy.standard.${standard.id}`],
			}
		: null;
}

function nearAnEdge(document: ReportFacts): Claim | null {
	const { points } = document.energy;
	const edge = hasOwnRating(document) && points !== null ? nearEdge(points) : null;
	return edge
		? {
				text: `The score of ${points} is close to the edge between bands ${edge.above} and ${edge.below}: a new assessment may change the band.`,
				facts: ["currentEnergyEfficiency", "energy.cautions"],
			}
		: null;
}
