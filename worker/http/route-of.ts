import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { screenAt, screens } from "#domain/screens.ts";
import type { AppEnv } from "./app-env.ts";

/** The pattern that was asked for, because the path itself may hold the secret of a link; `*` for an address that is none of ours, and for files. */
export function routeOf(c: Context<AppEnv>): string {
	const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
	if (route) {
		return route.path;
	}
	const screen = screenAt(c.req.path);
	return screen ? screens[screen] : "*";
}
