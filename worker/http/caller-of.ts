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
 * The network that limits count by, from the address that Cloudflare saw. Of IPv4 it is the address itself, because its neighbours are other subscribers.
 * Of IPv6 it is the /64, because a subscriber has all of its addresses and could use another for each request; the next /64 may be a neighbour's.
 */
export function visitorAddress(c: Context<AppEnv>): string {
	return networkOf(c, 4);
}

/**
 * Like `visitorAddress`, but of IPv6 the /48, the most that one site is given (RIPE-690).
 * Neighbours share it, so it suits only what nobody needs to get in, pay or get mail.
 */
export function siteAddress(c: Context<AppEnv>): string {
	return networkOf(c, 3);
}

/** An address, of IPv6 the network of its first groups of 16 bits. */
function networkOf(c: Context<AppEnv>, count: number): string {
	const address = c.req.header("cf-connecting-ip") ?? "unknown";
	const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
	if (mapped !== undefined || !address.includes(":")) {
		return mapped ?? address;
	}
	const [head = [], tail] = address
		.toLowerCase()
		.split("::")
		.map((part) => part.split(":").filter((group) => group !== ""));
	const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
	const groups = [
		...head,
		...Array.from({ length: Math.max(0, zeros) }, () => "0"),
		...(tail ?? []),
	];
	return `${groups.slice(0, count).join(":")}::/${count * 16}`;
}
