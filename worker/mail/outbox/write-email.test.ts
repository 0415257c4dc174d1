import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { RESET_LINK, VERIFY_LINK } from "#domain/business/account/lifetimes.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { findLink } from "#worker/accounts/links-repository.ts";
import { connect } from "#worker/db/client.ts";
import { links, users } from "#worker/db/schema/accounts.ts";
import type { EmailKind } from "#worker/db/schema/outbox.ts";
import { reportPayments, reportSnapshots } from "#worker/db/schema/reports.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { someReport } from "#worker/test/shop.ts";
import { someDocument } from "#worker/test/some-document.ts";
import { someUser } from "#worker/test/some-user.ts";
import { writeEmail } from "./write-email.ts";

const db = connect(env.DB);
const context = {
	db,
	settings: { publicUrl: "https://lettable.example", supportEmail: "help@lettable.example" },
	world: { fetch: noNetwork, now: () => NOW, token: randomToken },
	env: offline,
};

type About = {
	readonly userId?: string;
	readonly recipient?: string;
	readonly reportId?: string;
};

/** What is written of an email that waits. */
function write(
	kind: Exclude<EmailKind, "alert_webhook">,
	{ userId, recipient, reportId }: About,
	bindings = offline,
) {
	return writeEmail(
		{ ...context, env: bindings },
		{
			id: newId("let", randomToken),
			kind,
			userId: userId ?? null,
			reportId: reportId ?? null,
			recipient: recipient ?? null,
			createdAt: NOW,
			dueAt: NOW,
			tries: 1,
			lastError: null,
			subscriptionId: null,
			queuedAt: null,
		},
	);
}

const linksOf = (userId: string) => db.select().from(links).where(eq(links.userId, userId));

/** The secret in the link of a mail. */
function tokenIn(text: string | undefined, screen: string): string {
	const [, token = ""] =
		new RegExp(`https://lettable\\.example/${screen}/([\\w-]{43})\n`).exec(text ?? "") ?? [];
	return token;
}

test("the link to verify an address works for a day, and only its hash is stored", async () => {
	const user = await someUser(db);

	const mail = await write("verify_email", { userId: user.id, recipient: user.email });

	const token = tokenIn(mail?.text, "verify-email");
	expect(mail?.to).toBe(user.email);
	expect(mail?.html).toContain(`/verify-email/${token}"`);
	expect(await linksOf(user.id)).toEqual([
		{
			tokenHash: hashToken(token),
			purpose: "verify_email",
			userId: user.id,
			emailKey: user.emailKey,
			expiresAt: NOW + VERIFY_LINK,
		},
	]);
	expect(await findLink(db, { purpose: "verify_email", token, now: NOW })).toMatchObject({
		emailKey: user.emailKey,
	});
});

test("the secret of a link stands nowhere in the database", async () => {
	const user = await someUser(db);
	const mail = await write("reset_password", { recipient: user.email });
	const token = tokenIn(mail?.text, "reset-password");
	expect(token).toHaveLength(43);

	const { results } = await env.DB.prepare(
		"SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('links', 'outbox', 'users')",
	).all<{ name: string }>();
	expect(results).toHaveLength(3);
	for (const { name } of results) {
		const rows = await env.DB.prepare(`SELECT * FROM ${name}`).all();
		expect(JSON.stringify(rows.results)).not.toContain(token);
	}
});

test("an address that somebody wants to move to is verified, with a link for that address", async () => {
	const user = await someUser(db, { verifiedAt: NOW, pendingEmail: "New.Home@example.com" });

	const mail = await write("verify_email", { userId: user.id, recipient: "New.Home@example.com" });

	expect(mail?.to).toBe("New.Home@example.com");
	expect(await linksOf(user.id)).toMatchObject([{ emailKey: "new.home@example.com" }]);
});

test.each([
	["was verified meanwhile", { verifiedAt: NOW }, null],
	["is no longer the account's", {}, "earlier@example.com"],
	["is no longer wanted", { verifiedAt: NOW, pendingEmail: "b@example.com" }, "a@example.com"],
])("no link is sent to an address that %s", async (_, changes, recipient) => {
	const user = await someUser(db, changes);

	const mail = await write("verify_email", { userId: user.id, recipient: recipient ?? user.email });

	expect(mail).toBeNull();
	expect(await linksOf(user.id)).toEqual([]);
});

test("the link to set a password goes to the address the account holds, however it was typed", async () => {
	const user = await someUser(db, { email: `Ada.${randomToken()}@Example.com` });

	const mail = await write("reset_password", { recipient: user.email.toUpperCase() });

	const token = tokenIn(mail?.text, "reset-password");
	expect(mail?.to).toBe(user.email);
	expect(await linksOf(user.id)).toEqual([
		{
			tokenHash: hashToken(token),
			purpose: "reset_password",
			userId: user.id,
			emailKey: user.emailKey,
			expiresAt: NOW + RESET_LINK,
		},
	]);
});

test("nobody is written to at an address without an account", async () => {
	expect(await write("reset_password", { recipient: "nobody@example.com" })).toBeNull();
});

test.each(["verify_email", "password_changed", "email_changed", "welcome"] as const)(
	"an email of the kind %s vanishes with its account",
	async (kind) => {
		const user = await someUser(db);
		await db.delete(users).where(eq(users.id, user.id));

		expect(await write(kind, { userId: user.id, recipient: user.email })).toBeNull();
	},
);

test("an email to the account's own address goes to the one it has when it is sent", async () => {
	const user = await someUser(db);
	const email = `moved-${user.emailKey}`;
	await db.update(users).set({ email }).where(eq(users.id, user.id));

	const mail = await write("password_changed", { userId: user.id });

	expect(mail?.to).toBe(email);
	expect(mail?.text).toContain(`This mail is about your account ${user.username}.`);
	expect(mail?.text).toContain("\nhttps://lettable.example/forgot-password\n");
});

test("the address an account has left is told, and led to the account", async () => {
	const user = await someUser(db);

	const mail = await write("email_changed", { userId: user.id, recipient: "old@example.com" });

	expect(mail?.to).toBe("old@example.com");
	expect(mail?.text).toContain("\nhttps://lettable.example/account\n");
	expect(mail?.text).not.toContain(user.email);
});

test("whoever is welcomed is led to the search", async () => {
	const user = await someUser(db);

	const mail = await write("welcome", { userId: user.id });

	expect(mail).toMatchObject({ to: user.email, subject: "Welcome to Lettable" });
	expect(mail?.text).toContain("\nhttps://lettable.example/\n");
});

test("the last email is sent although the account is gone", async () => {
	const mail = await write("account_deleted", { recipient: "ada@example.com" });

	expect(mail).toMatchObject({ to: "ada@example.com", subject: "Your account was deleted" });
});

const paid = { state: "paid", address: "2 Pretend Terrace" } as const;

test("the buyer of a report is led to it and to its PDF", async () => {
	const reportId = await someReport(paid);
	const mail = await write("report_ready", { recipient: "buyer@example.com", reportId });
	expect(mail?.to).toBe("buyer@example.com");
	expect(mail?.subject).toBe("Your report on 2 Pretend Terrace");
	expect(mail?.text).toContain(`https://lettable.example/reports/${reportId}\n`);
	expect(mail?.text).toContain(`https://lettable.example/api/reports/${reportId}/download\n`);
	expect(mail?.text).toContain("Whoever has this link can read the report.");
	expect(mail?.text).toMatch(
		/\nCan it be let\? .+\n\nDoes it pay\? .+\n\nWhat could go wrong\? .+\. \d+ not checked\.\n/,
	);
});

test.each([
	["from before its questions were asked", null],
	["whose answer is of a shape that we do not know", { let: "yes" }],
])("the mail about a report %s is sent without it", async (_, answer) => {
	const reportId = await someReport(paid);
	const document = JSON.stringify({ ...someDocument(), answer });
	await db.update(reportSnapshots).set({ document }).where(eq(reportSnapshots.reportId, reportId));
	const mail = await write("report_ready", { recipient: "buyer@example.com", reportId });
	expect(mail?.text).toContain("is ready.");
	expect(mail?.text).not.toContain("Can it be let?");
});

test("a report of an account is said to be read by whoever signs in to it", async () => {
	const { id } = await someUser(db);
	const reportId = await someReport({ ...paid, userId: id, isTest: true });
	const mail = await write("report_ready", { recipient: "buyer@example.com", reportId });
	expect(mail?.text).toContain("sign in to read it");
	expect(mail?.text).not.toContain("Whoever has this link");
	expect(mail?.text).toContain("no money was taken");
});

test("a buyer who asked for the report at once is told what ended with that, and nobody else is", async () => {
	const [asked, other] = [await someReport(paid), await someReport(paid)];
	for (const [reportId, waivedAt] of [
		[asked, NOW],
		[other, null],
	] as const) {
		await db.insert(reportPayments).values({
			id: `pi_${reportId}`,
			reportId,
			livemode: false,
			attempt: 1,
			amount: 1500,
			state: "settled",
			createdAt: NOW,
			checkedAt: NOW,
			waivedAt,
		});
	}
	const told = async (reportId: string) =>
		(await write("report_ready", { recipient: "buyer@example.com", reportId }))?.text;
	expect(await told(asked)).toContain("your 14-day right to cancel ended when it was supplied");
	expect(await told(other)).not.toContain("14-day");
});

test.each([
	["", "No VAT is charged."],
	["GB 123 4567 89", "Prices include VAT, under VAT number GB 123 4567 89."],
])("a receipt says whether VAT is in the price, under the number %j", async (VAT_NUMBER, words) => {
	const reportId = await someReport(paid);
	const about = { recipient: "buyer@example.com", reportId };
	const bindings = { ...offline, VAT_NUMBER };
	expect((await write("report_ready", about, bindings))?.text).toContain(words);
});

test.each([
	["was refunded", { state: "refunded", closedAt: NOW }],
	["was closed with its account", { ...paid, closedAt: NOW }],
	["is not paid for", {}],
] as const)("a report that %s is not written about", async (_, report) => {
	const reportId = await someReport(report);
	expect(await write("report_ready", { recipient: "buyer@example.com", reportId })).toBeNull();
});
