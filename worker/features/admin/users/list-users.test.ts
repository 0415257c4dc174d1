import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import type { AdminUserList } from "#contracts/admin/users.ts";
import { connect } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { planGrants, subscriptions } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { usersFor } from "#worker/test/manage.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { someGrant } from "#worker/test/some-grant.ts";
import { aSubscription } from "#worker/test/some-subscription.ts";
import { someUser } from "#worker/test/some-user.ts";

const db = connect(env.DB);
const MONTH = 30 * 86_400_000;

afterEach(async () => {
	await env.DB.prepare("DELETE FROM settings").run();
});

function aReport(userId: string, subscriptionId: string, allowancePeriod: number) {
	return {
		id: `rpt_${randomToken()}`,
		userId,
		createdAt: NOW,
		postcode: "M14 5LL",
		assessedOn: "2026-11-20",
		methodologyVersion: 1,
		subscriptionId,
		allowancePeriod,
	};
}

test("an account without a plan is Free, and says what it may do", async () => {
	const admin = await administrator();
	const { id, username, email } = await member();
	const users = usersFor(admin.browser);

	expect(await users.find(username)).toEqual({
		id,
		username,
		email,
		isAdmin: false,
		isAdminByConfiguration: false,
		nextPlan: null,
		isVerified: false,
		subscriptionPlan: "free",
		subscriptionStatus: null,
		provider: null,
		grant: null,
		monthlyReportsUsed: 0,
		limit: 0,
		createdAt: new Date(NOW).toISOString(),
		isSelf: false,
	});
	expect(await users.find(admin.username)).toMatchObject({ isAdmin: true, isSelf: true });
});

test("plan, status and reports are the provider's, the running subscription before one that ended", async () => {
	const { id, username } = await member();
	const running = aSubscription(id, { status: "trialing", livemode: false });
	await db.batch([
		db
			.insert(subscriptions)
			.values([
				running,
				aSubscription(id, { plan: "expert", status: "canceled", createdAt: NOW + 1 }),
			]),
		db
			.insert(reports)
			.values([
				aReport(id, running.id, NOW - MONTH),
				aReport(id, running.id, NOW - MONTH),
				aReport(id, running.id, NOW - 2 * MONTH),
			]),
	]);

	expect(await usersFor((await administrator()).browser).find(username)).toMatchObject({
		subscriptionPlan: "pro",
		subscriptionStatus: "trialing",
		provider: { plan: "pro", status: "trialing", isTest: true },
		grant: null,
		monthlyReportsUsed: 2,
		limit: 5,
	});
});

test("a move to a smaller plan is shown with the day from which it holds", async () => {
	const { id, username } = await member();
	const until = { periodEnd: Date.UTC(2026, 11, 20, 23, 30) };
	await db.insert(subscriptions).values([aSubscription(id, { ...until, nextPlan: "starter" })]);

	expect(await usersFor((await administrator()).browser).find(username)).toMatchObject({
		subscriptionPlan: "pro",
		nextPlan: { plan: "starter", from: "2026-12-20" },
	});
});

test("a plan that ended shows as Free with its status, and one that owes as itself", async () => {
	const [ended, owing] = [await member(), await member()];
	await db
		.insert(subscriptions)
		.values([
			aSubscription(ended.id, { status: "canceled" }),
			aSubscription(owing.id, { status: "past_due" }),
		]);
	const users = usersFor((await administrator()).browser);

	expect(await users.find(ended.username)).toMatchObject({
		subscriptionPlan: "free",
		subscriptionStatus: "canceled",
		limit: 0,
	});
	expect(await users.find(owing.username)).toMatchObject({
		subscriptionPlan: "pro",
		subscriptionStatus: "past_due",
	});
});

test.each([
	["gives a plan", "expert", "expert", "active", -1],
	["takes it away", null, "free", "inactive", 0],
] as const)("a grant that %s shows with the day it ends", async (_, plan, shown, status, limit) => {
	const { id, username } = await member();
	const paid = aSubscription(id);
	const over = { overSubscription: paid.id, overPlan: paid.plan };
	const grant = await someGrant(id, { plan, ...over, endsAt: Date.UTC(2026, 11, 22) });
	await db.batch([
		db.insert(subscriptions).values(paid),
		db.insert(reports).values([aReport(id, grant.id, NOW), aReport(id, paid.id, NOW - MONTH)]),
	]);

	expect(await usersFor((await administrator()).browser).find(username)).toMatchObject({
		subscriptionPlan: shown,
		subscriptionStatus: status,
		provider: { plan: "pro", status: "active" },
		grant: { plan: shown, endsOn: "2026-12-21" },
		monthlyReportsUsed: 1,
		limit,
	});
});

test("what test cards subscribed to counts for nothing once payments are real", async () => {
	const { username } = await openPlanShop().trialist();
	await env.DB.prepare("INSERT INTO settings VALUES ('stripe_live', 1, 0)").run();

	expect(await usersFor((await administrator()).browser).find(username)).toMatchObject({
		subscriptionPlan: "free",
		subscriptionStatus: null,
		provider: null,
	});
});

test("accounts are found by a part of their name or address, in any case; % and _ stand for themselves", async () => {
	const mark = randomToken().slice(0, 8).replaceAll(/[-_]/g, "x");
	const named = await someUser(db, {
		username: `Ann_${mark}`,
		usernameKey: `ann_${mark}`.toLowerCase(),
	});
	const written = await someUser(db, { email: `Bo%${mark}@Example.com` });
	const { list } = usersFor((await administrator()).browser);
	const found = async (q: string) => (await list({ q })).users.map(({ id }) => id);

	expect(await found(`NN_${mark.toUpperCase()}`)).toEqual([named.id]);
	expect(await found(`o%${mark}@EXAMPLE`)).toEqual([written.id]);
	expect((await found(mark)).toSorted()).toEqual([named.id, written.id].toSorted());
	expect(await found(`n%${mark}`)).toEqual([]);
	expect(await found(`o_${mark}`)).toEqual([]);
});

test("two hundred accounts with plans, grants and reports stand on a page, newest first, in one round trip", async () => {
	const mark = randomToken().toLowerCase();
	const ids: string[] = [];
	for (let each = 0; each < 201; each += 1) {
		const email = `${mark}-${each}@example.com`;
		ids.unshift((await someUser(db, { email, createdAt: NOW + each })).id);
	}
	for (const id of ids) {
		const paid = aSubscription(id);
		const grant = {
			id: `grt_${randomToken()}`,
			userId: id,
			plan: "expert",
			startsAt: NOW,
			endsAt: NOW + MONTH,
		} as const;
		await db.batch([
			db.insert(subscriptions).values(paid),
			db.insert(planGrants).values(grant),
			db.insert(reports).values([aReport(id, grant.id, NOW), aReport(id, paid.id, NOW - MONTH)]),
		]);
	}
	let trips = 0;
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => {
			trips += 1;
			return env.DB.prepare(query);
		},
	});
	const { browser } = await administrator();
	const { list } = usersFor(browser.copy({ ...offline, DB }));
	trips = 0;

	const first: AdminUserList = await list({ q: mark });

	// The session's, and the page's.
	expect(trips).toBe(2);
	expect(first.users.map(({ id }) => id)).toEqual(ids.slice(0, 200));
	expect(first.users.every((user) => user.monthlyReportsUsed === 1 && user.limit === -1)).toBe(
		true,
	);
	const second = await list({ q: mark, after: first.next ?? "" });
	expect(second.users.map(({ id }) => id)).toEqual(ids.slice(200));
	expect(second.next).toBeNull();
});

test("rubbish for the end of a page is refused", async () => {
	const { browser } = await administrator();

	for (const after of ["x", "1.", "%", "1.usr_x';--"]) {
		const path = `/api/admin/users?${new URLSearchParams({ after })}`;
		expect((await browser.ask(path)).status, after).toBe(400);
	}
});
