import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { londonDay } from "#domain/base/calendar.ts";
import { type ApiScope, isKey } from "#domain/business/api-keys.ts";
import { findKeyHolder, type KeyHolder, noteCall } from "#worker/accounts/api-keys-repository.ts";
import { addCounts } from "#worker/analytics/counts-repository.ts";
import { connect } from "#worker/db/client.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { countCall, limitKeyCalls } from "./limit-calls.ts";

/** Names of schemes are the same in any case. Source: RFC 9110, section 11.1. */
const SCHEME = /^bearer +(\S*)\s*$/i;

/** Whose key was shown with a call that makes others for it, by the bindings of these. */
const shownBefore = new WeakMap<Bindings, KeyHolder>();

/** The bindings for calls that we make ourselves by the key that was shown with this one: they neither look it up nor count again. */
export function bindingsByKey(c: Context<AppEnv>): Bindings {
	const bindings = { ...c.env };
	shownBefore.set(bindings, keyHolderOf(c));
	return bindings;
}

/**
 * Lets a handler be reached by a key that may do this, or by any key that holds, and counts the call.
 * @throws Problem `key_refused` | `scope_missing` | `rate_limited`
 */
export const requireKey = (scope: ApiScope | "any") =>
	createMiddleware<AppEnv>(async (c, next) => {
		const shown = shownBefore.get(c.env);
		const holder = shown ?? (await findHolder(c));
		if (shown === undefined) {
			await limitKeyCalls(c, holder.key.id);
		}
		const mayCall = scope === "any" || holder.key.scopes.includes(scope);
		if (shown === undefined || !mayCall) {
			const db = connect(c.env.DB);
			const note = noteCall(db, holder.key.id, c.var.world.now(), mayCall ? "calls" : "refused");
			c.executionCtx.waitUntil(db.batch(note));
		}
		if (!mayCall) {
			throw new Problem("scope_missing", `This key may not do that: it lacks “${scope}”.`);
		}
		c.set("keyHolder", holder);
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
		if (isKey(key)) {
			const day = londonDay(c.var.world.now());
			const counted = { event: "key_unknown", subject: "", day, count: 1 } as const;
			c.executionCtx.waitUntil(addCounts(connect(c.env.DB), [counted]));
		}
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
