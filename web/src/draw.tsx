import type { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import {
	createStaticHandler,
	createStaticRouter,
	type RouteObject,
	StaticRouterProvider,
} from "react-router";
import { screens } from "#domain/base/screens.ts";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { fetchScreen } from "#web/app/screen-route.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { userQuery } from "#web/lib/session.ts";

/** A screen as HTML, and its id, by which the browser knows that it is the one it would draw; null where it has to draw another. */
export type Drawn = { readonly screen: string | null; readonly html: string };

/** Draws the screen at a path as the browser draws it first, before anything was asked of the server. Run in Node when the product is built. */
export async function drawScreen(path: string): Promise<Drawn> {
	const queryClient = createQueryClient();
	const routes = createRoutes(queryClient);
	const screen = await fetchScreen(routes, path);
	return { screen, html: await drawRoutes(routes, queryClient, { path, screen }) };
}

/** Draws what surrounds every screen while its code is on its way. */
export async function drawSurroundings(): Promise<Drawn> {
	const queryClient = createQueryClient();
	const routes = createRoutes(queryClient);
	return {
		screen: null,
		html: await drawRoutes(routes, queryClient, { path: screens.auth, screen: null }),
	};
}

async function drawRoutes(
	routes: RouteObject[],
	queryClient: QueryClient,
	{ path, screen }: { path: string; screen: string | null },
): Promise<string> {
	const { query, dataRoutes } = createStaticHandler(routes);
	// No loader is run: fetching is for the browser.
	const context = await query(new Request(new URL(path, "http://drawn.invalid")), {
		filterMatchesToLoad: () => false,
	});
	if (context instanceof Response) {
		throw new Error(`${path} leads elsewhere, so it cannot be drawn`);
	}
	// Drawn for a visitor without a session: those with one are sent the page without those parts.
	queryClient.setQueryData(userQuery.queryKey, null);
	context.loaderData = screen === null ? {} : { [screen]: null };
	const { prelude } = await prerender(
		<StrictMode>
			<Providers queryClient={queryClient}>
				<StaticRouterProvider
					router={createStaticRouter(dataRoutes, context)}
					context={context}
					hydrate={false}
				/>
			</Providers>
		</StrictMode>,
		// All in its place: what is moved there later takes an inline script, which our policy refuses.
		{ progressiveChunkSize: Number.POSITIVE_INFINITY, onError: refuse },
	);
	return new Response(prelude).text();
}

function refuse(cause: unknown): never {
	throw cause;
}
