import { type Band, bandOf } from "#domain/base/facts/band.ts";
import {
	ADDRESS_WITHHELD,
	type Certificate,
	type Improvement,
} from "#domain/base/facts/certificate.ts";
import type { CertificateDocument, ImprovementStep } from "./certificate-shape.ts";
import { improvementTitles } from "./improvement-titles.ts";
import { readIndicativeCost } from "./indicative-cost.ts";

/** Characters. No address is nearly as long, and everything that is printed costs time. */
const LONGEST = 200;

/** The lines of an address as one. */
export function addressOf(lines: readonly (string | null)[]): string {
	const address = lines.filter((line) => line !== null).join(", ");
	return address.slice(0, LONGEST) || ADDRESS_WITHHELD;
}

/** Old schemas explain a step in a paragraph where newer ones number it. */
const LONGEST_TITLE = 100;
const UNNAMED = "Not named on the certificate";

/** A step of the recommendations in our own words where the register numbers it, else in its words. */
function readImprovement(step: ImprovementStep): Improvement {
	const code = step.improvement_details?.improvement_number ?? null;
	return {
		sequence: step.sequence,
		code,
		title: (code === null ? null : improvementTitles[code]) ?? shortened(wordsOf(step)),
		cost: readIndicativeCost(step.indicative_cost),
		pointsAfter: step.energy_performance_rating,
	};
}

function wordsOf(step: ImprovementStep): string {
	const texts = step.improvement_details?.improvement_texts;
	return (
		step.improvement_summary ??
		step.improvement_heading ??
		texts?.improvement_summary ??
		texts?.improvement_description ??
		step.improvement_description ??
		UNNAMED
	);
}

function shortened(words: string): string {
	if (words.length <= LONGEST_TITLE) {
		return words;
	}
	return `${words.slice(0, LONGEST_TITLE).replace(/[\s,;]+\S*$/, "")}…`;
}

type Code = string | number | null | undefined;

/** Source: code list `property_type` of the register, the same in all schema versions. */
const propertyTypes: Readonly<Record<string, string>> = {
	0: "House",
	1: "Bungalow",
	2: "Flat",
	3: "Maisonette",
	4: "Park home",
};

/** Source: code list `built_form` of the register, the same in all schema versions. "NR" is not recorded. */
const builtForms: Readonly<Record<string, string>> = {
	1: "Detached",
	2: "Semi-detached",
	3: "End-terrace",
	4: "Mid-terrace",
	5: "Enclosed end-terrace",
	6: "Enclosed mid-terrace",
};

function propertyTypeOf(code: Code): string | null {
	return propertyTypes[String(code)] ?? null;
}

function builtFormOf(code: Code): string | null {
	return builtForms[String(code)] ?? null;
}

/** A home's assessment, from survey or from drawings. The same endpoint also serves shops and public buildings. */
const domesticAssessments: readonly string[] = ["RdSAP", "SAP"];

/** The certificate in the product's terms, or null when the building is not a home. */
export function readCertificate(number: string, data: CertificateDocument): Certificate | null {
	if (!domesticAssessments.includes(data.assessment_type)) {
		return null;
	}
	return {
		// Not among the fields sent: the number asked for is the only one there is.
		number,
		address: addressOf([
			data.address_line_1,
			data.address_line_2,
			data.address_line_3,
			data.address_line_4,
		]),
		uprn: data.uprn,
		postcode: data.postcode,
		registeredOn: data.registration_date,
		inspectedOn: data.inspection_date,
		points: data.energy_rating_current,
		band: trueBand(data.energy_rating_current, data.current_energy_efficiency_band),
		potentialPoints: data.energy_rating_potential,
		potentialBand: trueBand(data.energy_rating_potential, data.potential_energy_efficiency_band),
		propertyType: propertyTypeOf(data.property_type) ?? data.dwelling_type,
		builtForm: builtFormOf(data.built_form),
		floorArea: data.total_floor_area,
		improvements: (data.suggested_improvements ?? [])
			.map(readImprovement)
			.toSorted((a, b) => a.sequence - b.sequence),
	};
}

/** The letter is derived from the points by SAP's table, so where the two disagree it is the letter that is wrong. */
function trueBand(points: number | null, letter: Band | null): Band | null {
	return points === null ? letter : bandOf(points);
}
