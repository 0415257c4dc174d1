import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type ApiScope, isKey } from "#domain/business/api-keys.ts";
import { findKeyHolder, type KeyHolder, noteCall } from "#worker/accounts/api-keys-repository.ts";
import { connect } from "#worker/db/client.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { countCall, limitKeyCalls } from "./limit-calls.ts";

/** Names of schemes are the same in any case. Source: RFC 9110, section 11.1. */
const SCHEME = /^bearer +(\S*)\s*$/i;

/** Lets a handler be reached by a key that may do this, and counts the call. @throws Problem `key_refused` | `scope_missing` | `rate_limited` */
export const requireKey = (scope: ApiScope) =>
	createMiddleware<AppEnv>(async (c, next) => {
		const holder = await findHolder(c);
		await limitKeyCalls(c, holder.key.id);
		if (!holder.key.scopes.includes(scope)) {
			throw new Problem("scope_missing", `This key may not do that: it lacks “${scope}”.`);
		}
		c.set("keyHolder", holder);
		const db = connect(c.env.DB);
		c.executionCtx.waitUntil(db.batch(noteCall(db, holder.key.id, c.var.world.now())));
		await next();
	});

/** Returns whose key was shown. Refuses everybody where a handler forgot `requireKey`. @throws Problem `key_refused` */
export function keyHolderOf(c: Context<AppEnv>): KeyHolder {
	if (!c.var.keyHolder) {
		return refuse("");
	}
	return c.var.keyHolder;
}

async function findHolder(c: Context<AppEnv>): Promise<KeyHolder> {
	const [, key = ""] = SCHEME.exec(c.req.header("authorization") ?? "") ?? [];
	const holder = isKey(key) ? await findKeyHolder(connect(c.env.DB), key) : null;
	if (holder === null) {
		// Whoever guesses is stopped; nobody guesses 256 bits, but each guess asks our tables.
		await countCall(c, c.env.ACCOUNT_LIMIT, "Too many calls without a key that holds.");
		return refuse(key);
	}
	return holder;
}

function refuse(key: string): never {
	throw new Problem(
		"key_refused",
		key === ""
			? "Send a key of your account as “Authorization: Bearer lt_live_…”."
			: "This key is not one of ours, or it was withdrawn.",
	);
}
