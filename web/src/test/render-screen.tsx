import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { PublicContent } from "#contracts/public-content.ts";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { simulatorQuery } from "#web/lib/queries.ts";
import { createQueryClient } from "#web/lib/query-client.ts";

/** Opens an address of the product as a browser would, with a cache of its own. `simulator` is what the page says of one. */
export function renderScreen(address: string, simulator: PublicContent["simulator"] = null) {
	const queryClient = createQueryClient();
	queryClient.setQueryData(simulatorQuery.queryKey, simulator);
	const router = createMemoryRouter(createRoutes(queryClient), { initialEntries: [address] });
	render(
		<Providers queryClient={queryClient}>
			<RouterProvider router={router} />
		</Providers>,
	);
	return {
		/** Path and query the visitor is at. */
		address: () => `${router.state.location.pathname}${router.state.location.search}`,
	};
}
