import type { Provenance } from "./evidence.ts";

type CertifiedAddress = {
	/** Certificate number, to be sent back as `?certificate=`. */
	readonly certificate: string;
	readonly address: string;
	readonly epcRating: string | null;
	readonly registeredOn: string;
	/** Whether it is older than the ten years that a certificate lasts. */
	readonly expired: boolean;
};

/** GET /api/property/addresses/{postcode}: homes with a certificate, in the order of their addresses. */
export type Addresses = {
	readonly postcode: string;
	readonly addresses: readonly CertifiedAddress[];
	/** Also gives the reason when the list is empty. */
	readonly provenance: Provenance;
};

/** GET /api/postcode/validate/{postcode}: always 200. `reason` says why a postcode is not valid. */
export type PostcodeValidation = { readonly isValid: boolean; readonly reason?: string };
