import type { Provenance } from "./evidence.ts";

type CertifiedAddress = {
	/** Certificate number, to be sent back as `?certificate=`. */
	readonly certificate: string;
	readonly address: string;
	readonly epcRating: string | null;
	readonly registeredOn: string;
	/** A certificate is good for ten years. */
	readonly expired: boolean;
};

/** GET /api/property/addresses/{postcode}: homes with a certificate, in the order of their addresses. */
export type Addresses = {
	readonly postcode: string;
	readonly addresses: readonly CertifiedAddress[];
	/** Says why the list is empty, when it is. */
	readonly provenance: Provenance;
};

/** GET /api/postcode/validate/{postcode}: always 200. `reason` says why not, when not. */
export type PostcodeValidation = { readonly isValid: boolean; readonly reason?: string };
