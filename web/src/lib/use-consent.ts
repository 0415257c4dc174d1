import { useSyncExternalStore } from "react";
import { type Consent, onConsentChange, readConsent } from "./consent.ts";

/** What the visitor agreed to, and again whenever that changes; null while they have not chosen, and where no browser is. */
export function useConsent(): Consent | null {
	return useSyncExternalStore(onConsentChange, readConsent, () => null);
}
