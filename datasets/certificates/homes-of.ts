import { newestPerAddress } from "#domain/subjects/energy/current-certificates.ts";
import type { CertificateRow } from "./certificate-row.ts";

/** What is kept of some certificates. */
export type Homes = {
	/** The newest certificate of each home, postcode by postcode. */
	readonly certificates: readonly CertificateRow[];
	/** Rows whose number an earlier one has too: the one that was lodged later counts, else the later row. */
	readonly duplicates: number;
};

/** The homes among certificates of whole postcodes, told apart as in previews: a home is of one postcode and authority. */
export function homesOf(rows: readonly CertificateRow[]): Homes {
	const byPostcode = new Map<string, Map<string, CertificateRow>>();
	let duplicates = 0;
	for (const row of rows) {
		const place = `${row.authority} ${row.postcode}`;
		const numbers = byPostcode.get(place) ?? new Map<string, CertificateRow>();
		byPostcode.set(place, numbers);
		const other = numbers.get(row.number);
		duplicates += other ? 1 : 0;
		if (!other || row.registeredOn >= other.registeredOn) {
			numbers.set(row.number, row);
		}
	}
	return {
		certificates: [...byPostcode.values()].flatMap((numbers) =>
			newestPerAddress([...numbers.values()]),
		),
		duplicates,
	};
}
