import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { subscriptionSetups, trialCards } from "#worker/db/schema/subscriptions.ts";

type Claim = {
	/** The card under each key, the one in use first: see `CardSetup`. */
	readonly hashes: readonly string[];
	/** The payment session that the trial is for. */
	readonly claimedBy: string;
	/** UTC milliseconds. */
	readonly now: number;
};

/**
 * Claims the one free trial of a card, and tells whether it is the claimant's, however many ask at once. Repeating a claim gives the same answer. A card
 * without a fingerprint, as in some wallets, cannot be recognised and is always given one. Source: Rule TRIAL-3.
 */
export async function claimTrial(db: Db, { hashes, claimedBy, now }: Claim): Promise<boolean> {
	const [hash] = hashes;
	if (hash === undefined) {
		return true;
	}
	const { claims } = await runBatch(db, {
		claimed: db
			.insert(trialCards)
			.select(
				sql`SELECT ${hash}, ${claimedBy}, ${now} WHERE NOT EXISTS (SELECT 1 FROM ${trialCards} WHERE ${inArray(trialCards.hash, [...hashes])})`,
			)
			.onConflictDoNothing(),
		claims: db
			.select({ claimedBy: trialCards.claimedBy })
			.from(trialCards)
			.where(inArray(trialCards.hash, [...hashes])),
	});
	return claims.every((claim) => claim.claimedBy === claimedBy);
}

/** A statement that gives back the trial that a payment session claimed and did not begin: the card may have it still. */
export function leaveTrialOf(db: Db, setupId: string) {
	const { id, state, subscriptionId } = subscriptionSetups;
	const mayHaveIt = sql`(${inArray(state, ["open", "done"])} OR ${subscriptionId} IS NOT NULL)`;
	return db
		.delete(trialCards)
		.where(
			and(
				eq(trialCards.claimedBy, setupId),
				sql`NOT EXISTS (SELECT 1 FROM ${subscriptionSetups} WHERE ${and(eq(id, setupId), mayHaveIt)})`,
			),
		);
}
