import type { Consent } from "./consent.ts";

/** How the settings stand before anything was chosen. Nothing of it holds until it is saved. Source: SPEC section 9 "Cookie defaults". */
export const PROPOSED: Consent = {
	essential: true,
	functional: true,
	analytics: true,
	marketing: false,
};
