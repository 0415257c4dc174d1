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
 * The network that asks, as Cloudflare saw its address, by which every limit counts. Of IPv4 it is the address: what lies beside it are other
 * subscribers. Of IPv6 it is the /48, the most that one site is given (RIPE-690), because a subscriber has all the addresses in it and could be
 * somebody else with each request.
 */
export function visitorAddress(c: Context<AppEnv>): string {
	const address = c.req.header("cf-connecting-ip") ?? "unknown";
	return address.includes(":") ? networkOf(address) : address;
}

function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
	if (mapped !== undefined) {
		return mapped;
	}
	const [head = "", tail] = address.toLowerCase().split("::");
	const groups = head === "" ? [] : head.split(":");
	const all = tail === undefined ? groups : [...groups, "0", "0", "0"];
	return `${all.slice(0, 3).join(":")}::/48`;
}
