import { fromPounds } from "#domain/base/money.ts";
import type { ComplianceSection } from "#domain/telling/report/compliance/compliance-section.ts";
import type { EnergySection } from "#domain/telling/report/energy/energy-section.ts";
import type { LicensingSection } from "#domain/telling/report/licensing/licensing-section.ts";
import type { PossessionSection } from "#domain/telling/report/possession/possession-section.ts";
import { evidenceDtoOf } from "./evidence-dtos.ts";

const law = {
	source: "Housing Act 2004",
	url: "https://www.legislation.gov.uk/ukpga/2004/34/contents",
	lastChecked: "2026-11-20",
};

/** Band E, with two steps to C. */
export function anEnergySection(): EnergySection {
	const upgrade = { low: fromPounds(3_000), high: fromPounds(8_400) };
	return {
		answer: "It may be let as it stands: band E is the least the law allows today.",
		ofHome: true,
		band: "E",
		potentialBand: "C",
		points: 52,
		potentialPoints: 74,
		figures: [
			{ id: "epcRating", label: "Energy rating", text: "E", evidence: evidenceDtoOf("E") },
			{
				id: "estimatedUpgradeCost",
				label: "Cost to reach band C",
				text: "£3,000 to £8,400",
				evidence: evidenceDtoOf(5_700, { range: [3_000, 8_400] }),
			},
		],
		certificate: {
			number: "0123-4567-8901-2345-6789",
			registeredOn: "2021-03-14",
			validUntil: "2031-03-13",
			expired: false,
		},
		standards: [
			{
				...law,
				id: "band_e",
				status: "in_force",
				title: "Band E to let",
				from: "2020-04-01",
				cap: fromPounds(3_500),
				met: true,
				metUntil: null,
				penalty: "Up to £5,000 per property",
				notes: [],
			},
			{
				...law,
				id: "band_c",
				status: "announced",
				title: "Band C from 1 October 2030",
				from: "2030-10-01",
				cap: fromPounds(10_000),
				met: false,
				metUntil: null,
				penalty: "Up to £30,000 per property",
				notes: ["Spending since 1 October 2025 counts towards the cap."],
				lastChecked: null,
			},
		],
		standardNote: null,
		route: {
			steps: [
				{
					title: "Internal wall insulation",
					cost: { low: fromPounds(2_400), high: fromPounds(7_400) },
					totalCost: { low: fromPounds(2_400), high: fromPounds(7_400) },
					pointsAfter: 64,
					bandAfter: "D",
					reachesC: false,
				},
				{
					title: "Condensing boiler",
					cost: { low: fromPounds(600), high: fromPounds(1_000) },
					totalCost: upgrade,
					pointsAfter: 71,
					bandAfter: "C",
					reachesC: true,
				},
			],
			summary: "£3,000 to £8,400 for 2 steps to band C, as printed on the certificate.",
			cost: upgrade,
		},
		cautions: ["Printed costs have not changed since 2016 and do not know the size of the home."],
	};
}

/** A verdict that nothing but its words stands for. */
function aCell(
	kind: Cell["kind"],
	judged: Pick<Cell, "verdict" | "applies">,
	summary: string,
): Cell {
	return { kind, ...judged, summary, sources: [], evidence: [] };
}

type Cell = LicensingSection["matrix"][number]["cells"][number];

/** One household, with a selective scheme that only the street can settle. */
export function aLicensingSection(): LicensingSection {
	const streets = "Manchester licenses named streets here: look the street up.";
	const none = "No additional scheme reaches this home.";
	const planning = "Use as an HMO needs planning permission in all of Manchester.";
	return {
		answer: "For one household a selective licence may be needed: it depends on the street.",
		matrix: [
			{
				use: "single",
				label: "One household",
				isStated: true,
				conclusion: "May need a selective licence.",
				cells: [
					aCell("mandatory", { verdict: "none_found", applies: false }, "No HMO."),
					aCell("additional", { verdict: "none_found", applies: false }, none),
					aCell("selective", { verdict: "check_boundary", applies: true }, streets),
					aCell("articleFour", { verdict: "required", applies: false }, planning),
				],
			},
			{
				use: "hmo",
				label: "Five or more people",
				isStated: false,
				conclusion: "Needs a mandatory HMO licence and planning permission.",
				cells: [
					aCell(
						"mandatory",
						{ verdict: "required", applies: true },
						"Five people in two households need a mandatory licence.",
					),
					aCell("additional", { verdict: "none_found", applies: false }, none),
					aCell("selective", { verdict: "none_found", applies: false }, streets),
					aCell("articleFour", { verdict: "required", applies: true }, planning),
				],
			},
		],
		schemes: [
			{
				kind: "selective",
				council: "Manchester",
				coverage: "named streets",
				start: "2025-02-01",
				end: "2030-01-31",
				url: "https://www.manchester.gov.uk/selective-licensing",
				proof: "Not confirmed on the council's site yet. Ask the council.",
			},
			{
				kind: "articleFour",
				council: "Manchester",
				coverage: "the whole district",
				start: "2011-10-08",
				end: null,
				url: null,
				proof: "Confirmed on the council's page on 20 November 2026.",
			},
		],
		registerAsOf: "2026-11-20",
		fees: [
			{
				kind: "selective",
				text: "Councils asked £350 to £1,290 (council pages, seen by 20 November 2026).",
			},
		],
		penalties: [
			{ ...law, id: "civil", what: "Civil penalty", text: "Up to £40,000 for each offence." },
		],
	};
}

export function aPossessionSection(): PossessionSection {
	return {
		homeBack: [{ ...law, id: "sale", what: "To sell it (ground 1A)", how: "4 months' notice" }],
		rent: [{ ...law, id: "rent_rises", what: "When the rent may rise", how: "Once in 52 weeks" }],
		notChecked: null,
	};
}

export function aComplianceSection(): ComplianceSection {
	return {
		now: [
			{
				...law,
				id: "gas",
				what: "Gas safety check",
				when: "Every 12 months",
				penalty: "Up to £6,000",
			},
			{
				...law,
				id: "alarms",
				what: "Smoke alarm on every storey",
				when: "Before letting",
				penalty: "Up to £5,000",
				lastChecked: null,
			},
		],
		coming: [
			{ ...law, id: "ombudsman", what: "Join the ombudsman", when: "2028", penalty: "Not known" },
		],
		changes: [
			{
				...law,
				id: "no_fault",
				when: "1 May 2026",
				isComing: false,
				what: "Section 21 is abolished.",
			},
			{ ...law, id: "database", when: "late 2026", isComing: true, what: "A database opens." },
		],
		notHeld: ["legionella"],
	};
}
