import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { REMAKE_UNTIL } from "#domain/score/older-methods.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { deliverDue, openOutbox } from "#worker/mail/outbox/deliver-due.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, online } from "#worker/test/ask-app.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someReport } from "#worker/test/shop.ts";
import { someUser } from "#worker/test/some-user.ts";
import { mailRemakes } from "./mail-remakes.ts";
import type { JobContext } from "./run-jobs.ts";

const db = connect(env.DB);
const sold = { state: "paid", paidAt: NOW, methodologyVersion: 1 } as const;

beforeEach(async () => {
	await env.DB.batch(["outbox", "reports"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

function context(now = NOW): JobContext {
	const world = { fetch: noNetwork, now: () => now, token: randomToken };
	return { env: online, world, db, billing: openBilling(online, world), scheduledAt: now };
}

const waiting = async () =>
	(await db.select().from(outbox)).map(({ reportId, recipient, kind }) => ({
		reportId,
		recipient,
		kind,
	}));
const send = (now = NOW) => deliverDue(openOutbox(online, context(now).world), 10);

test("everyone who has reports of an older method is written to once, about the newest", async () => {
	const { id: userId, email } = await someUser(db, { verifiedAt: NOW });
	await someReport({ ...sold, userId, createdAt: NOW - 5 });
	const newest = await someReport({ ...sold, userId, createdAt: NOW - 1 });
	const guests = await someReport({ ...sold, emailKey: "guest@example.com" });

	await Promise.all([mailRemakes(context()), mailRemakes(context())]);
	await mailRemakes(context());

	expect(await waiting()).toEqual(
		expect.arrayContaining([
			{ reportId: newest, recipient: email, kind: "report_remake" },
			{ reportId: guests, recipient: "guest@example.com", kind: "report_remake" },
		]),
	);
	expect(await waiting()).toHaveLength(2);
	await send();
	await mailRemakes(context());
	expect(await waiting()).toEqual([]);
});

test("the mail says what changed, that the report stays, until when, and leads to it", async () => {
	const emailKey = `g${randomToken()}@example.com`.toLowerCase();
	const id = await someReport({ ...sold, emailKey, address: "2 Pretend Terrace" });
	await mailRemakes(context());
	await send();
	const [mail] = await mailTo(emailKey);
	expect(mail?.subject).toBe("A free new report on 2 Pretend Terrace");
	expect(mail?.text).toContain("was scored by method 1");
	expect(mail?.text).toContain("until 23 December 2026");
	expect(mail?.text).toContain("The report you have stays as it is.");
	expect(mail?.text).toContain(id);
});

test("who had the newest made again already is written to about the one before it, and of none that is left not at all", async () => {
	const emailKey = "two@example.com";
	const older = await someReport({ ...sold, emailKey, createdAt: NOW - 5 });
	const newest = await someReport({ ...sold, emailKey, createdAt: NOW - 1 });
	const only = await someReport({ ...sold, emailKey: "one@example.com" });
	for (const remadeFrom of [newest, only]) {
		await someReport({ ...sold, methodologyVersion: 2, remadeFrom });
	}

	await mailRemakes(context());

	expect(await waiting()).toEqual([
		{ reportId: older, recipient: emailKey, kind: "report_remake" },
	]);
});

test("nobody is written to about what cannot be made again", async () => {
	const { id: unverified } = await someUser(db, { verifiedAt: null });
	await someReport({ ...sold, userId: unverified });
	await someReport({ ...sold, emailKey: null });
	const emailKey = "guest@example.com";
	await someReport({ ...sold, emailKey, methodologyVersion: 2 });
	await someReport({ methodologyVersion: 1, emailKey });
	await someReport({ ...sold, emailKey, state: "refunded", closedAt: NOW, closedFor: "refund" });
	await mailRemakes(context());
	await someReport({ ...sold, emailKey });
	await mailRemakes(context(REMAKE_UNTIL));
	expect(await waiting()).toEqual([]);
});

test("a mail that still waits is not sent once the report was made again, or refunded, or the time is over", async () => {
	const emailKey = `g${randomToken()}@example.com`.toLowerCase();
	const remade = await someReport({ ...sold, emailKey });
	await mailRemakes(context());
	await someReport({ ...sold, methodologyVersion: 2, remadeFrom: remade });
	await send();
	const refunded = await someReport({ ...sold, emailKey });
	await mailRemakes(context());
	await db.update(reports).set({ closedAt: NOW }).where(eq(reports.id, refunded));
	await send();
	await someReport({ ...sold, emailKey });
	await mailRemakes(context(REMAKE_UNTIL - 1));
	await send(REMAKE_UNTIL);
	expect(await mailTo(emailKey)).toEqual([]);
	expect(await waiting()).toEqual([]);
});
