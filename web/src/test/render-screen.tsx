import { render } from "@testing-library/react";
import { createMemoryRouter, parsePath } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { PublicContent } from "#contracts/public-content.ts";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { simulatorQuery } from "#web/lib/queries.ts";
import { createQueryClient } from "#web/lib/query-client.ts";

type Opened = {
	/** What the page says of a simulator. */
	simulator?: PublicContent["simulator"];
	/** What travelled along in the history. */
	state?: unknown;
};

/** Opens an address of the product as a browser would, with a cache of its own. */
export function renderScreen(address: string, { simulator = null, state }: Opened = {}) {
	const queryClient = createQueryClient();
	queryClient.setQueryData(simulatorQuery.queryKey, simulator);
	const router = createMemoryRouter(createRoutes(queryClient), {
		initialEntries: [{ ...parsePath(address), state }],
	});
	render(
		<Providers queryClient={queryClient}>
			<RouterProvider router={router} />
		</Providers>,
	);
	return {
		/** Path and query the visitor is at. */
		address: () => `${router.state.location.pathname}${router.state.location.search}`,
		/** What travelled along to there. */
		state: () => router.state.location.state,
	};
}
