import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router";

/** A screen whose code is fetched when it is opened, or just before it is likely to be. Its path is its id too. */
export function screenRoute(
	path: string,
	load: () => Promise<ComponentType>,
	more: Pick<RouteObject, "loader" | "shouldRevalidate"> = {},
): RouteObject {
	return { id: path, path, lazy: async () => ({ Component: await load() }), ...more };
}

/**
 * Fetches the code of the screen at a path, so that it can be drawn at once, and gives the screen's id. The routes hold it from then on.
 * Throws what the import does when it cannot be had.
 */
export async function fetchScreen(routes: RouteObject[], path: string): Promise<string | null> {
	const matches = matchRoutes(routes, path) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy === "function") {
				const { Component } = await route.lazy();
				Object.assign(route, { Component, lazy: undefined });
			}
		}),
	);
	return matches.at(-1)?.route.id ?? null;
}
