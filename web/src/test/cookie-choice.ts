import { vi } from "vitest";
import { type Consent, keepConsent } from "#web/lib/consent.ts";

/** Where the product keeps the choice; what it writes there is its own affair. */
export const CHOICE_PLACE = "cookie-consent";

/** Leaves the cookie banner unanswered in this browser. */
export function forgetCookieChoice(): void {
	window.localStorage.removeItem(CHOICE_PLACE);
}

/** A visitor who has answered the banner with essential cookies alone, except where the argument says otherwise. */
export function chooseCookies(choice: Partial<Omit<Consent, "essential">> = {}): void {
	keepConsent({
		essential: true,
		functional: false,
		analytics: false,
		marketing: false,
		...choice,
	});
}

/** Another tab of the product writes the choice, or takes it away. */
export function chooseInAnotherTab(raw: string | null): void {
	if (raw === null) {
		window.localStorage.removeItem(CHOICE_PLACE);
	} else {
		window.localStorage.setItem(CHOICE_PLACE, raw);
	}
	window.dispatchEvent(new StorageEvent("storage", { key: CHOICE_PLACE, newValue: raw }));
}

/** From now until the end of the test the browser refuses to read, to write or to remove what it stores. */
export function forbidStorage(...methods: ("getItem" | "setItem" | "removeItem")[]): void {
	for (const method of methods) {
		vi.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("This browser keeps nothing.", "SecurityError");
		});
	}
}
