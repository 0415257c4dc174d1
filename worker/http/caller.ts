import type { Context } from "hono";
import type { Caller } from "#worker/accounts/caller.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "./app-env.ts";
import { visitorAddress } from "./visitor-address.ts";

/** What a request brings to a use case about accounts. */
export function callerOf(c: Context<AppEnv>): Caller {
	const { world } = c.var;
	return {
		db: connect(c.env.DB),
		now: world.now(),
		token: world.token,
		address: visitorAddress(c),
		userAgent: c.req.header("user-agent") ?? null,
	};
}
