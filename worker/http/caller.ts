import type { Context } from "hono";
import type { Caller } from "#worker/accounts/caller.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "./app-env.ts";

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

/**
 * The network address that asks, as Cloudflare saw it. Of IPv6 only the first half, because a subscriber has all the
 * addresses of the second and could be somebody else with each request.
 */
export function visitorAddress(c: Context<AppEnv>): string {
	const address = c.req.header("cf-connecting-ip") ?? "unknown";
	return address.includes(":") ? networkOf(address) : address;
}

function networkOf(address: string): string {
	const [head = "", tail] = address.toLowerCase().split("::");
	const groups = head.split(":");
	const all = tail === undefined ? groups : [...groups, "0", "0", "0", "0"];
	return `${all.slice(0, 4).join(":")}::/64`;
}
