import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import {
	type Administrator,
	adminsOnly,
	isAdministrator,
	isStillAdministrator,
} from "#worker/accounts/administrators.ts";
import type { AppEnv } from "./app-env.ts";
import { callerOf } from "./caller-of.ts";
import { signedInViewer, viewerOf } from "./session.ts";

/**
 * Lets a handler be reached by an administrator. Decided again on every call: the browser's word counts for nothing.
 * @throws Problem `signed_out`, `second_factor`, `admins_only`
 */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
	const viewer = await signedInViewer(c);
	if (!isAdministrator(viewer.user, c.env)) {
		throw adminsOnly();
	}
	c.set("viewer", viewer);
	await next();
});

/** The administrator who asks. A handler that forgot `requireAdmin` refuses everybody. @throws Problem `signed_out`, `admins_only` */
export function administratorOf(c: Context<AppEnv>): Administrator {
	const viewer = viewerOf(c);
	if (!isAdministrator(viewer.user, c.env)) {
		throw adminsOnly();
	}
	return {
		...callerOf(c),
		viewer,
		isActiveAdmin: isStillAdministrator(viewer, c.env),
		env: c.env,
	};
}
