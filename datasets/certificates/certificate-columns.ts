import type { CertificateRegister } from "./certificate-row.ts";

/** Present and former names of each column. Those of Scotland's file come from documents of its users; where these differ, any of them is accepted. */
const names = {
	england_wales: {
		number: ["CERTIFICATE_NUMBER"],
		authority: ["LOCAL_AUTHORITY"],
		postcode: ["POSTCODE"],
		uprn: ["UPRN"],
		address1: ["ADDRESS1"],
		address2: ["ADDRESS2"],
		address3: ["ADDRESS3"],
		band: ["CURRENT_ENERGY_RATING"],
		points: ["CURRENT_ENERGY_EFFICIENCY"],
		potentialBand: ["POTENTIAL_ENERGY_RATING"],
		potentialPoints: ["POTENTIAL_ENERGY_EFFICIENCY"],
		floorArea: ["TOTAL_FLOOR_AREA"],
		propertyType: ["PROPERTY_TYPE"],
		builtForm: ["BUILT_FORM"],
		tenure: ["TENURE"],
		registeredOn: ["LODGEMENT_DATE"],
		inspectedOn: ["INSPECTION_DATE"],
	},
	scotland: {
		number: ["REPORT_REFERENCE_NUMBER", "REPORT_REFERENCE", "RRN"],
		authority: ["LOCAL_AUTHORITY", "LOCAL_AUTHORITY_CODE", "LOCAL_AUTHORITY_IDENTIFIER"],
		postcode: ["POSTCODE"],
		uprn: ["OSG_REFERENCE_NUMBER", "OSG_UPRN", "UPRN"],
		address1: ["ADDRESS1"],
		address2: ["ADDRESS2"],
		address3: ["ADDRESS3"],
		band: ["CURRENT_ENERGY_RATING", "CURRENT_ENERGY_EFFICIENCY_BAND"],
		points: ["CURRENT_ENERGY_EFFICIENCY", "CURRENT_ENERGY_EFFICIENCY_RATING"],
		potentialBand: ["POTENTIAL_ENERGY_RATING", "POTENTIAL_ENERGY_EFFICIENCY_BAND"],
		potentialPoints: ["POTENTIAL_ENERGY_EFFICIENCY", "POTENTIAL_ENERGY_EFFICIENCY_RATING"],
		floorArea: ["TOTAL_FLOOR_AREA", "FLOOR_AREA"],
		propertyType: ["PROPERTY_TYPE", "DWELLING_TYPE"],
		builtForm: ["BUILT_FORM"],
		tenure: ["TENURE"],
		registeredOn: ["LODGEMENT_DATE", "DATE_OF_CERTIFICATE"],
		inspectedOn: ["INSPECTION_DATE", "DATE_OF_ASSESSMENT"],
	},
} as const satisfies Record<CertificateRegister, Record<string, readonly string[]>>;

type Figure = keyof (typeof names)["england_wales"];

/** Without these a certificate is of no use. */
const needed: readonly Figure[] = [
	"number",
	"postcode",
	"address1",
	"band",
	"points",
	"propertyType",
	"registeredOn",
];

/** Position of each figure's column, from 0; -1 for a column that the file lacks. */
export type CertificateColumns = Readonly<Record<Figure, number>> & { readonly count: number };

/**
 * Finds the columns by the names in a file's first row. Their order, further columns and repeated ones do not matter.
 * @throws SyntaxError saying what the file is instead, or which columns it lacks
 */
export function findCertificateColumns(
	register: CertificateRegister,
	header: readonly string[],
): CertificateColumns {
	const held = header.map(plain);
	const columnOf = (figure: Figure): number =>
		names[register][figure].map((name) => held.indexOf(name)).find((at) => at !== -1) ?? -1;
	const missing = needed.filter((figure) => columnOf(figure) === -1);
	if (missing.length > 0) {
		throw new SyntaxError(
			otherFile(held) ??
				`it has no column ${missing.map((figure) => names[register][figure][0]).join(", ")}`,
		);
	}
	return {
		count: header.length,
		number: columnOf("number"),
		authority: columnOf("authority"),
		postcode: columnOf("postcode"),
		uprn: columnOf("uprn"),
		address1: columnOf("address1"),
		address2: columnOf("address2"),
		address3: columnOf("address3"),
		band: columnOf("band"),
		points: columnOf("points"),
		potentialBand: columnOf("potentialBand"),
		potentialPoints: columnOf("potentialPoints"),
		floorArea: columnOf("floorArea"),
		propertyType: columnOf("propertyType"),
		builtForm: columnOf("builtForm"),
		tenure: columnOf("tenure"),
		registeredOn: columnOf("registeredOn"),
		inspectedOn: columnOf("inspectedOn"),
	};
}

/** Whether a row repeats the column names in plain words, as the second row of Scotland's file does. */
export function isSecondHeader(
	{ postcode, registeredOn }: CertificateColumns,
	row: readonly string[],
): boolean {
	return [row[postcode], row[registeredOn]].every((field) => /^[^\d]+$/.test(field ?? ""));
}

/** The file that this probably is instead, in words; null where that cannot be told. */
function otherFile(held: readonly string[]): string | null {
	if (held.includes("IMPROVEMENT_ITEM")) {
		return "it lists recommendations: take the file of certificates beside it";
	}
	if (held.includes("LMK_KEY")) {
		return "it is an export of the service that closed on 30 May 2026, whose certificates have other numbers: download it from get-energy-performance-data.communities.gov.uk";
	}
	if (held.includes("REPORT_REFERENCE_NUMBER")) {
		return "it is the file of Scotland: name it behind --scotland";
	}
	return held.includes("CERTIFICATE_NUMBER") && held.includes("LODGEMENT_DATE")
		? null
		: notCertificates(held);
}

function notCertificates(held: readonly string[]): string | null {
	return held.includes("POSTCODE") ? null : "its first row names no columns of energy certificates";
}

function plain(name: string): string {
	return name.trim().toUpperCase().replace(/\s+/g, "_");
}
