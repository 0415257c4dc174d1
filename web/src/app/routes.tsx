import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { screens } from "#domain/screens.ts";
import { loadPropertyScreen } from "#web/screens/load-property-screen.ts";
import { BrokenScreen } from "./broken-screen.tsx";
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
						{
							path: screens.home,
							lazy: async () => ({
								Component: (await import("#web/screens/home-screen.tsx")).HomeScreen,
							}),
						},
						{
							path: screens.property,
							loader: loadPropertyScreen(queryClient),
							// A new choice is the screen's own question.
							shouldRevalidate: ({ currentUrl, nextUrl }) =>
								currentUrl.pathname !== nextUrl.pathname,
							lazy: async () => ({
								Component: (await import("#web/screens/property-screen.tsx")).PropertyScreen,
							}),
						},
						{
							path: "*",
							lazy: async () => ({
								Component: (await import("#web/screens/not-found-screen.tsx")).NotFoundScreen,
							}),
						},
					],
				},
			],
		},
	];
}
