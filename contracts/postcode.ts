import * as z from "zod";
import { Provenance } from "./evidence.ts";

const CertifiedAddress = z.object({
	/** Certificate number, to be sent back as `?certificate=`. */
	certificate: z.string(),
	address: z.string(),
	epcRating: z.string().nullable(),
	registeredOn: z.string(),
	/** A certificate is good for ten years. */
	expired: z.boolean(),
});

/** GET /api/property/addresses/{postcode}: homes with a certificate, in the order of their addresses. */
export const Addresses = z.object({
	postcode: z.string(),
	addresses: z.array(CertifiedAddress),
	/** Says why the list is empty, when it is. */
	provenance: Provenance,
});
export type Addresses = z.infer<typeof Addresses>;

/** GET /api/postcode/validate/{postcode}: always 200. `reason` says why not, when not. */
export const PostcodeValidation = z.object({ isValid: z.boolean(), reason: z.string().optional() });
export type PostcodeValidation = z.infer<typeof PostcodeValidation>;
