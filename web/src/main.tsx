import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import "#web/lib/zod-without-eval.ts";
import "#web/ui/base.css";
import { openRouter, whenReady } from "#web/app/open-router.ts";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { fetchScreen } from "#web/app/screen-route.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { userQuery } from "#web/lib/session.ts";
import { hydrateQueryCache } from "./app/hydrate-query-cache.ts";

/**
 * Takes over the screen that was sent drawn, or draws the one that the address means. Either is done in slices, so that what is on the screen
 * already can be scrolled and pressed meanwhile.
 */
async function open(root: HTMLElement): Promise<void> {
	const queryClient = createQueryClient();
	hydrateQueryCache(queryClient);
	const routes = createRoutes(queryClient);
	const { screen } = root.dataset;
	// Only what is taken over needs its code first: the router fetches any other together with what its loader fetches.
	const isDrawn =
		screen !== undefined &&
		screen === (await fetchScreen(routes, window.location.pathname).catch(() => null));
	const router = openRouter(
		routes,
		// What was drawn needs no loader: its screen fetches what it lacks.
		isDrawn ? { hydrationData: { loaderData: { [screen]: null } } } : {},
	);
	const product = (
		<StrictMode>
			<Providers queryClient={queryClient}>
				<RouterProvider router={router} />
			</Providers>
		</StrictMode>
	);
	if (isDrawn) {
		// Fetches nothing before hydration: an answer in between could change what has to match the drawn page.
		startTransition(() => {
			hydrateRoot(root, product);
		});
		return;
	}
	void queryClient.prefetchQuery(userQuery);
	// Until then what was sent stands there: the same surroundings, and the shape of what comes.
	await whenReady(router);
	startTransition(() => createRoot(root).render(product));
}

const root = document.getElementById("root");
if (!root) {
	throw new Error("the page has no #root");
}
// Not awaited here: the screens' code shares a file with this, which would then wait for itself.
void open(root);
