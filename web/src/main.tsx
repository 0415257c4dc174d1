import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import "#web/ui/base.css";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";

const root = document.getElementById("root");
if (!root) {
	throw new Error("the page has no #root");
}
const queryClient = createQueryClient();
const router = createBrowserRouter(createRoutes(queryClient));

createRoot(root).render(
	<StrictMode>
		<Providers queryClient={queryClient}>
			<RouterProvider router={router} />
		</Providers>
	</StrictMode>,
);
