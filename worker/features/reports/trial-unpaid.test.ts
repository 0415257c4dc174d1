import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someGrant } from "#worker/test/some-grant.ts";

beforeAll(loadReferenceData);

type Shop = ReturnType<typeof openPlanShop>;
type Person = Awaited<ReturnType<Shop["somebodyNew"]>>;

const HOUR = 3600;
const DECLINED_LATER = "4000000000000341";

const generate = (person: Person) =>
	person.ask("/reports/generate-subscription", { postcode: "M14 5LL" });

/** Statuses of reports asked for one after the other. */
async function generateMany(person: Person, count: number): Promise<number[]> {
	const statuses: number[] = [];
	for (let each = 0; each < count; each += 1) {
		statuses.push((await generate(person)).status);
	}
	return statuses;
}

/** Half an hour after the end of a trial: the provider says `active`, and its first invoice is a draft. */
async function inTheDraft(shop: Shop) {
	await shop.pass(7 * DAY + HOUR / 2);
	expect(shop.sim.subscriptions()).toMatchObject([{ status: "active" }]);
	expect(shop.sim.invoices().map(({ status }) => status)).toEqual(["paid", "draft"]);
}

test("until the first invoice after a trial is paid the trial's reports are all there are", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ planId: "expert", amount: 4500 });
	await generateMany(person, 3);

	await inTheDraft(shop);

	expect(await person.state()).toMatchObject({ status: "active", limit: 5, reportsUsed: 3 });
	expect(await generateMany(person, 4)).toEqual([201, 201, 422, 422]);
	await shop.pass(HOUR);
	expect(await person.state()).toMatchObject({ status: "active", limit: -1, reportsUsed: 0 });
	expect(await generateMany(person, 1)).toEqual([201]);
	expect(shop.charged()).toEqual([4500]);
});

test("a card that fails after that hour has given nothing for free", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist({ planId: "expert", amount: 4500, number: DECLINED_LATER });
	await generateMany(person, 5);

	await inTheDraft(shop);

	expect(await person.state()).toMatchObject({ status: "active", limit: 5, canGenerate: false });
	expect(await generateMany(person, 1)).toEqual([422]);
	await shop.pass(HOUR);
	await shop.pass(2 * HOUR);
	expect(await person.state()).toMatchObject({ status: "past_due", limit: 0, canGenerate: false });
	const made = await env.DB.prepare("SELECT count(*) AS n FROM reports WHERE user_id = ?")
		.bind(person.id)
		.first("n");
	expect(made).toBe(5);
	expect(shop.charged()).toEqual([]);
});

test("a move up in that hour is not the payment of the month: the trial's reports stay until that is made", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await inTheDraft(shop);

	const changed = await person.ask("/subscription/change", { planId: "expert", amount: 4500 });

	expect(changed.status).toBe(200);
	expect(await person.state()).toMatchObject({ plan: "expert", status: "active", limit: 5 });
	await shop.pass(HOUR);
	expect(await person.state()).toMatchObject({ plan: "expert", limit: -1 });
});

test("an administrator's grant counts in that hour as it does in the trial", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await someGrant(person.id, { endsAt: (shop.sim.now() + 90 * DAY) * 1000 });

	await inTheDraft(shop);

	expect(await person.state()).toMatchObject({ plan: "pro", limit: 25, status: "active" });
});

test("the hour of a later renewal has the whole allowance of the new period", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();

	expect(await person.state()).toMatchObject({ status: "active", limit: 25, reportsUsed: 0 });
	await shop.pass(25 * DAY);
	await person.state();
	await shop.pass(5 * DAY - DAY + HOUR / 2);

	expect(shop.sim.invoices().map(({ status }) => status)).toEqual(["paid", "paid", "draft"]);
	expect(await person.state()).toMatchObject({ status: "active", limit: 25, reportsUsed: 0 });
});
