import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import type { PaidReport, ReportMade } from "#contracts/report.ts";
import { askApp } from "#worker/test/ask-app.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

type Person = Awaited<ReturnType<ReturnType<typeof openPlanShop>["somebodyNew"]>>;

const generate = (person: Person, more: object = {}) =>
	person.ask("/reports/generate-subscription", { postcode: "M14 5LL", ...more });

const reportsOf = (person: Person) =>
	env.DB.prepare("SELECT state, is_test, closed_at FROM reports WHERE user_id = ?")
		.bind(person.id)
		.all<{ state: string; is_test: number }>();

test("a plan pays for a report: it is open to its owner at once, PDF included, and counts", async () => {
	const person = await openPlanShop().trialist();

	const made = await generate(person, { inputs: { use: "hmo", rent: 1200, price: 180_000 } });

	expect(made.status).toBe(201);
	const { id } = await made.json<ReportMade>();
	const report = await (await person.ask(`/reports/${id}`)).json<PaidReport>();
	expect(report).toMatchObject({ isPaid: true, state: "paid", isTest: true, claimable: false });
	expect((await person.ask(`/reports/${id}/download`)).status).toBe(200);
	expect(await person.state()).toMatchObject({ reportsUsed: 1, limit: 5, canGenerate: true });
});

test("forty at once against an allowance of five make exactly five, and leave nothing else behind", async () => {
	const person = await openPlanShop().trialist();

	const answers = await Promise.all(Array.from({ length: 40 }, () => generate(person)));

	expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
	const refused = answers.filter(({ status }) => status === 422);
	expect(refused).toHaveLength(35);
	expect(await refused[0]?.json()).toMatchObject({
		code: "limit_reached",
		message: expect.stringContaining("limit reached"),
	});
	expect((await reportsOf(person)).results.map(({ state }) => state)).toEqual(
		Array.from({ length: 5 }, () => "paid"),
	);
	expect(
		await env.DB.prepare(
			"SELECT count(*) AS n FROM report_snapshots WHERE report_id NOT IN (SELECT id FROM reports)",
		).first("n"),
	).toBe(0);
	expect(await person.state()).toMatchObject({ reportsUsed: 5, canGenerate: false });
});

test("what is left over does not carry into the next period, which begins with a full allowance", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ planId: "starter", amount: 1500 });
	await generate(person);
	await shop.pass(8 * DAY);
	expect(await person.state()).toMatchObject({ reportsUsed: 0, limit: 5 });
	for (let each = 0; each < 4; each += 1) {
		expect((await generate(person)).status).toBe(201);
	}

	await shop.pass(28 * DAY);
	await person.state();
	await shop.pass(3 * DAY);

	expect(await person.state()).toMatchObject({ status: "active", reportsUsed: 0, limit: 5 });
	const answers = await Promise.all(Array.from({ length: 7 }, () => generate(person)));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
});

test("an upgrade in the middle of a period counts what was made in it", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ planId: "starter", amount: 1500 });
	await shop.pass(8 * DAY);
	await generate(person);

	await person.ask("/subscription/change", { planId: "pro", amount: 2500 });

	expect(await person.state()).toMatchObject({ plan: "pro", reportsUsed: 1, limit: 25 });
});

test("Expert has no limit", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ planId: "expert", amount: 4500 });
	await shop.pass(8 * DAY);

	const answers = await Promise.all(Array.from({ length: 30 }, () => generate(person)));

	expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
	expect(await person.state()).toMatchObject({ limit: -1, reportsUsed: 30, canGenerate: true });
});

test.each([
	[
		"has no plan",
		async (_: ReturnType<typeof openPlanShop>, person: Person) => person,
		"not_subscribed",
	],
	[
		"had one that ended",
		async (shop: ReturnType<typeof openPlanShop>, person: Person) => {
			await person.subscribe();
			await person.ask("/subscription/cancel", {});
			await shop.pass(8 * DAY);
			return person;
		},
		"not_subscribed",
	],
	[
		"owes a payment",
		async (shop: ReturnType<typeof openPlanShop>, person: Person) => {
			await person.subscribe({ number: "4000000000000341" });
			await shop.pass(8 * DAY);
			return person;
		},
		"update_card",
	],
])("who %s makes none", async (_, prepare, code) => {
	const shop = openPlanShop();
	const person = await prepare(shop, await shop.somebodyNew());

	const refused = await generate(person);

	expect(refused.status).toBeGreaterThanOrEqual(403);
	expect(await refused.json()).toMatchObject({ code });
	expect((await reportsOf(person)).results).toEqual([]);
});

test("a report that cannot be made costs nothing of the allowance", async () => {
	const person = await openPlanShop().trialist();

	const refused = await generate(person, { postcode: "ZZ99 9ZZ" });

	expect(refused.status).toBeGreaterThanOrEqual(400);
	expect(await person.state()).toMatchObject({ reportsUsed: 0 });
});

test("a subscriber reads what is paid for in a preview, and nobody else does", async () => {
	const shop = openPlanShop();
	const [subscriber, other] = [await shop.trialist(), await shop.somebodyNew()];
	const previewOf = async (person: Person) =>
		Preview.parse(await (await person.ask("/property/preview/M145LL")).json());

	const open = await previewOf(subscriber);

	expect(open.entitled).toBe(true);
	expect(open.regulatoryFlags.length).toBeGreaterThan(0);
	expect(open.rentalMarketData?.averageRent).toBeGreaterThan(0);
	expect(open.soldPriceData?.averagePrice).toBeGreaterThan(0);
	expect(open.marketIntelligence).not.toBeNull();
	expect(await previewOf(other)).toMatchObject({ entitled: false, rentalMarketData: null });
	const stranger = async () =>
		Preview.parse(await (await askApp("/api/property/preview/M145LL")).json());
	const atOnce = await Promise.all([stranger(), previewOf(subscriber), stranger()]);
	expect(atOnce.map(({ entitled }) => entitled)).toEqual([false, true, false]);
	expect(atOnce.map(({ soldPriceData }) => soldPriceData === null)).toEqual([true, false, true]);
	await subscriber.ask("/subscription/cancel", {});
	await shop.pass(8 * DAY);
	expect(await previewOf(subscriber)).toMatchObject({ entitled: false, soldPriceData: null });
});
