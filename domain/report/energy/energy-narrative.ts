import { addYears } from "../../calendar.ts";
import { isAtC } from "../../epc/band.ts";
import { standardFor } from "../../epc/letting-standard.ts";
import { policyOf } from "../../nations/policy-of.ts";
import { dateInWords, poundsInWords } from "../../words.ts";
import type { Claim, ReportFacts } from "../document.ts";
import {
	type ChapterNarrative,
	type ClaimFact,
	claimFact,
	type Rule,
	when,
} from "../narrative/rule.ts";
import { lowerFirst } from "../sentence.ts";
import { rangeInWords } from "../words/amounts.ts";
import { nearEdge } from "./energy-cautions.ts";
import { announced, energyRisks, hasOwnRating } from "./energy-risks.ts";

/** What to do about the rating and its certificate. England and Wales. Source: Rule ENERGY-4. */
const advice: readonly Rule[] = [
	{ id: "reach_e", subject: "letting standard", gravity: 100, applies: reachE },
	{ id: "choose_address", subject: "own rating", gravity: 80, applies: chooseAddress },
	{ id: "new_certificate", subject: "certificate", gravity: 76, applies: newCertificate },
	{ id: "reach_c", subject: "band C", gravity: 52, applies: reachC },
	{ id: "renew_certificate", subject: "certificate", gravity: 40, applies: renewCertificate },
	{ id: "second_assessment", subject: "edge", gravity: 28, applies: secondAssessment },
	{ id: "keep_c", subject: "band C", gravity: 24, applies: keepC },
];

/** What the chapter on the energy rating gives the narrative. */
export const energyNarrative: ChapterNarrative = { risks: energyRisks, advice, facts };

function reachE({ verdict }: ReportFacts): Claim | null {
	return when(
		verdict.dealBreakers.some(({ id }) => id === "epc"),
		"Before you buy, have the works to band E priced, or make sure that an exemption can be registered in your own name.",
		["dealBreaker.epc", "plan.energy_minimum"],
	);
}

function chooseAddress({ energy, home }: ReportFacts): Claim | null {
	return when(
		!energy.ofHome && policyOf(home.nation).energy.standardBinds,
		"Choose the address, or ask the seller for the energy certificate: only the home's own rating tells whether it may be let.",
		["energy.answer"],
	);
}

function newCertificate({ energy, home }: ReportFacts): Claim | null {
	return when(
		energy.certificate?.expired === true && policyOf(home.nation).energy.standardBinds,
		"Have a new energy certificate made before the home is marketed, and judge the letting by its rating.",
		["energy.certificate", "energy.answer"],
	);
}

function renewCertificate({ energy: { certificate }, day, home }: ReportFacts): Claim | null {
	return certificate &&
		policyOf(home.nation).energy.standardBinds &&
		!certificate.expired &&
		certificate.validUntil < addYears(day, 1)
		? {
				text: `Have the energy certificate renewed before it runs out on ${dateInWords(certificate.validUntil)}.`,
				facts: ["energy.certificate"],
			}
		: null;
}

function reachC(document: ReportFacts): Claim | null {
	const { band, route } = document.energy;
	const deadline = certificatesBefore(document);
	if (!hasOwnRating(document) || band === null || isAtC(band) || deadline === null) {
		return null;
	}
	const facts = ["energy.route", "energy.standard.band_c"];
	const [first] = route?.arrives ? route.steps : [];
	if (!first) {
		return {
			text: `Ask an energy assessor what it takes to reach band C: a certificate at C registered before ${deadline} counts until it runs out.`,
			facts,
		};
	}
	const cost = first.cost ? ` (${rangeInWords(first.cost)} on the certificate)` : "";
	return {
		text: `Plan the steps to band C, the first of them ${lowerFirst(first.title)}${cost}. A new certificate registered before ${deadline} counts until it runs out.`,
		facts,
	};
}

/** Anyone who is at C already need only see that the certificate lasts, or is renewed in time. Source: Rule ENERGY-5. */
function keepC(document: ReportFacts): Claim | null {
	const standard = announced(document);
	const deadline = certificatesBefore(document);
	if (!hasOwnRating(document) || !standard?.metUntil || deadline === null) {
		return null;
	}
	const until = dateInWords(standard.metUntil);
	return {
		text:
			standard.metUntil < standard.from
				? `Have the home assessed again before ${deadline}: its certificate at band C runs out on ${until}, before the announced standard begins.`
				: `Keep the certificate at band C: by the announced rule it counts until it runs out on ${until}.`,
		facts: [`energy.standard.${standard.id}`, "energy.certificate"],
	};
}

function secondAssessment(document: ReportFacts): Claim | null {
	const { points } = document.energy;
	const edge = hasOwnRating(document) && points !== null ? nearEdge(points) : null;
	return edge
		? {
				text: `Have the rating assessed again before you rely on it: at ${points} points a correction may move it between bands ${edge.below} and ${edge.above}.`,
				facts: ["currentEnergyEfficiency", "energy.cautions"],
			}
		: null;
}

/** Day before which a certificate at C counts until it runs out, in words; null where no such rule is announced. */
function certificatesBefore({ home, day }: ReportFacts): string | null {
	const { coming } = standardFor(home.nation, day);
	return coming?.certificatesBefore ? dateInWords(coming.certificatesBefore) : null;
}

function facts({ energy }: ReportFacts): readonly ClaimFact[] {
	const { certificate, standards, standardNote, route } = energy;
	return [
		claimFact("energy.answer", "Energy", energy.answer),
		...(certificate
			? [
					claimFact(
						"energy.certificate",
						"Certificate",
						`registered on ${dateInWords(certificate.registeredOn)}, ${certificate.expired ? "expired on" : "holds until"} ${dateInWords(certificate.validUntil)}`,
					),
				]
			: []),
		...standards.map(({ id, title, cap, penalty, notes }) =>
			claimFact(
				`energy.standard.${id}`,
				title,
				`at most ${poundsInWords(cap)} need be spent. ${penalty}. ${notes.join(" ")}`,
			),
		),
		...(standardNote ? [claimFact("energy.standardNote", "Energy standard", standardNote)] : []),
		...(route
			? [
					claimFact("energy.route", "Way to band C", route.summary),
					...route.steps
						.slice(0, 1)
						.map(({ title, cost }) =>
							claimFact(
								"energy.route",
								"First step",
								cost ? `${title}, ${rangeInWords(cost)}` : title,
							),
						),
				]
			: []),
		...energy.cautions.map((caution) => claimFact("energy.cautions", "Caution", caution)),
	];
}
