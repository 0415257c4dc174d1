import { addressKey } from "../../base/address/address-parts.ts";
import type { CertificateSummary } from "../../base/facts/certificate.ts";
import { matchAddress } from "../../subjects/listing/match-address.ts";

/** A home of a postcode that the energy register knows. */
export type KnownHome = Pick<CertificateSummary, "number" | "address" | "uprn" | "registeredOn">;

/** Which home of its postcode a row means. Source: Rule HOMES-14. */
export type HomeMatch =
	| { readonly kind: "matched"; readonly by: "certificate" | "address"; readonly home: KnownHome }
	/** Its person decides; the likeliest come first. */
	| { readonly kind: "review"; readonly candidates: readonly KnownHome[] }
	/** No known home fits, so the row is kept by its postcode, without a certificate. */
	| { readonly kind: "postcode" };

/** Finds the home of a row by its certificate, else by flat, house and street. Source: Rule HOMES-14. */
export function matchHome(
	{ address, certificate }: { readonly address: string; readonly certificate: string | null },
	known: readonly KnownHome[],
): HomeMatch {
	const stated = known.find(({ number }) => number === certificate);
	if (stated) {
		return { kind: "matched", by: "certificate", home: stated };
	}
	const match = matchAddress(address, newestOfEach(known));
	if (match.kind === "several") {
		return { kind: "review", candidates: match.homes };
	}
	if (match.kind !== "one") {
		return { kind: "postcode" };
	}
	return certificate === null
		? { kind: "matched", by: "address", home: match.home }
		: { kind: "review", candidates: [match.home] };
}

/** One certificate for each home, the newest: an address that is the same but for points and commas is one home. */
function newestOfEach(known: readonly KnownHome[]): KnownHome[] {
	const newest = new Map<string, KnownHome>();
	for (const home of known) {
		const key = home.uprn ?? addressKey(home.address);
		const other = newest.get(key);
		if (!other || other.registeredOn < home.registeredOn) {
			newest.set(key, home);
		}
	}
	return [...newest.values()];
}
