import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { siteAddress, visitorAddress } from "./caller-of.ts";

/** As long as the bindings of wrangler.toml count. */
const RETRY_SECONDS = 60;

/**
 * Counts a call of this network address against a coarse limit, where the request arrives.
 * @throws Problem `rate_limited` with `refusal` beyond it
 */
export async function countCall(
	c: Context<AppEnv>,
	limit: RateLimit,
	refusal: string,
): Promise<void> {
	await refuseBeyond(limit, visitorAddress(c), refusal);
}

/** @throws Problem `rate_limited` */
async function refuseBeyond(limit: RateLimit, key: string, refusal: string): Promise<void> {
	const { success } = await limit.limit({ key });
	if (!success) {
		throw new Problem("rate_limited", refusal, { retryAfter: RETRY_SECONDS });
	}
}

const TOO_MANY = "Too many requests. Please try again in a minute.";

/** Counts each call against one of the bindings of wrangler.toml, before any work is done for it. */
const limitedBy = (name: "ACCOUNT_LIMIT" | "PAY_LIMIT") =>
	createMiddleware<AppEnv>(async (c, next) => {
		await countCall(c, c.env[name], TOO_MANY);
		await next();
	});

/**
 * Counts calls about accounts. The exact limits on attempts are counted in D1 (`worker/accounts/attempts.ts`).
 * @throws Problem `rate_limited`
 */
export const limitAccountCalls = limitedBy("ACCOUNT_LIMIT");

/** Counts what leads to a payment: reports made, payments begun and confirmed. @throws Problem `rate_limited` */
export const limitPurchases = limitedBy("PAY_LIMIT");

/** Counts calls of a kind apart from all others, with the limit of calls that lead to a payment. Whoever is beyond it may still pay. */
const limitedApart = (kind: string, addressOf = visitorAddress) =>
	createMiddleware<AppEnv>(async (c, next) => {
		await refuseBeyond(c.env.PAY_LIMIT, `${kind} ${addressOf(c)}`, TOO_MANY);
		await next();
	});

/** Counts what is read by links to reports. @throws Problem `rate_limited` */
export const limitSharedReads = limitedApart("shared");

/** Counts what visitors tell us about the register. @throws Problem `rate_limited` */
export const limitSuggestions = limitedApart("suggestions", siteAddress);

/** Counts views of screens. @throws Problem `rate_limited` */
export const limitPageViews = limitedApart("views");

/** Counts readings of the register and of where data comes from: two a second, which serves an office behind one address. @throws Problem `rate_limited` */
export const limitRegisterReads = limitedApart("register", siteAddress);

/** Counts readings of one calendar by its address: programs read the calendars of many accounts from one network. @throws Problem `rate_limited` */
export const limitFeedReads = limitedApart("calendar", (c) => c.req.path);

/** Counts readings of frames on other sites. @throws Problem `rate_limited` */
export const limitEmbedReads = limitedApart("embed", siteAddress);

/** Counts readings of councils and their figures. @throws Problem `rate_limited` */
export const limitAreaReads = limitedApart("areas", siteAddress);

/** Counts calls that import homes: two a second, by which a thousand rows take a minute. @throws Problem `rate_limited` */
export const limitImports = limitedApart("home-import");

/** Counts calls about homes, which every screen and preview makes for who is signed in, apart from those that sign in. @throws Problem `rate_limited` */
export const limitHomeCalls = limitedApart("homes");

/** Counts the calls of a key apart from all others: two a second. @throws Problem `rate_limited` */
export function limitKeyCalls(c: Context<AppEnv>, keyId: string): Promise<void> {
	return refuseBeyond(c.env.PAY_LIMIT, `key ${keyId}`, TOO_MANY);
}
