import { type Consent, keepConsent } from "#web/lib/consent.ts";
import { forgetMarks } from "#web/lib/functional-storage.ts";

/** What each choice stands for. Source: Rule SITE-10. */
export const EVERYTHING: Consent = {
	essential: true,
	functional: true,
	analytics: true,
	marketing: true,
};
export const ESSENTIAL_ONLY: Consent = {
	essential: true,
	functional: false,
	analytics: false,
	marketing: false,
};

/** Keeps a choice, and removes what this browser may hold no longer. */
export function choose(consent: Consent): void {
	keepConsent(consent);
	if (!consent.functional) {
		forgetMarks();
	}
}
