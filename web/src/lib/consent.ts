import { useSyncExternalStore } from "react";

/** What a visitor agreed to, by kind. Source: Rule SITE-10. */
export type Consent = {
	readonly essential: true;
	/** What a visitor marks on a screen is kept in this browser. */
	readonly functional: boolean;
	/** The screens they open are counted, and the offers of a report that they see. */
	readonly analytics: boolean;
	/** Nothing uses it today. */
	readonly marketing: boolean;
};

/** How the settings stand before anything was chosen. Nothing of it holds until it is saved. Source: Rule SITE-10. */
export const PROPOSED: Consent = {
	essential: true,
	functional: true,
	analytics: true,
	marketing: false,
};

const PLACE = "cookie-consent";
/** Raise this when a kind comes to mean more than visitors agreed to: everybody is then asked again. */
const VERSION = 2;
const CHANGED = "cookie-consent-changed";
const SETTINGS_OPENED = "cookie-settings-opened";

/** A choice that the browser would not keep: it holds until the page is left. */
let held: string | null = null;
let last: { raw: string | null; consent: Consent | null } = { raw: null, consent: null };

/** What was chosen, in this visit or an earlier one; null when nothing was, or when what is stored was not written by us. */
export function readConsent(): Consent | null {
	const raw = held ?? stored();
	if (raw !== last.raw) {
		last = { raw, consent: parse(raw) };
	}
	return last.consent;
}

/** Keeps a choice for this visit and, where the browser stores anything, for the next. */
export function keepConsent(consent: Consent): void {
	const raw = JSON.stringify({ version: VERSION, ...consent });
	held = store(raw) ? null : raw;
	window.dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever a choice was made or taken back, in this tab or another. Returns what ends that. */
export function onConsentChange(listener: () => void): () => void {
	const onOtherTab = ({ key }: StorageEvent) => {
		if (key === PLACE || key === null) {
			held = null;
			listener();
		}
	};
	window.addEventListener(CHANGED, listener);
	window.addEventListener("storage", onOtherTab);
	return () => {
		window.removeEventListener(CHANGED, listener);
		window.removeEventListener("storage", onOtherTab);
	};
}

/** What the visitor agreed to, and again whenever that changes; null while they have not chosen, and where no browser is. */
export function useConsent(): Consent | null {
	return useSyncExternalStore(onConsentChange, readConsent, () => null);
}

/** Opens the cookie settings, with what is chosen now in them, from anywhere on any screen. */
export function openCookieSettings(): void {
	window.dispatchEvent(new Event(SETTINGS_OPENED));
}

/** Calls back whenever somebody opens the cookie settings. Returns what ends that. */
export function onCookieSettingsOpened(listener: () => void): () => void {
	window.addEventListener(SETTINGS_OPENED, listener);
	return () => window.removeEventListener(SETTINGS_OPENED, listener);
}

function stored(): string | null {
	try {
		return window.localStorage.getItem(PLACE);
	} catch {
		return null;
	}
}

function store(raw: string): boolean {
	try {
		window.localStorage.setItem(PLACE, raw);
		return true;
	} catch {
		forget();
		return false;
	}
}

/** Where there is no room for the new choice, the one before it must not come back at the next visit. */
function forget(): void {
	try {
		window.localStorage.removeItem(PLACE);
	} catch {
		// Storage that is forbidden holds nothing.
	}
}

function parse(raw: string | null): Consent | null {
	try {
		const kept: unknown = JSON.parse(raw ?? "null");
		return isChoice(kept) ? kept : null;
	} catch {
		return null;
	}
}

function isChoice(kept: unknown): kept is Consent {
	return (
		typeof kept === "object" &&
		kept !== null &&
		"version" in kept &&
		kept.version === VERSION &&
		"essential" in kept &&
		kept.essential === true &&
		"functional" in kept &&
		typeof kept.functional === "boolean" &&
		"analytics" in kept &&
		typeof kept.analytics === "boolean" &&
		"marketing" in kept &&
		typeof kept.marketing === "boolean"
	);
}
