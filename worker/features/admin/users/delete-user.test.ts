import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { verifiedBeforeBatch, withdrawnBeforeBatch } from "#worker/test/acting.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { usersFor } from "#worker/test/manage.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { paying, someReport } from "#worker/test/shop.ts";
import { someGrant } from "#worker/test/some-grant.ts";

const recordsOf = async (id: string) => {
	const found = env.DB.prepare(
		"SELECT action, before, after FROM audit_log WHERE subject_id = ? AND action = 'user_deleted'",
	);
	return (await found.bind(id).all()).results;
};

const isThere = async (id: string) =>
	(await env.DB.prepare("SELECT id FROM users WHERE id = ?").bind(id).first()) !== null;

/** A shop, somebody with a trial there, and an administrator who reaches its provider while it is up. */
async function subscribed() {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const admin = await administrator({ bindings: paying, fetch: shop.sim.fetch });
	const cut = await administrator({
		bindings: paying,
		fetch: async () => new Response("<html>", { status: 502 }),
	});
	return { shop, person, users: usersFor(admin.browser), cutOff: usersFor(cut.browser) };
}

test("an account is deleted with all that is theirs, which is noted without a name", async () => {
	const person = await member({ verifiedAt: NOW });
	await someGrant(person.id, { endsAt: Date.UTC(2026, 11, 22) });
	const report = await someReport({
		...{ userId: person.id, emailKey: person.email.toLowerCase() },
		...{ state: "paid", paidAt: NOW },
	});

	const done = await usersFor((await administrator()).browser).remove(person.id);

	expect(done.status).toBe(200);
	expect((await person.browser.ask("/api/user")).status).toBe(401);
	for (const table of ["users", "sessions", "plan_grants", "outbox", "reports", "audit_log"]) {
		const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all();
		const left = JSON.stringify(results).replaceAll(person.id, "");
		expect(left, table).not.toContain(person.username);
	}
	const closed = env.DB.prepare("SELECT closed_for FROM reports WHERE id = ?").bind(report);
	expect(await closed.first("closed_for")).toBe("account");
	expect((await mailTo(person.email)).map(({ subject }) => subject)).toEqual([
		expect.stringMatching(/deleted/i),
	]);
	expect(await recordsOf(person.id)).toEqual([
		{
			action: "user_deleted",
			before: '{"isAdmin":false,"isVerified":true,"grant":{"plan":"pro","endsOn":"2026-12-21"}}',
			after: null,
		},
	]);
});

test("what an account subscribes to ends at the provider first", async () => {
	const { shop, person, users } = await subscribed();

	expect((await users.remove(person.id)).status).toBe(200);

	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
	expect(await isThere(person.id)).toBe(false);
});

test("while the provider is down the account stays, and its plan with it, and a note of it is left", async () => {
	const { shop, person, users, cutOff } = await subscribed();

	const refused = await cutOff.remove(person.id);

	expect(refused.status).toBe(503);
	expect(await isThere(person.id)).toBe(true);
	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["trialing"]);
	expect(await recordsOf(person.id)).toMatchObject([{ after: '{"failed":"unavailable"}' }]);
	expect((await mailTo(person.email)).some(({ subject }) => /deleted/i.test(subject))).toBe(false);
	expect((await users.remove(person.id)).status).toBe(200);
});

test("a plan that ended is noted, though the account stayed after all", async () => {
	const { shop, person } = await subscribed();
	const admin = await administrator({ bindings: paying, fetch: shop.sim.fetch });
	const batch = <T>(statements: D1PreparedStatement[]) => {
		const isDeletion = shop.sim.subscriptions()[0]?.status === "canceled" && statements.length > 6;
		return isDeletion ? Promise.reject(new Error("D1_ERROR: gone")) : env.DB.batch<T>(statements);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch,
	});

	const refused = await usersFor(admin.browser.copy({ ...paying, DB })).remove(person.id);

	expect(refused.status).toBe(503);
	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["canceled"]);
	expect(await isThere(person.id)).toBe(true);
	expect(await recordsOf(person.id)).toMatchObject([
		{ after: '{"plansEnded":1,"failed":"unavailable"}' },
	]);
});

test("nobody deletes themselves", async () => {
	const admin = await administrator();

	const refused = await usersFor(admin.browser).remove(admin.id);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_allowed" });
	expect(await isThere(admin.id)).toBe(true);
});

test("whom the configuration names is not deleted, until it no longer does", async () => {
	const person = await member({ verifiedAt: NOW });
	const admin = await administrator();
	const named = admin.browser.copy({ ...offline, ADMIN_EMAILS: person.email });

	const refused = await usersFor(named).remove(person.id);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({
		code: "not_allowed",
		message: expect.stringContaining("ADMIN_EMAILS"),
	});
	expect(await isThere(person.id)).toBe(true);
	expect(await recordsOf(person.id)).toEqual([]);
	expect((await usersFor(admin.browser).remove(person.id)).status).toBe(200);
});

test("an address of the configuration that nobody has verified can be deleted, but not once it was a moment ago", async () => {
	const person = await member();
	const admin = await administrator();
	const bindings = { ...offline, ADMIN_EMAILS: person.email };
	const DB = verifiedBeforeBatch(person.id);

	const late = await usersFor(admin.browser.copy({ ...bindings, DB })).remove(person.id);

	expect(await late.json()).toMatchObject({ code: "not_allowed" });
	expect(await isThere(person.id)).toBe(true);
	await env.DB.prepare("UPDATE users SET verified_at = NULL WHERE id = ?").bind(person.id).run();
	expect((await usersFor(admin.browser.copy(bindings)).remove(person.id)).status).toBe(200);
});

test("deleted twice at once an account is deleted once, noted once and written to once", async () => {
	const [one, other, person] = [await administrator(), await administrator(), await member()];

	const answers = await Promise.all([
		usersFor(one.browser).remove(person.id),
		usersFor(other.browser).remove(person.id),
	]);

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
	expect(await recordsOf(person.id)).toHaveLength(1);
	expect(await mailTo(person.email)).toHaveLength(1);
});

test("of two administrators who delete each other at once exactly one is left", async () => {
	for (let round = 0; round < 5; round += 1) {
		const [one, other] = [await administrator(), await administrator()];

		const answers = await Promise.all([
			usersFor(one.browser).remove(other.id),
			usersFor(other.browser).remove(one.id),
		]);

		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect([await isThere(one.id), await isThere(other.id)].toSorted()).toEqual([false, true]);
	}
});

test("an administrator whose rights were withdrawn a moment before deletes nobody and ends nothing", async () => {
	const { shop, person } = await subscribed();
	const late = await administrator({ bindings: paying, fetch: shop.sim.fetch });
	// The session is read first; then the rights go.
	const withdraw = () =>
		env.DB.prepare("UPDATE users SET is_admin = 0 WHERE id = ?").bind(late.id).run();
	let reads = 0;
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => {
			reads += 1;
			return reads === 2 ? afterwards(withdraw, env.DB.prepare(query)) : env.DB.prepare(query);
		},
		batch: <T>(statements: D1PreparedStatement[]) => env.DB.batch<T>(statements),
	});

	const refused = await usersFor(late.browser.copy({ ...paying, DB })).remove(person.id);

	expect(refused.status).toBe(403);
	expect(await refused.json()).toMatchObject({ code: "admins_only" });
	expect(await isThere(person.id)).toBe(true);
	expect(shop.sim.subscriptions().map(({ status }) => status)).toEqual(["trialing"]);
});

/** A statement that is read once something else has happened. */
function afterwards(work: () => Promise<unknown>, statement: D1PreparedStatement) {
	const later: D1PreparedStatement = Object.assign(Object.create(statement), {
		bind: (...values: unknown[]) => afterwards(work, statement.bind(...values)),
		raw: async () => {
			await work();
			return statement.raw();
		},
		all: async () => {
			await work();
			return statement.all();
		},
	});
	return later;
}

test("rights that go while the provider is at work delete nothing", async () => {
	const person = await member();
	const admin = await administrator();
	const DB = withdrawnBeforeBatch(admin.id);

	const refused = await usersFor(admin.browser.copy({ ...offline, DB })).remove(person.id);

	expect(refused.status).toBe(403);
	expect(await isThere(person.id)).toBe(true);
	expect(await mailTo(person.email)).toEqual([]);
	expect(await recordsOf(person.id)).toEqual([]);
});

test("nobody, and rubbish, are refused", async () => {
	const { remove } = usersFor((await administrator()).browser);

	expect((await remove("usr_nobody")).status).toBe(404);
	expect((await remove("rpt_1")).status).toBe(400);
	expect((await remove("usr_%00")).status).toBe(400);
});
