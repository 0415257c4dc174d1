import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
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
		...galleryRoutes(),
	];
}

/** The gallery of components, by itself. A build knows the condition and drops it with all its code. */
function galleryRoutes(): RouteObject[] {
	return import.meta.env.DEV
		? [screenRoute("/gallery", async () => (await import("#web/gallery/gallery.tsx")).Gallery)]
		: [];
}

/** Shown when a screen could not be drawn or its code not fetched, as after a new version was put out. */
function BrokenScreen() {
	useDocumentTitle("Error");
	return (
		<Message
			title="Something went wrong"
			action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
		>
			<p>Something went wrong. Please try again.</p>
		</Message>
	);
}
