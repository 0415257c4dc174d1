import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { SystemState } from "#contracts/admin/system.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, member } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";

beforeEach(async () => {
	await env.DB.prepare("DELETE FROM outbox").run();
});

type Admin = Awaited<ReturnType<typeof administrator>>;

async function system({ browser }: Admin): Promise<SystemState> {
	return (await browser.ask("/api/admin/system")).json();
}

test("emails that wait are told with the oldest and the last error", async () => {
	// First, because a sign-up sends what is due.
	const admin = await administrator();
	const insert = "INSERT INTO outbox (id, kind, created_at, due_at, tries, last_error) VALUES";
	await env.DB.batch([
		env.DB.prepare(`${insert} ('let_1', 'welcome', ${NOW - 9_000}, ${NOW}, 2, 'an older reason')`),
		env.DB.prepare(
			`${insert} ('let_2', 'welcome', ${NOW - 5_000}, ${NOW + 9}, 1, 'the last reason')`,
		),
		env.DB.prepare(`${insert} ('let_3', 'welcome', ${NOW - 1_000}, ${NOW + 10}, 0, NULL)`),
	]);
	expect((await system(admin)).mail).toEqual({
		isSetUp: true,
		isStuck: false,
		waiting: 3,
		oldestAt: "2026-11-20T11:59:51.000Z",
		lastError: "the last reason",
		dead: [],
	});
});

test("tables that a person keeps are told with their day and the publisher's page, those that are due first", async () => {
	const { tables } = await system(await administrator());
	expect(tables[0]).toMatchObject({ id: "licence_exemptions", dueOn: null, isDue: true });
	expect(tables.find(({ id }) => id === "energy_cap")).toEqual({
		id: "energy_cap",
		name: "Energy price cap",
		dueOn: "2026-12-01",
		isDue: false,
		next: "Ofgem publishes the next one about five weeks before.",
		url: "https://www.ofgem.gov.uk/energy-price-cap",
	});
	const due = tables.map(({ isDue }) => isDue);
	expect(due).toEqual(due.toSorted((a, b) => Number(b) - Number(a)));
});

test("with no email waiting nothing is told of any, and without a sender mail is not set up", async () => {
	const admin = await administrator({ bindings: { ...offline, MAIL_FROM: " " } });
	expect((await system(admin)).mail).toEqual({
		isSetUp: false,
		isStuck: false,
		waiting: 0,
		oldestAt: null,
		lastError: null,
		dead: [],
	});
});

test("mail is stuck once an email has waited for more than an hour", async () => {
	const insert = "INSERT INTO outbox (id, kind, created_at, due_at, tries) VALUES";
	const HOUR = 60 * 60_000;
	await env.DB.prepare(`${insert} ('let_1', 'welcome', ${NOW - HOUR}, ${NOW + 9}, 4)`).run();
	expect((await system(await administrator())).mail.isStuck).toBe(false);
	await env.DB.prepare("UPDATE outbox SET created_at = created_at - 1").run();
	expect((await system(await administrator())).mail.isStuck).toBe(true);
});

test("a test mail goes to whoever asked, is noted, and is not sent again within a minute", async () => {
	const admin = await administrator();
	const ask = (now = NOW) =>
		admin.browser.ask("/api/admin/system/test-mail", { method: "POST", now });
	const [first, second] = await Promise.all([ask(), ask()]);
	expect([first.status, second.status].toSorted()).toEqual([200, 429]);
	expect((await ask(NOW + 59_999)).status).toBe(429);
	const tests = (await mailTo(admin.email)).filter(({ subject }) => subject === "Test mail");
	expect(tests).toHaveLength(1);
	expect((await ask(NOW + 60_000)).status).toBe(200);
	const noted = await env.DB.prepare(
		"SELECT count(*) AS n FROM audit_log WHERE action = 'test_mail_sent' AND after IS NOT NULL",
	).first("n");
	expect(noted).toBe(2);
});

test("settings are told as set or not, and never with their value", async () => {
	const state = await system(await administrator());
	const stands = (name: string) => state.settings.find((each) => each.name === name);
	expect(stands("MAIL_FROM")).toMatchObject({ isSet: true, waitsFor: [] });
	expect(stands("COMPANY_NUMBER")).toMatchObject({ isSet: false, without: expect.any(String) });
	expect(JSON.stringify(state.settings)).not.toContain("hello@");
});

test("a dead email is listed with its reason, counts as waiting no more, and is sent again once, which is noted", async () => {
	const admin = await administrator();
	const recipient = "bob@example.com";
	const dead = { id: "let_dead", kind: "account_deleted", askedAt: "2026-11-10T12:00:00.000Z" };
	await env.DB.prepare(
		"INSERT INTO outbox (id, kind, recipient, created_at, due_at, tries, last_error) VALUES (?1, ?2, ?3, ?4, NULL, 17, 'closed')",
	)
		.bind(dead.id, dead.kind, recipient, Date.parse(dead.askedAt))
		.run();
	expect((await system(admin)).mail).toMatchObject({
		waiting: 0,
		lastError: null,
		dead: [{ ...dead, reason: "closed" }],
	});
	const ask = () =>
		admin.browser.ask("/api/admin/system/mail/let_dead/send-again", { method: "POST" });

	const answers = await Promise.all([ask(), ask()]);

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
	expect(await mailTo(recipient)).toHaveLength(1);
	expect((await system(admin)).mail.dead).toEqual([]);
	expect(
		await env.DB.prepare(
			"SELECT subject_id, before FROM audit_log WHERE action = 'dead_mail_sent_again'",
		).all(),
	).toMatchObject({
		results: [{ subject_id: "let_dead", before: '{"kind":"account_deleted","reason":"closed"}' }],
	});
});

test("an email that waits is not sent again, nor by whoever is no administrator", async () => {
	const admin = await administrator();
	await env.DB.prepare(
		`INSERT INTO outbox (id, kind, created_at, due_at) VALUES ('let_1', 'welcome', ${NOW}, ${NOW + 9})`,
	).run();
	const path = "/api/admin/system/mail/let_1/send-again";
	expect((await admin.browser.ask(path, { method: "POST" })).status).toBe(404);
	const { browser } = await member({ verifiedAt: NOW });
	expect((await browser.ask(path, { method: "POST" })).status).toBe(403);
});
