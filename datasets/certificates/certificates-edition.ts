import * as z from "zod";
import type { Store } from "../ingest/store/store.ts";

const Row = z
	.object({ authority: z.string(), as_of: z.string(), homes: z.int(), digest: z.string() })
	.transform(({ as_of: asOf, ...row }) => ({ ...row, asOf }));

/** An area as it is held. */
type StoredArea = z.infer<typeof Row>;

/** The areas whose certificates are held, by the authority's code. */
export async function storedAreas(store: Store): Promise<ReadonlyMap<string, StoredArea>> {
	const rows = await store.read("SELECT authority, as_of, homes, digest FROM certificate_areas");
	return new Map(
		z
			.array(Row)
			.parse(rows)
			.map((area) => [area.authority, area]),
	);
}

/** A national file of energy certificates after a complete reading: what it has of the chosen areas. */
export const CertificatesEdition = z.object({
	/** Of the file. */
	tag: z.string(),
	register: z.enum(["england_wales", "scotland"]),
	/** Today's codes of the authorities that were chosen, sorted. */
	authorities: z.array(z.string()),
	/** Newest day on which a certificate of the whole file was lodged. */
	asOf: z.iso.date(),
	/** Rows of the whole file. */
	rows: z.int(),
	/** Certificates of each authority that was chosen. */
	certificates: z.record(z.string(), z.int()),
	/** Rows left out, by reason; only those of the chosen areas, where a row gives its area. */
	leftOut: z.record(z.string(), z.int()),
	/** Lines that were not UTF-8. */
	oldEncoding: z.int(),
	/** Where the certificates of each group of postcodes lie, and how many they are. */
	groups: z.record(z.string(), z.object({ records: z.int(), pieces: z.array(z.int()) })),
});
export type CertificatesEdition = Readonly<z.infer<typeof CertificatesEdition>>;

const reasons: Readonly<Record<string, string>> = {
	without_postcode: "certificates without a postcode of a home",
	without_number: "certificates without a number of the register",
	without_day: "certificates without the day on which they were lodged",
	without_band: "certificates without a band",
	yet_to_come: "certificates lodged after the day of the import",
	without_authority: "certificates whose local authority is not known",
};

/** What was left out of a file or put right in it, a sentence each. */
export function certificateNotes({ leftOut, oldEncoding }: CertificatesEdition): string[] {
	const omitted = Object.entries(leftOut).map(
		([reason, count]) =>
			`${count.toLocaleString("en-GB")} ${reasons[reason] ?? "certificates"} are left out.`,
	);
	return oldEncoding === 0
		? omitted
		: [
				...omitted,
				`${oldEncoding.toLocaleString("en-GB")} lines were not UTF-8 and are read as Latin-1.`,
			];
}
