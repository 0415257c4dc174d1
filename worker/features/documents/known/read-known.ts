import type { Known } from "#contracts/known.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { readClaims } from "./claims.ts";
import { toReportPrice, toSubscriptionPrices } from "./prices.ts";

/** The part of it that our tables hold. */
type Tables = Pick<Known, "reportPrice" | "subscriptionPrices" | "claims">;

const nothing: Tables = { reportPrice: null, subscriptionPrices: null, claims: null };

type Shelf = Parameters<typeof readClaims>[0];

/**
 * What our tables say that stands on public pages; nulls for a page that shows nothing of it, or when they do not answer within `limitMs`
 * milliseconds. Never throws: a page is not kept back for a price.
 */
export async function readKnown(shelf: Shelf | null, limitMs: number): Promise<Tables> {
	if (shelf === null) {
		return nothing;
	}
	try {
		return await Promise.race([read(shelf), nothingAfter(limitMs)]);
	} catch (cause) {
		log.error("what public pages show could not be read", { reason: reasonOf(cause) });
		return nothing;
	}
}

async function read(shelf: Shelf): Promise<Tables> {
	const [settings, claims] = await Promise.all([readSettings(shelf.db), readClaims(shelf)]);
	return {
		reportPrice: toReportPrice(settings),
		subscriptionPrices: toSubscriptionPrices(settings),
		claims,
	};
}

function nothingAfter(limitMs: number): Promise<Tables> {
	return new Promise((resolve) => {
		setTimeout(() => resolve(nothing), limitMs);
	});
}
