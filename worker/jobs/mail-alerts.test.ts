import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { tableUpkeep } from "#domain/business/table-upkeep.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { deliverDue, openOutbox } from "#worker/mail/outbox/deliver-due.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { noNetwork, online } from "#worker/test/ask-app.ts";
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

function context(now = NOW, ADMIN_EMAILS = ""): JobContext {
	const bindings = { ...online, ADMIN_EMAILS, BACKUP_RECIPIENT };
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
	const { env: bindings, world } = context(now, named);
	return deliverDue(openOutbox(bindings, world), 10);
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
