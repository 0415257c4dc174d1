import { type Band, bandOf } from "#domain/epc/band.ts";
import type { Certificate } from "#domain/epc/certificate.ts";
import { addressOf } from "./address-of.ts";
import type { CertificateDocument } from "./certificate-shape.ts";
import { builtFormOf, propertyTypeOf } from "./certificate-words.ts";
import { readImprovement } from "./read-improvement.ts";

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
