import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { REPORTS_CLAIMED } from "#domain/claims.ts";
import { addCounts } from "#worker/counting/counts-repository.ts";
import { connect } from "#worker/db/client.ts";
import { askApp } from "#worker/test/ask-app.ts";
import { readClaims } from "./claims.ts";

const db = connect(env.DB);
const made = (count: number) =>
	addCounts(db, [{ event: "report_generated", subject: "E08000003", day: "2015-01-01", count }]);
const forget = () => env.CACHE.delete("reports-made");

test("the owner's figure stands until more reports were made, and the true one from then on", async () => {
	await forget();
	expect((await readClaims(db, env.CACHE)).reportsGenerated).toBe(REPORTS_CLAIMED);

	await made(REPORTS_CLAIMED + 50);
	// It is counted once an hour, not for every page.
	expect((await readClaims(db, env.CACHE)).reportsGenerated).toBe(REPORTS_CLAIMED);
	await forget();
	const { reportsGenerated } = await readClaims(db, env.CACHE);
	expect(reportsGenerated).toBeGreaterThanOrEqual(REPORTS_CLAIMED + 50);

	const answer = await askApp("/api/claims");
	expect(await answer.json()).toEqual({ reportsGenerated });
	await made(-(REPORTS_CLAIMED + 50));
	await forget();
});
