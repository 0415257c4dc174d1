import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Claims } from "#contracts/public-content.ts";
import { REPORTS_CLAIMED } from "#domain/business/claims.ts";
import { addCounts } from "#worker/analytics/counts-repository.ts";
import { connect } from "#worker/db/client.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { readClaims } from "./claims.ts";

const db = connect(env.DB);
const made = (count: number) =>
	addCounts(db, [{ event: "report_generated", subject: "E08000003", day: "2015-01-01", count }]);
const read = () => readClaims({ db, cache: env.CACHE, hasModel: false });
const forget = () => env.CACHE.delete("reports-made");

test("the owner's figure stands until more reports were made, and the true one from then on", async () => {
	await forget();
	expect((await read()).reportsGenerated).toBe(REPORTS_CLAIMED);

	await made(REPORTS_CLAIMED + 50);
	// It is counted once an hour, not for every page.
	expect((await read()).reportsGenerated).toBe(REPORTS_CLAIMED);
	await forget();
	const { reportsGenerated } = await read();
	expect(reportsGenerated).toBeGreaterThanOrEqual(REPORTS_CLAIMED + 50);

	const answer = await askApp("/api/claims");
	expect(await answer.json()).toEqual({ reportsGenerated, hasModel: false });
	await made(-(REPORTS_CLAIMED + 50));
	await forget();
});

test("whether a language model words reports is said as it is bound", async () => {
	const hasModel = async (bindings: Bindings) =>
		(await (await askApp("/api/claims", { bindings })).json<Claims>()).hasModel;
	const { AI: _, ...without } = offline;
	const AI = { run: () => Promise.reject(new Error("not asked here")) } as unknown as Ai;

	expect(await hasModel(without)).toBe(false);
	expect(await hasModel({ ...without, AI })).toBe(true);
});
