import * as z from "zod";
import { type Band, isBand } from "#domain/base/facts/band.ts";
import type { CertificateRow } from "./certificate-row.ts";

const band = z.custom<Band>(isBand);

/** The fields of a certificate in the order in which they are packed; the postcode is kept beside them. */
const Fields = z.object({
	number: z.string(),
	authority: z.string(),
	uprn: z.string().nullable(),
	address: z.string(),
	band,
	points: z.int().nullable(),
	potentialBand: band.nullable(),
	potentialPoints: z.int().nullable(),
	floorArea: z.number().nullable(),
	propertyType: z.string().nullable(),
	builtForm: z.string().nullable(),
	tenure: z.string().nullable(),
	registeredOn: z.string(),
	inspectedOn: z.string().nullable(),
});
const names = Fields.keyof().options;
const Values = z.array(z.unknown()).length(names.length);

/** A certificate as one line, on its way from a file into the tables. */
export function packCertificate(row: CertificateRow): string {
	return JSON.stringify(names.map((name) => row[name]));
}

/** @throws SyntaxError, ZodError for text that is no packed certificate */
export function unpackCertificate(postcode: string, text: string): CertificateRow {
	const values = Values.parse(JSON.parse(text));
	const fields = Object.fromEntries(names.map((name, place) => [name, values[place]]));
	return { ...Fields.parse(fields), postcode };
}
