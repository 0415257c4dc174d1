import * as z from "zod";
import { type Band, isBand } from "#domain/epc/band.ts";
import type { CertificateRow } from "./certificate-row.ts";

const band = z.custom<Band>(isBand);

/** The fields of a certificate in the order in which they are packed; the postcode is kept beside them. */
const Packed = z.tuple([
	z.string(),
	z.string(),
	z.string().nullable(),
	z.string(),
	band,
	z.int().nullable(),
	band.nullable(),
	z.int().nullable(),
	z.number().nullable(),
	z.string().nullable(),
	z.string().nullable(),
	z.string().nullable(),
	z.string(),
	z.string().nullable(),
]);

/** A certificate as one line, on its way from a file into the tables. */
export function packCertificate(row: CertificateRow): string {
	const packed: z.infer<typeof Packed> = [
		row.number,
		row.authority,
		row.uprn,
		row.address,
		row.band,
		row.points,
		row.potentialBand,
		row.potentialPoints,
		row.floorArea,
		row.propertyType,
		row.builtForm,
		row.tenure,
		row.registeredOn,
		row.inspectedOn,
	];
	return JSON.stringify(packed);
}

/** @throws SyntaxError, ZodError for text that is no packed certificate */
export function unpackCertificate(postcode: string, text: string): CertificateRow {
	const [
		number,
		authority,
		uprn,
		address,
		letter,
		points,
		potentialBand,
		potentialPoints,
		floorArea,
		propertyType,
		builtForm,
		tenure,
		registeredOn,
		inspectedOn,
	] = Packed.parse(JSON.parse(text));
	return {
		number,
		authority,
		postcode,
		uprn,
		address,
		band: letter,
		points,
		potentialBand,
		potentialPoints,
		floorArea,
		propertyType,
		builtForm,
		tenure,
		registeredOn,
		inspectedOn,
	};
}
