import type { Known } from "#contracts/known.ts";
import type { Db } from "#worker/db/client.ts";
import { selectSettings, toSettings } from "#worker/db/settings-repository.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { selectReportsMade, toClaims } from "./claims.ts";
import { toReportPrice, toSubscriptionPrices } from "./prices.ts";

/** The part of it that our tables hold. */
type Tables = Pick<Known, "reportPrice" | "subscriptionPrices" | "claims">;

const nothing: Tables = { reportPrice: null, subscriptionPrices: null, claims: null };

/**
 * What our tables say that stands on public pages, in one round trip; nulls without a database, or when it does not answer within `limitMs`
 * milliseconds. Never throws: a page is not kept back for a price.
 */
export async function readKnown(db: Db | null, limitMs: number): Promise<Tables> {
	if (db === null) {
		return nothing;
	}
	try {
		return await Promise.race([read(db), nothingAfter(limitMs)]);
	} catch (cause) {
		log.error("what public pages show could not be read", { reason: reasonOf(cause) });
		return nothing;
	}
}

async function read(db: Db): Promise<Tables> {
	const [rows, made] = await db.batch([selectSettings(db), selectReportsMade(db)]);
	const settings = toSettings(rows);
	return {
		reportPrice: toReportPrice(settings),
		subscriptionPrices: toSubscriptionPrices(settings),
		claims: toClaims(made),
	};
}

function nothingAfter(limitMs: number): Promise<Tables> {
	return new Promise((resolve) => {
		setTimeout(() => resolve(nothing), limitMs);
	});
}
