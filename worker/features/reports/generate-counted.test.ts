import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { Browser } from "#worker/test/browser.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const MANCHESTER = "E08000003";
const generated = eq(eventCounts.event, "report_generated");

beforeEach(async () => {
	await db.delete(eventCounts).where(generated);
});

const counts = () =>
	db
		.select({ day: eventCounts.day, subject: eventCounts.subject, count: eventCounts.count })
		.from(eventCounts)
		.where(generated);

test("a report is counted for the authority of its postcode, whether a card or a plan is to pay", async () => {
	const once = { day: "2026-11-20", subject: MANCHESTER, count: 1 };
	const json = { postcode: "M14 5LL" };
	expect((await new Browser().ask("/api/reports/generate", { json })).status).toBe(201);
	expect(await counts()).toEqual([once]);
	const person = await openPlanShop().trialist();

	expect((await person.ask("/reports/generate-subscription", json)).status).toBe(201);

	expect(await counts()).toEqual([{ ...once, count: 2 }]);
});

test("a report that was not made is not counted", async () => {
	const person = await openPlanShop().somebodyNew();
	const answers = [
		await person.ask("/reports/generate-subscription", { postcode: "M14 5LL" }),
		await person.ask("/reports/generate", { postcode: "M93 9ZZ" }),
	];
	expect(answers.map(({ status }) => status)).toEqual([403, 404]);
	expect(await counts()).toEqual([]);
});
