import type { ComponentType } from "react";
import type { RouteObject } from "react-router";

/** A screen whose code is fetched when it is opened, or just before it is likely to be. Its path is its id too. */
export function screenRoute(
	path: string,
	load: () => Promise<ComponentType>,
	more: Pick<RouteObject, "loader" | "shouldRevalidate"> = {},
): RouteObject {
	return { id: path, path, lazy: async () => ({ Component: await load() }), ...more };
}
