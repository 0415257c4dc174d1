import { readConsent } from "./consent.ts";

/** How the names begin of what a visitor marks on a screen and this browser keeps for them. */
const KINDS = ["report-ticks:"] as const;
export type FunctionalPlace = `${(typeof KINDS)[number]}${string}`;

/**
 * Whether such marks are kept. Until something is chosen they are: the visitor made them, for no other purpose than to find them
 * again.
 */
function keepsMarks(): boolean {
	return readConsent()?.functional !== false;
}

/** What is kept at a place, as it was written; null when nothing is or may be. What it holds may be anything. */
export function recallMarks(place: FunctionalPlace): unknown {
	try {
		return keepsMarks() ? JSON.parse(window.localStorage.getItem(place) ?? "null") : null;
	} catch {
		return null;
	}
}

/** Keeps something, unless the visitor said no to that or the browser keeps nothing. */
export function rememberMarks(place: FunctionalPlace, marks: unknown): void {
	try {
		if (keepsMarks()) {
			window.localStorage.setItem(place, JSON.stringify(marks));
		}
	} catch {
		// Storage that is full or forbidden: the marks stay on the page until it is left.
	}
}

/** Removes everything of the kind that this browser holds. */
export function forgetMarks(): void {
	try {
		for (const place of Object.keys(window.localStorage)) {
			if (KINDS.some((kind) => place.startsWith(kind))) {
				window.localStorage.removeItem(place);
			}
		}
	} catch {
		// Storage that is forbidden holds nothing.
	}
}
