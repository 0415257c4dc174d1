import { newestPerAddress } from "#domain/subjects/energy/current-certificates.ts";
import type { CertificateRow } from "./certificate-row.ts";

/** What is kept of some certificates. */
export type Homes = {
	/** The newest certificate of each home, postcode by postcode. */
	readonly certificates: readonly CertificateRow[];
	/** Rows with the number of an earlier row. The one lodged later counts; on a tie the later row. */
	readonly duplicates: number;
};

/** Groups certificates of whole postcodes into homes, by the same rules as previews: a home has one postcode and authority. */
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
