import { bands } from "#domain/base/facts/band.ts";
import { median } from "#domain/base/statistics.ts";
import { newestPerAddress } from "#domain/subjects/energy/current-certificates.ts";
import type { CertificateRow } from "./certificate-row.ts";

/** How the homes of a postcode with a certificate spread over the bands. */
export type PostcodeSummary = {
	readonly authority: string;
	readonly postcode: string;
	readonly homes: number;
	/** Homes of each band, A to G. */
	readonly bands: readonly number[];
	/** Null where no certificate gives a score. */
	readonly medianPoints: number | null;
};

/** What is kept of some certificates. */
export type Homes = {
	/** The newest certificate of each home, postcode by postcode. */
	readonly certificates: readonly CertificateRow[];
	readonly postcodes: readonly PostcodeSummary[];
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
	const groups = [...byPostcode.values()].map((numbers) => newestPerAddress([...numbers.values()]));
	return {
		certificates: groups.flat(),
		postcodes: groups.map(summaryOf).filter((summary) => summary !== null),
		duplicates,
	};
}

function summaryOf(homes: readonly CertificateRow[]): PostcodeSummary | null {
	const [first] = homes;
	return first
		? {
				authority: first.authority,
				postcode: first.postcode,
				homes: homes.length,
				bands: bands.map(({ letter }) => homes.filter(({ band }) => band === letter).length),
				medianPoints: median(homes.map(({ points }) => points).filter((points) => points !== null)),
			}
		: null;
}
