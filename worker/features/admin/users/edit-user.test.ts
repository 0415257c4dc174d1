import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { verifiedBeforeBatch, withdrawnBeforeBatch } from "#worker/test/acting.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { usersFor } from "#worker/test/manage.ts";

const recordsOf = async (id: string) => {
	const { results } = await env.DB.prepare(
		"SELECT actor_name AS actor, action, before, after FROM audit_log WHERE subject_id = ? ORDER BY rowid",
	)
		.bind(id)
		.all<{ actor: string; action: string; before: string; after: string | null }>();
	return results.map((row) => ({
		...row,
		before: JSON.parse(row.before),
		after: row.after && JSON.parse(row.after),
	}));
};

const flagOf = (id: string) =>
	env.DB.prepare("SELECT is_admin, verified_at FROM users WHERE id = ?").bind(id).first();

test("who is made an administrator is one on the next call of their open session, and until it is withdrawn", async () => {
	const admin = await administrator();
	const users = usersFor(admin.browser);
	const person = await member();
	expect((await person.browser.ask("/api/admin/users")).status).toBe(403);

	const promoted = await users.edit(person.username, { isAdmin: true });

	expect(await promoted.json()).toMatchObject({ isAdmin: true, username: person.username });
	expect((await person.browser.ask("/api/admin/users")).status).toBe(200);
	expect(await (await person.browser.ask("/api/user")).json()).toMatchObject({ isAdmin: true });

	await users.edit(person.username, { isAdmin: false });

	expect((await person.browser.ask("/api/admin/users")).status).toBe(403);
	expect((await person.browser.ask("/api/user")).status).toBe(200);
	expect(await recordsOf(person.id)).toEqual([
		{
			actor: admin.username,
			action: "user_changed",
			before: { isAdmin: false, isVerified: false, grant: null },
			after: { isAdmin: true, isVerified: false, grant: null },
		},
		expect.objectContaining({ after: { isAdmin: false, isVerified: false, grant: null } }),
	]);
});

test("an address is verified as of now, stays so from when it was, and is not any more", async () => {
	const users = usersFor((await administrator()).browser);
	const person = await member();

	await users.edit(person.username, { isVerified: true });
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: NOW });
	await env.DB.prepare("UPDATE users SET verified_at = 7 WHERE id = ?").bind(person.id).run();
	await users.edit(person.username, { isVerified: true });
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: 7 });
	await users.edit(person.username, { isVerified: false });
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: null });
	expect(await recordsOf(person.id)).toHaveLength(2);
});

test.each([
	["admin rights", { isAdmin: false }],
	["verification", { isVerified: false }],
	["both", { isAdmin: false, isVerified: false }],
])("nobody withdraws their own %s", async (_, change) => {
	const admin = await administrator();

	const refused = await usersFor(admin.browser).edit(admin.username, change);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_allowed" });
	expect(await flagOf(admin.id)).toEqual({ is_admin: 1, verified_at: NOW });
	expect(await recordsOf(admin.id)).toEqual([]);
});

test("an administrator may grant themselves a plan", async () => {
	const admin = await administrator();

	const edited = await usersFor(admin.browser).edit(admin.username, {
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
	});

	expect(await edited.json()).toMatchObject({ isSelf: true, isAdmin: true, limit: 25 });
});

test("whom the configuration names is withdrawn there, and gets no flag by being edited", async () => {
	const person = await member({ verifiedAt: NOW });
	const bindings = { ...offline, ADMIN_EMAILS: person.email };
	const admin = await administrator({ bindings });
	const users = usersFor(admin.browser);
	expect(await users.find(person.username)).toMatchObject({
		isAdmin: true,
		isAdminByConfiguration: true,
	});

	const refused = await users.edit(person.username, { isAdmin: false });
	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({
		code: "not_allowed",
		message: expect.stringContaining("ADMIN_EMAILS"),
	});

	await users.edit(person.username, { isAdmin: true });
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: NOW });

	const named = usersFor(person.browser.copy(bindings));
	expect((await named.edit(person.username, { isVerified: false })).status).toBe(422);
});

test.each([
	["verification", { isVerified: false }],
	["verification and rights", { isVerified: false, isAdmin: false }],
])("whom the configuration names loses no %s to another administrator", async (_, change) => {
	const person = await member({ verifiedAt: NOW });
	const bindings = { ...offline, ADMIN_EMAILS: person.email };
	const users = usersFor((await administrator({ bindings })).browser);

	const refused = await users.edit(person.username, change);

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({
		code: "not_allowed",
		message: expect.stringContaining("ADMIN_EMAILS"),
	});
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: NOW });
	expect(await recordsOf(person.id)).toEqual([]);
});

test("whose address is verified while an older form is saved keeps that, and is granted nothing by it", async () => {
	const person = await member();
	const bindings = { ...offline, ADMIN_EMAILS: person.email };
	const admin = await administrator({ bindings });
	const DB = verifiedBeforeBatch(person.id);

	const refused = await usersFor(admin.browser.copy({ ...bindings, DB })).put(person.id, {
		isVerified: false,
		subscriptionPlan: "expert",
		subscriptionStatus: "active",
	});

	expect(await refused.json()).toMatchObject({ code: "not_allowed" });
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: NOW });
	const grants = env.DB.prepare("SELECT count(*) AS n FROM plan_grants WHERE user_id = ?");
	expect(await grants.bind(person.id).first("n")).toBe(0);
	expect(await recordsOf(person.id)).toEqual([]);
});

test("whoever opened an account with an address of the configuration is not made an administrator by a tick", async () => {
	const person = await member();
	const bindings = { ...offline, ADMIN_EMAILS: person.email };
	const users = usersFor((await administrator({ bindings })).browser);

	const refused = await users.edit(person.username, { isVerified: true });

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "not_allowed" });
	const theirs = person.browser.copy(bindings);
	expect((await theirs.ask("/api/admin/users")).status).toBe(403);
	expect(await recordsOf(person.id)).toEqual([]);
});

test("of two administrators who withdraw each other's rights at once exactly one does", async () => {
	for (let round = 0; round < 5; round += 1) {
		const [one, other] = [await administrator(), await administrator()];
		const edit = {
			isAdmin: false,
			isVerified: true,
			subscriptionPlan: "free",
			subscriptionStatus: null,
		};

		const answers = await Promise.all([
			usersFor(one.browser).put(other.id, edit),
			usersFor(other.browser).put(one.id, edit),
		]);

		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
		const flags = [await flagOf(one.id), await flagOf(other.id)].map((row) => row?.["is_admin"]);
		expect(flags.toSorted()).toEqual([0, 1]);
		expect([...(await recordsOf(one.id)), ...(await recordsOf(other.id))]).toHaveLength(1);
	}
});

test("rights that are withdrawn between reading and changing change nothing", async () => {
	const admin = await administrator();
	const person = await member();
	const DB = withdrawnBeforeBatch(admin.id);

	const refused = await usersFor(admin.browser.copy({ ...offline, DB })).put(person.id, {
		isAdmin: true,
		isVerified: true,
		subscriptionPlan: "expert",
		subscriptionStatus: "active",
	});

	expect(await refused.json()).toMatchObject({ code: "admins_only" });
	expect(refused.status).toBe(403);
	expect(await flagOf(person.id)).toEqual({ is_admin: 0, verified_at: null });
	const grants = env.DB.prepare("SELECT count(*) AS n FROM plan_grants WHERE user_id = ?");
	expect(await grants.bind(person.id).first("n")).toBe(0);
	expect(await recordsOf(person.id)).toEqual([]);
});

test("saving what stands already notes nothing", async () => {
	const person = await member();

	const saved = await usersFor((await administrator()).browser).edit(person.username, {});

	expect(saved.status).toBe(200);
	expect(await recordsOf(person.id)).toEqual([]);
});

test("nobody, and rubbish, are refused", async () => {
	const { put } = usersFor((await administrator()).browser);
	const { id } = await member();
	const edit = {
		isAdmin: true,
		isVerified: true,
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
	};

	expect((await put("usr_nobody", edit)).status).toBe(404);
	expect((await put("prm_1", edit)).status).toBe(400);
	for (const wrong of [
		[],
		null,
		{ ...edit, isAdmin: "yes" },
		{ ...edit, subscriptionPlan: "gold" },
		{ ...edit, subscriptionStatus: "asleep" },
		{ ...edit, grantEndsOn: "2026-02-31" },
		{ ...edit, grantEndsOn: 5 },
	]) {
		expect((await put(id, wrong)).status, JSON.stringify(wrong)).toBe(400);
	}
	expect(await flagOf(id)).toEqual({ is_admin: 0, verified_at: null });
});

test("a form that is older than the account changes only what was changed in it", async () => {
	const person = await member();
	const { edit, put, find } = usersFor((await administrator()).browser);
	await edit(person.username, {
		isAdmin: true,
		subscriptionPlan: "expert",
		subscriptionStatus: "active",
	});

	expect((await put(person.id, { isVerified: true })).status).toBe(200);
	expect((await put(person.id, {})).status).toBe(200);

	expect(await find(person.username)).toMatchObject({
		isAdmin: true,
		isVerified: true,
		subscriptionPlan: "expert",
	});
	expect((await put(person.id, { grantEndsOn: "2027-02-03" })).status).toBe(200);
	expect(await find(person.username)).toMatchObject({
		grant: { plan: "expert", endsOn: "2027-02-03" },
	});
	expect((await put(person.id, { isAdmin: false })).status).toBe(200);
	expect(await find(person.username)).toMatchObject({ isAdmin: false, isVerified: true });
});
