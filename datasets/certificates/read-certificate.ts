import { bandOf } from "#domain/base/facts/band.ts";
import { ADDRESS_WITHHELD } from "#domain/base/facts/certificate.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import { areaIn, bandIn, certificateNumberIn, dayIn, pointsIn, textIn, uprnIn } from "./cells.ts";
import type { CertificateColumns } from "./certificate-columns.ts";
import type { CertificateRow } from "./certificate-row.ts";

/** The words of the file, as this product writes those of the register. */
const written: Readonly<Record<string, string>> = {
	detached: "Detached",
	"semi detached": "Semi-detached",
	"end terrace": "End-terrace",
	"mid terrace": "Mid-terrace",
	"enclosed end terrace": "Enclosed end-terrace",
	"enclosed mid terrace": "Enclosed mid-terrace",
};

/** How a home is joined to its neighbours; null where the file does not say, or uses an unknown word. */
function builtFormIn(field: string | undefined): string | null {
	const plain = textIn(field)
		?.toLowerCase()
		.replace(/[\s-]+/g, " ")
		.replace(/terraced$/, "terrace");
	return written[plain ?? ""] ?? null;
}

/** Why a row says nothing about a home. */
export type CertificateExclusion =
	| "without_postcode"
	| "without_number"
	| "without_day"
	| "without_band";

/** Characters. No address is nearly as long. */
const LONGEST_ADDRESS = 200;
/** Characters of a word chosen from a list, with room to spare. */
const LONGEST_WORD = 60;

/** The certificate in a row, without the authority it belongs to. The letter of its band is derived from the score where it gives one. */
export function readCertificateRow(
	columns: CertificateColumns,
	row: readonly string[],
): Omit<CertificateRow, "authority"> | CertificateExclusion {
	const parsed = parsePostcode(row[columns.postcode] ?? "");
	if (!parsed.ok) {
		return "without_postcode";
	}
	const number = certificateNumberIn(row[columns.number]);
	if (number === null) {
		return "without_number";
	}
	const registeredOn = dayIn(row[columns.registeredOn]);
	if (registeredOn === null) {
		return "without_day";
	}
	const points = pointsIn(row[columns.points]);
	const band = points === null ? bandIn(row[columns.band]) : bandOf(points);
	if (band === null) {
		return "without_band";
	}
	const potentialPoints = pointsIn(row[columns.potentialPoints]);
	return {
		number,
		postcode: parsed.postcode.compact,
		uprn: uprnIn(row[columns.uprn]),
		address: addressIn(columns, row),
		band,
		points,
		potentialBand:
			potentialPoints === null ? bandIn(row[columns.potentialBand]) : bandOf(potentialPoints),
		potentialPoints,
		floorArea: areaIn(row[columns.floorArea]),
		propertyType: wordIn(row[columns.propertyType]),
		builtForm: builtFormIn(row[columns.builtForm]),
		tenure: wordIn(row[columns.tenure]),
		registeredOn,
		inspectedOn: dayIn(row[columns.inspectedOn]),
	};
}

function addressIn(
	{ address1, address2, address3 }: CertificateColumns,
	row: readonly string[],
): string {
	const lines = [row[address1], row[address2], row[address3]].map(textIn);
	const address = lines.filter((line) => line !== null).join(", ");
	return address.slice(0, LONGEST_ADDRESS) || ADDRESS_WITHHELD;
}

function wordIn(field: string | undefined): string | null {
	return textIn(field)?.slice(0, LONGEST_WORD) ?? null;
}
