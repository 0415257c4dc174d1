import type { Facts } from "#domain/base/facts/facts.ts";

/** Code of the authority that a postcode lies in most likely; empty where none is known. */
export function primaryAuthority({ place }: Facts): string {
	const code = place.authorities[0]?.code ?? "";
	// A live source may have said it: only what has the shape of a code is counted.
	return /^[EWSN]\d{8}$/.test(code) ? code : "";
}
