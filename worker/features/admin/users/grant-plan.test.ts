import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { AdminUser } from "#contracts/admin/users.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { usersFor } from "#worker/test/manage.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const USUAL_END = "2026-12-20";

/** A shop, and an administrator whose clock is the provider's. */
async function panel() {
	const shop = openPlanShop();
	const { browser } = await administrator();
	return { shop, users: usersFor(browser, () => shop.sim.now() * 1000) };
}

const grantOf = (userId: string) =>
	env.DB.prepare("SELECT * FROM plan_grants WHERE user_id = ?").bind(userId).first();

test("a plan that disagrees with the provider is a grant of thirty days, which its holder has at once", async () => {
	const { shop, users } = await panel();
	const person = await shop.somebodyNew();

	const edited = await users.edit(person.username, {
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
	});

	expect(await edited.json<AdminUser>()).toMatchObject({
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
		provider: null,
		grant: { plan: "pro", endsOn: USUAL_END },
		limit: 25,
	});
	expect(await person.state()).toMatchObject({
		plan: "pro",
		limit: 25,
		granted: { plan: "pro", until: "2026-12-21T00:00:00.000Z" },
	});
	const noted = env.DB.prepare("SELECT before, after FROM audit_log WHERE subject_id = ?");
	expect(await noted.bind(person.id).first()).toEqual({
		before: '{"isAdmin":false,"isVerified":true,"grant":null}',
		after: `{"isAdmin":false,"isVerified":true,"grant":{"plan":"pro","endsOn":"${USUAL_END}"}}`,
	});
});

test("plan and status that are shown leave things as they are, but for a last day that is given", async () => {
	const { shop, users } = await panel();
	const [granted, paying] = [await shop.somebodyNew(), await shop.trialist()];
	await users.edit(granted.username, { subscriptionPlan: "pro", subscriptionStatus: "trialing" });
	const before = await grantOf(granted.id);

	await users.edit(granted.username, { isVerified: true });
	await users.edit(paying.username, { isVerified: true, grantEndsOn: "2027-01-01" });

	expect(await grantOf(granted.id)).toEqual(before);
	expect(await grantOf(paying.id)).toBeNull();
	const moved = await users.edit(granted.username, { grantEndsOn: "2027-07-01" });
	expect(await moved.json()).toMatchObject({ grant: { plan: "pro", endsOn: "2027-07-01" } });
	expect(await grantOf(granted.id)).toEqual({ ...before, ends_at: Date.UTC(2027, 6, 1, 23) });
});

test("a grant that is changed while it stands keeps what was made under it; one that is over does not come back", async () => {
	const { shop, users } = await panel();
	const person = await shop.somebodyNew();
	const give = (plan: "starter" | "pro") =>
		users.edit(person.username, { subscriptionPlan: plan, subscriptionStatus: "active" });
	await give("starter");
	await person.ask("/reports/generate-subscription", { postcode: "M14 5LL" });

	await shop.pass(DAY);
	expect(await (await give("pro")).json()).toMatchObject({
		monthlyReportsUsed: 1,
		limit: 25,
		grant: { endsOn: "2026-12-21" },
	});

	await shop.pass(20 * DAY);
	expect(await users.find(person.username)).toMatchObject({ grant: { plan: "pro" } });
	await shop.pass(20 * DAY);
	expect(await users.find(person.username)).toMatchObject({ grant: null, limit: 0 });
	expect(await (await give("pro")).json()).toMatchObject({ monthlyReportsUsed: 0, limit: 25 });
	expect(await grantOf(person.id)).toMatchObject({ starts_at: NOW + 41 * DAY * 1000 });
});

test.each([
	["Free", { subscriptionPlan: "free" }],
	["inactive", { subscriptionStatus: "inactive" }],
	["ended", { subscriptionStatus: "canceled" }],
] as const)(
	"a paid plan that is set to %s is set aside until the day it is given back",
	async (_, change) => {
		const { shop, users } = await panel();
		const person = await shop.trialist();

		const edited = await users.edit(person.username, { ...change, grantEndsOn: "2026-11-25" });

		expect(await edited.json()).toMatchObject({
			subscriptionPlan: "free",
			subscriptionStatus: "inactive",
			provider: { plan: "pro", status: "trialing" },
			grant: { plan: "free", endsOn: "2026-11-25" },
		});
		expect(await person.state()).toMatchObject({ hasSubscription: false, paidPlan: "pro" });
		await shop.pass(6 * DAY);
		expect(await person.state()).toMatchObject({ hasSubscription: true, granted: null });
	},
);

test("what the provider says takes the grant back", async () => {
	const { shop, users } = await panel();
	const [paying, free] = [await shop.trialist(), await shop.somebodyNew()];
	const expert = { subscriptionPlan: "expert", subscriptionStatus: "active" } as const;
	await users.edit(paying.username, expert);
	await users.edit(free.username, expert);

	await users.edit(paying.username, { subscriptionPlan: "pro", subscriptionStatus: "trialing" });
	await users.edit(free.username, { subscriptionPlan: "free", subscriptionStatus: null });

	expect([await grantOf(paying.id), await grantOf(free.id)]).toEqual([null, null]);
	expect(await paying.state()).toMatchObject({ plan: "pro", granted: null, limit: 5 });
	expect(await free.state()).toMatchObject({ plan: null, granted: null });
});

test("a plan that is bought after one was set aside is had", async () => {
	const { shop, users } = await panel();
	const person = await shop.payer();
	await users.edit(person.username, { subscriptionPlan: "free", subscriptionStatus: "inactive" });
	expect(await person.state()).toMatchObject({ hasSubscription: false });

	await person.ask("/subscription/change", { planId: "expert", amount: 4500 });

	expect(await person.state()).toMatchObject({ plan: "expert", limit: -1, granted: null });
});

test.each([
	["yesterday", "2026-11-19", 400],
	["today", "2026-11-20", 200],
	["two years ahead", "2028-11-19", 200],
	["a day more", "2028-11-20", 400],
])("a grant that ends %s is answered with %#", async (_, grantEndsOn, status) => {
	const { shop, users } = await panel();
	const person = await shop.somebodyNew();

	const answer = await users.edit(person.username, {
		subscriptionPlan: "starter",
		subscriptionStatus: "active",
		grantEndsOn,
	});

	expect(answer.status).toBe(status);
	if (status === 400) {
		expect(await answer.json()).toMatchObject({
			code: "invalid_input",
			fields: { grantEndsOn: expect.any(String) },
		});
		expect(await grantOf(person.id)).toBeNull();
	}
});

test("two administrators who grant at once leave one grant, the whole of one of them", async () => {
	const { shop, users } = await panel();
	const other = usersFor((await administrator()).browser);
	const person = await shop.somebodyNew();
	const given = (subscriptionPlan: "starter" | "expert", grantEndsOn: string) =>
		({ subscriptionPlan, subscriptionStatus: "active", grantEndsOn }) as const;

	const answers = await Promise.all([
		users.edit(person.username, given("starter", "2026-12-01")),
		other.edit(person.username, given("expert", "2026-12-02")),
	]);

	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	const { grant } = await users.find(person.username);
	expect([
		{ plan: "starter", endsOn: "2026-12-01" },
		{ plan: "expert", endsOn: "2026-12-02" },
	]).toContainEqual(grant);
});

test("a plan that is given without a status is one that counts, and none without one is none", async () => {
	const { shop, users } = await panel();
	const person = await shop.somebodyNew();

	expect((await users.put(person.id, { subscriptionPlan: "pro" })).status).toBe(200);
	expect(await users.find(person.username)).toMatchObject({
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
	});
	expect((await users.put(person.id, { subscriptionPlan: "pro" })).status).toBe(200);
	expect(await users.find(person.username)).toMatchObject({ subscriptionPlan: "pro" });
	expect((await users.put(person.id, { subscriptionPlan: "free" })).status).toBe(200);
	expect(await users.find(person.username)).toMatchObject({ subscriptionPlan: "free" });
});
