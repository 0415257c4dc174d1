import { addYears, type IsoDate } from "../calendar.ts";
import { ADDRESS_WITHHELD, type CertificateSummary } from "./certificate.ts";

/** Years a certificate is good for in England and Wales. Source: SI 2012/3118 regulation 11; unchanged in the 2026 reform (FACTS 2.2). */
export const VALID_YEARS = 10;

/** Last day a certificate is good for. */
export function validUntil(certificate: Pick<CertificateSummary, "registeredOn">): IsoDate {
	return addYears(certificate.registeredOn, VALID_YEARS);
}

export function isExpired(
	certificate: Pick<CertificateSummary, "registeredOn">,
	day: IsoDate,
): boolean {
	return validUntil(certificate) < day;
}

/**
 * One certificate an address, the newest: homes are told apart by property reference number, else by their address
 * without case and punctuation. Sorted by address, numbers in the order people count.
 */
export function newestPerAddress<T extends CertificateSummary>(certificates: readonly T[]): T[] {
	const homes = new Map<string, T>();
	for (const certificate of certificates) {
		const home = homeOf(certificate);
		const other = homes.get(home);
		if (!other || isNewer(certificate, other)) {
			homes.set(home, certificate);
		}
	}
	return [...homes.values()].toSorted((a, b) => byAddress.compare(a.address, b.address));
}

const byAddress = new Intl.Collator("en-GB", { numeric: true });

function isNewer(a: CertificateSummary, b: CertificateSummary): boolean {
	return a.registeredOn === b.registeredOn ? a.number > b.number : a.registeredOn > b.registeredOn;
}

function homeOf({ uprn, address, number }: CertificateSummary): string {
	return uprn ?? (address === ADDRESS_WITHHELD ? number : normaliseAddress(address));
}

function normaliseAddress(address: string): string {
	return address
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}
