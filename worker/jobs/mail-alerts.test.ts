import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { tableUpkeep } from "#domain/business/table-upkeep.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { noNetwork, online, sendDue } from "#worker/test/ask-app.ts";
import { holds, ran } from "#worker/test/held-data.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someSuggestion } from "#worker/test/some-suggestion.ts";
import { someUser } from "#worker/test/some-user.ts";
import { mailAlerts } from "./mail-alerts.ts";
import type { JobContext } from "./run-jobs.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A day on which no table ends or is due, nor soon will be. */
const NOW = Date.UTC(2026, 1, 20, 12);
/** Behind every day of these tests: backups are well. */
const FAR = Date.UTC(2030, 0, 1);
const BACKUP_RECIPIENT = `age1${"q".repeat(58)}`;
const db = connect(env.DB);

beforeEach(async () => {
	const tables = [
		"outbox",
		"source_runs",
		"datasets",
		"stripe_events",
		"report_payments",
		"register_suggestions",
		"event_counts",
		"api_keys",
	];
	await env.DB.batch([
		...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
		env.DB.prepare("UPDATE users SET is_admin = 0"),
		env.DB.prepare("DELETE FROM backup_pass"),
		env.DB.prepare(
			"INSERT INTO backup_pass (id, begun_at, beat_at, last_ok_at) VALUES (1, 1, 1, ?)",
		).bind(FAR),
		holds("bank_rates", { name: "Bank Rate", loadedAt: NOW - DAY }),
		ran("bank_rates", { lastOkAt: NOW - DAY }),
	]);
});

function context(now = NOW, ADMIN_EMAILS = "", over: Partial<Bindings> = {}): JobContext {
	const bindings = { ...online, ADMIN_EMAILS, BACKUP_RECIPIENT, ...over };
	const world = { fetch: noNetwork, now: () => now, token: randomToken };
	return { env: bindings, world, db, billing: openBilling(bindings, world), scheduledAt: now };
}

const fail = (failures: number) =>
	env.DB.prepare("UPDATE source_runs SET outcome = 'failed', failures = ?, error = 'It shrank.'")
		.bind(failures)
		.run();

/** Who has a letter waiting. */
const waiting = async () =>
	(await db.select().from(outbox)).map(({ userId, kind }) => [userId, kind]);

const send = (now = NOW, named = "") => {
	return sendDue(context(now, named).env, now);
};

test("while nothing wants a person no administrator is written to", async () => {
	await someUser(db, { isAdmin: true });
	await mailAlerts(context());
	expect(await waiting()).toEqual([]);
});

test("administrators by flag and by verified address are written to, and no one else", async () => {
	await fail(3);
	const flagged = await someUser(db, { isAdmin: true });
	const named = await someUser(db, { verifiedAt: NOW });
	const unverified = await someUser(db, { verifiedAt: null });
	await someUser(db, { verifiedAt: NOW });
	await mailAlerts(context(NOW, `${named.email}, ${unverified.email}`));
	expect((await waiting()).toSorted()).toEqual(
		[
			[flagged.id, "admin_alert"],
			[named.id, "admin_alert"],
		].toSorted(),
	);
});

test("one mail a day, however often the job runs and whenever the mail leaves", async () => {
	await fail(3);
	const admin = await someUser(db, { isAdmin: true });
	await Promise.all([mailAlerts(context()), mailAlerts(context())]);
	await send();
	await mailAlerts(context(NOW + HOUR));
	await send(NOW + HOUR);
	expect(await mailTo(admin.email)).toHaveLength(1);

	await mailAlerts(context(NOW + DAY));
	expect(await waiting()).toHaveLength(1);
	// A letter that waits keeps the next day's from joining it.
	await mailAlerts(context(NOW + 2 * DAY));
	expect(await waiting()).toHaveLength(1);
});

test("the mail names what is wrong, since when, and what to do, with the way to the panel", async () => {
	await fail(3);
	const admin = await someUser(db, { isAdmin: true });
	await mailAlerts(context());
	await send();
	const [mail] = await mailTo(admin.email);
	expect(mail?.subject).toBe("A source of data keeps failing");
	expect(mail?.text).toContain("Bank Rate: the refresh failed 3 times in a row.");
	expect(mail?.text).toContain("Last checked on 19 February 2026.");
	expect(mail?.text).toContain("It shrank.");
	expect(mail?.text).toContain("/admin?tab=settings");
});

test("a key that was refused all day, and a day of calls with unknown keys, are told of once", async () => {
	const admin = await someUser(db, { isAdmin: true });
	const { id: owner } = await someUser(db);
	const key = env.DB.prepare(
		"INSERT INTO api_keys (id, user_id, name, scopes, is_test, prefix, token_hash, created_at) VALUES (?1, ?2, '', '[]', 0, ?3, ?1, 1)",
	);
	const use = env.DB.prepare(
		"INSERT INTO api_use (key_id, day, calls, assessments, refused) VALUES (?, '2026-02-19', 0, 0, ?)",
	);
	const quiet = randomToken();
	const loud = randomToken();
	await env.DB.batch([
		key.bind(quiet, owner, "lt_live_calm"),
		key.bind(loud, owner, "lt_live_loud"),
		use.bind(quiet, 199),
		use.bind(loud, 200),
		env.DB.prepare(
			"INSERT INTO event_counts (event, day, subject, count) VALUES ('key_unknown', '2026-02-19', '', 1000)",
		),
	]);
	await mailAlerts(context());
	await send();
	const [mail] = await mailTo(admin.email);
	expect(mail?.text).toContain("The key lt_live_loud… was refused 200 times on 19 February 2026.");
	expect(mail?.text).toContain("1,000 calls on 19 February 2026 showed a key that nobody holds.");
	expect(mail?.text).not.toContain("lt_live_calm");
	expect(mail?.text).toContain("/admin?tab=users");
	await mailAlerts(context(NOW + DAY));
	expect(await waiting()).toEqual([]);
});

test("what was put right before the mail left is not written of", async () => {
	await fail(3);
	const admin = await someUser(db, { isAdmin: true });
	await mailAlerts(context());
	await fail(0);
	await send();
	expect(await mailTo(admin.email)).toEqual([]);
	expect(await waiting()).toEqual([]);
});

test("payments without an event, and payments open for a day, are told of", async () => {
	const admin = await someUser(db, { isAdmin: true });
	const pay = env.DB.prepare(
		"INSERT INTO report_payments (id, report_id, livemode, attempt, amount, state, created_at, settled_at, checked_at) VALUES (?1, ?1, 0, 1, 1500, ?2, ?3, ?4, ?3)",
	);
	await env.DB.batch([
		pay.bind("pi_paid", "settled", NOW - 3 * HOUR, NOW - 2 * HOUR),
		pay.bind("pi_open", "open", NOW - 26 * HOUR, null),
		pay.bind("pi_new", "open", NOW - 24 * HOUR, null),
	]);
	await mailAlerts(context());
	await send();
	const [mail] = await mailTo(admin.email);
	expect(mail?.subject).toBe("2 things need you");
	expect(mail?.text).toContain("1 payment is open for more than a day.");
	expect(mail?.text).toContain("No event ever came.");
});

test("a table is told of from 14 days before it is due, with the file that wants another reading", async () => {
	// Six months after the figures of the end of 2025.
	const soon = Date.UTC(2026, 5, 16, 12);
	await env.DB.batch([
		env.DB.prepare("UPDATE datasets SET loaded_at = ?").bind(soon - 2 * DAY),
		env.DB.prepare("UPDATE source_runs SET last_ok_at = ?").bind(soon - 2 * DAY),
	]);
	const admin = await someUser(db, { isAdmin: true });
	await mailAlerts(context(soon));
	await send(soon);
	const [mail] = await mailTo(admin.email);
	expect(mail?.subject).toBe("2 things need you");
	expect(mail?.text).toContain("Loan rate of companies: to be read again in 14 days.");
	expect(mail?.text).toContain("Fees of landlord registers: due to be read again.");
	expect(mail?.text).toContain(`Change it in ${tableUpkeep.company_rates.files[0]}`);
});

test.each([false, true])(
	"suggestions that wait are told of, and a council that they crowd by name, proved (%s) or not",
	async (isProved) => {
		const admin = await someUser(db, { isAdmin: true });
		await env.DB.prepare(
			"INSERT OR REPLACE INTO authorities (code, name, nation, former_codes) VALUES ('E08000003', 'Manchester', 'England', '[]')",
		).run();
		await Promise.all(
			Array.from({ length: 50 }, () => someSuggestion({ isProved, createdAt: NOW - 2 * DAY })),
		);
		await someSuggestion({ decidedAt: NOW, decision: "declined" });
		await mailAlerts(context());
		await send();
		const [mail] = await mailTo(admin.email);
		expect(mail?.subject).toBe("Suggestions wait for a decision");
		expect(mail?.text).toContain(
			"50 suggestions wait for a decision. So many are about Manchester",
		);
		expect(mail?.text).toContain("The oldest came on 18 February 2026.");
		expect(mail?.text).toContain("/admin?tab=register");
	},
);

const ALERT_WEBHOOK_URL = "https://hooks.example/alerts";
const withReceiver = (now = NOW) => context(now, "", { ALERT_WEBHOOK_URL });

/** A receiver of alerts that answers so, and what it was sent. */
function receiver(answer: (init: RequestInit) => Promise<Response>) {
	const posted: { url: string; text: string }[] = [];
	const fetch: Fetch = async (url, init = {}) => {
		const response = await answer(init);
		posted.push({ url, text: JSON.parse(String(init.body)).text });
		return response;
	};
	return { posted, fetch };
}

const takes = async () => new Response("ok");

test("the receiver of alerts is told once a day what is wrong and where the panel is, also where nobody is an administrator", async () => {
	await fail(3);
	const { posted, fetch } = receiver(takes);
	await Promise.all([mailAlerts(withReceiver()), mailAlerts(withReceiver())]);
	await sendDue(withReceiver().env, NOW, fetch);
	await mailAlerts(withReceiver(NOW + HOUR));
	await sendDue(withReceiver().env, NOW + HOUR, fetch);
	expect(posted).toHaveLength(1);
	expect(posted[0]?.url).toBe(ALERT_WEBHOOK_URL);
	expect(posted[0]?.text).toMatch(/needs you: \S+\/admin\n• Bank Rate: the refresh failed 3 times/);

	await mailAlerts(withReceiver(NOW + DAY));
	await sendDue(withReceiver().env, NOW + DAY, fetch);
	expect(posted).toHaveLength(2);
});

test.each([
	["refuses", async () => new Response("no", { status: 500 }), "answered 500"],
	["is away", async () => Promise.reject(new TypeError("connection refused")), "refused"],
	[
		"is silent",
		async ({ signal }: RequestInit) => {
			expect(signal).toBeInstanceOf(AbortSignal);
			throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
		},
		"timeout",
	],
] as const)(
	"a receiver that %s is tried again until it takes the alert",
	async (_, answer, reason) => {
		const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
		await fail(3);
		await mailAlerts(withReceiver());
		await sendDue(withReceiver().env, NOW, receiver(answer).fetch);
		const [post] = await db.select().from(outbox);
		expect(post?.lastError).toContain(reason);
		expect(post?.dueAt).toBe(NOW + 5 * 60_000);

		const { posted, fetch } = receiver(takes);
		await sendDue(withReceiver().env, NOW + 5 * 60_000, fetch);
		expect(posted).toHaveLength(1);
		expect(await waiting()).toEqual([]);
		quiet.mockRestore();
	},
);

test("while no receiver is set, or all is well again, nothing is posted", async () => {
	await fail(3);
	await mailAlerts(context());
	expect(await waiting()).toEqual([]);
	await mailAlerts(withReceiver());
	await fail(0);
	const { posted, fetch } = receiver(takes);
	await sendDue(withReceiver().env, NOW, fetch);
	expect(posted).toEqual([]);
	expect(await waiting()).toEqual([]);
});

test("a dead email is told of, and holds up neither the next day's mail nor the next post", async () => {
	const admin = await someUser(db, { isAdmin: true });
	await db.insert(outbox).values({
		...{ id: "let_dead", kind: "admin_alert", userId: admin.id, recipient: null },
		...{ createdAt: NOW - HOUR, dueAt: null, tries: 6, lastError: "the service is closed" },
	});
	const { posted, fetch } = receiver(takes);
	await mailAlerts(withReceiver());
	await sendDue(withReceiver().env, NOW, fetch);
	expect(posted[0]?.text).toContain("1 email could not be sent.");
	expect(posted[0]?.text).toContain("The reason: the service is closed.");
	expect(await mailTo(admin.email)).toHaveLength(1);
});
