import type { createBrowserRouter } from "react-router";

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
