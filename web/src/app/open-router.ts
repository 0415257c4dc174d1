import { createBrowserRouter } from "react-router";

/**
 * Makes the browser's router. The router names each history entry that it makes, but not the entry at which the document was opened. All unnamed entries
 * share one scroll position, so a link from a mail would open where another page of the same tab was left. This names the first entry too.
 */
export function openRouter(...given: Parameters<typeof createBrowserRouter>) {
	nameEntry(window.history);
	return createBrowserRouter(...given);
}

/** A page that is loaded again, or come back to, keeps the name that it has, and so its place. */
function nameEntry(history: History): void {
	const state: unknown = history.state;
	const held = typeof state === "object" && state !== null ? state : {};
	if (!("key" in held)) {
		history.replaceState({ ...held, key: Math.random().toString(36).slice(2) }, "");
	}
}

/** Waits until a router has run the loaders of the address it was opened at. */
export function whenReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
	return new Promise((resolve) => {
		if (router.state.initialized) {
			resolve();
			return;
		}
		const stop = router.subscribe(({ initialized }) => {
			if (initialized) {
				stop();
				resolve();
			}
		});
	});
}
