import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import { assertion, stampAllFacts } from "#datasets/ingest/store/store.ts";
import { connect } from "#worker/db/client.ts";
import { cachePurges } from "#worker/db/schema/source-runs.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { dropKeptAnswers } from "./drop-kept-answers.ts";

const db = connect(env.DB);
const store = d1Store(env.DB);
const MINUTE = 60_000;
const forgetting = env.DB.prepare("DELETE FROM cache_purges");

beforeEach(async () => {
	await env.DB.batch([env.DB.prepare("DELETE FROM facts_stamps"), forgetting]);
});

const waiting = () => db.select().from(cachePurges);

/** As if what the tag stands for had been changed at this moment. */
const changedAt = (at: number) => db.insert(cachePurges).values({ tag: "tables", changedAt: at });

/** Runs the job at this moment, and returns the tags that it dropped. */
async function run(now: number): Promise<string[][]> {
	const dropped: string[][] = [];
	await dropKeptAnswers(db, now, async (tags) => {
		dropped.push(tags);
	});
	return dropped;
}

test("a stamp asks for what is kept to be dropped, the second as the first, in its own transaction", async () => {
	for (const _ of [1, 2]) {
		await forgetting.run();
		await store.apply([stampAllFacts(NOW)]);
		expect(await waiting()).toMatchObject([{ tag: "tables" }]);
	}
	await forgetting.run();
	await expect(store.apply([stampAllFacts(NOW), assertion("0", [])])).rejects.toThrow();
	expect(await waiting()).toEqual([]);
});

test("a change of the register asks for it, whoever makes it", async () => {
	await store.apply([
		{
			sql: "INSERT INTO scheme_history (scheme_id, at, row) VALUES ('sch_x', ?1, NULL)",
			params: [NOW],
		},
	]);
	expect(await waiting()).toMatchObject([{ tag: "tables" }]);
});

test("what was changed is dropped at once, and once more a minute later, for what was being made meanwhile", async () => {
	await changedAt(NOW);
	expect(await run(NOW + 1)).toEqual([["tables"]]);
	expect(await run(NOW + MINUTE)).toEqual([["tables"]]);
	expect(await run(NOW + MINUTE + 1)).toEqual([]);
});

test("a change that comes while an earlier one is being dropped is dropped too", async () => {
	await changedAt(NOW);
	await dropKeptAnswers(db, NOW + 5 * MINUTE, async () => {
		await db
			.update(cachePurges)
			.set({ changedAt: NOW + 5 * MINUTE })
			.where(eq(cachePurges.tag, "tables"));
	});
	expect(await run(NOW + 10 * MINUTE)).toEqual([["tables"]]);
});

test("where the platform refuses, the job says so and the next run tries again", async () => {
	await changedAt(NOW);
	const refused = dropKeptAnswers(db, NOW + 5 * MINUTE, () => Promise.reject(new Error("limit")));
	await expect(refused).rejects.toThrow("limit");
	expect(await run(NOW + 10 * MINUTE)).toEqual([["tables"]]);
});

test("an administrator's change drops what is kept behind its answer, by the runtime's own entrypoint", async () => {
	const { browser } = await administrator();
	await changedAt(NOW - MINUTE);
	expect((await browser.ask("/api/admin/settings")).status).toBe(200);
	expect(await waiting()).toHaveLength(1);
	await browser.ask("/api/admin/settings", { method: "PUT", json: { proPrice: 2500 } });
	expect(await waiting()).toEqual([]);
});
