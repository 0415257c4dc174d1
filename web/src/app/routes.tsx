import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { BrokenScreen } from "./broken-screen.tsx";
import { ownRoutes } from "./own-routes.ts";
import { publicRoutes } from "./public-routes.ts";
import { screenRoute } from "./screen-route.ts";
import { Shell } from "./shell.tsx";

/** The whole map of screens. Their code comes when they are opened; their data is asked for at once. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
	return [
		{
			element: <Shell />,
			hydrateFallbackElement: <Shell />,
			children: [
				{
					errorElement: <BrokenScreen />,
					children: [
						...publicRoutes(queryClient),
						...ownRoutes(queryClient),
						screenRoute(
							"*",
							async () => (await import("#web/screens/not-found-screen.tsx")).NotFoundScreen,
						),
					],
				},
			],
		},
	];
}
