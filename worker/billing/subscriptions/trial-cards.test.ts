import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { trialCards } from "#worker/db/schema/subscriptions.ts";
import { claimTrial } from "./trial-cards.ts";

const db = connect(env.DB);
const now = 1_000;

beforeEach(() => db.delete(trialCards).where(sql`TRUE`));

test("a trial is its claimant's, who may ask again, and nobody else's", async () => {
	const claims = ["seti_1", "seti_2", "seti_1"].map((claimedBy) => ({
		hashes: ["card"],
		claimedBy,
		now,
	}));
	const answers: boolean[] = [];
	for (const claim of claims) {
		answers.push(await claimTrial(db, claim));
	}

	expect(answers).toEqual([true, false, true]);
});

test("while a new key takes the place of the old one, cards are known by either", async () => {
	await claimTrial(db, { hashes: ["by the old"], claimedBy: "seti_1", now });

	const other = { hashes: ["by the new", "by the old"], claimedBy: "seti_2", now };
	expect(await claimTrial(db, other)).toBe(false);
	expect(await claimTrial(db, { ...other, claimedBy: "seti_1" })).toBe(true);
	expect(await db.select({ hash: trialCards.hash }).from(trialCards)).toEqual([
		{ hash: "by the old" },
	]);
});

test("what has no fingerprint takes nobody's trial away", async () => {
	const claim = { hashes: [], now };

	expect(await claimTrial(db, { ...claim, claimedBy: "seti_1" })).toBe(true);
	expect(await claimTrial(db, { ...claim, claimedBy: "seti_2" })).toBe(true);
	expect(await db.select().from(trialCards)).toEqual([]);
});
