import { addressKey } from "../../base/address/address-parts.ts";
import { addDays, addYears, type IsoDate } from "../../base/calendar.ts";
import { ADDRESS_WITHHELD, type CertificateSummary } from "../../base/facts/certificate.ts";
import { lazy } from "../../base/lazy.ts";

/** Years a certificate is good for in England and Wales. Source: SI 2012/3118 regulation 11; unchanged in the 2026 reform (Fact ENERGY-F2). */
export const CERTIFICATE_YEARS = 10;

/** Last day on which a certificate is valid: ten years after the day before its registration, as the register counts. */
export function validUntil(certificate: Pick<CertificateSummary, "registeredOn">): IsoDate {
	return addYears(addDays(certificate.registeredOn, -1), CERTIFICATE_YEARS);
}

export function isExpired(
	certificate: Pick<CertificateSummary, "registeredOn">,
	day: IsoDate,
): boolean {
	return validUntil(certificate) < day;
}

/**
 * The newest certificate of each home. Homes are told apart by property reference number, else by address without case and punctuation. Sorted by address,
 * with numbers in natural order.
 */
export function newestPerAddress<T extends CertificateSummary>(certificates: readonly T[]): T[] {
	const homes = new Map<string, T>();
	const numbers = numbersByAddress(certificates);
	for (const certificate of certificates) {
		const home = homeOf(certificate, numbers);
		const other = homes.get(home);
		if (!other || isNewer(certificate, other)) {
			homes.set(home, certificate);
		}
	}
	return [...homes.values()].toSorted((a, b) => byAddress().compare(a.address, b.address));
}

const byAddress = lazy(() => new Intl.Collator("en-GB", { numeric: true }));

function isNewer(a: CertificateSummary, b: CertificateSummary): boolean {
	return a.registeredOn === b.registeredOn ? a.number > b.number : a.registeredOn > b.registeredOn;
}

/** Property reference number by address, because a home's older certificates often lack the number. */
function numbersByAddress(certificates: readonly CertificateSummary[]): Map<string, string> {
	return new Map(
		certificates.flatMap(({ uprn, address }) =>
			uprn === null ? [] : [[addressKey(address), uprn] as const],
		),
	);
}

function homeOf(
	{ uprn, address, number }: CertificateSummary,
	numbers: ReadonlyMap<string, string>,
): string {
	if (uprn !== null || address === ADDRESS_WITHHELD) {
		return uprn ?? number;
	}
	const normalised = addressKey(address);
	return numbers.get(normalised) ?? normalised;
}
