import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { actingAdmin, formerAdmin } from "#worker/test/acting.ts";
import { NOW, online, sendDue } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someSuggestion } from "#worker/test/some-suggestion.ts";
import { someUser } from "#worker/test/some-user.ts";
import { decideSuggestions } from "./decide-suggestions.ts";

const db = connect(env.DB);
const PATH = "/api/admin/register/suggestions/decide";
const ACCEPTED = { decision: "accepted", note: "The notice of 3 June says so." } as const;

beforeEach(async () => {
	await env.DB.batch(
		["register_suggestions", "answered_addresses", "outbox", "audit_log", "licensing_schemes"].map(
			(table) => env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
});

const someAddress = () => `g${randomToken()}@example.com`.toLowerCase();
const decide = (admin: Awaited<ReturnType<typeof actingAdmin>>, ...ids: string[]) =>
	decideSuggestions(admin, { ids, ...ACCEPTED });
const waiting = async () => (await db.select().from(outbox)).map(({ recipient }) => recipient);
const send = () => sendDue(online);

test("a decision is kept with its words, noted in the audit log, and changes no row of the register", async () => {
	const admin = await actingAdmin();
	const id = await someSuggestion();
	const rows = await db.select().from(licensingSchemes);
	const { decided, taken } = await decide(admin, id);
	expect(taken).toEqual([]);
	expect(decided[0]?.decided).toEqual({
		...ACCEPTED,
		by: admin.viewer.user.username,
		at: new Date(NOW).toISOString(),
	});
	expect(await db.select().from(licensingSchemes)).toEqual(rows);
	expect(await db.select().from(auditLog)).toEqual([
		expect.objectContaining({ action: "suggestion_decided", subjectId: id }),
	]);
});

test("of two administrators at once one decides, and the other is told what stands", async () => {
	const address = someAddress();
	const id = await someSuggestion({ emailKey: address });
	const browsers = await Promise.all([administrator(), administrator()]);
	const answers = await Promise.all(
		browsers.map(({ browser }, at) =>
			browser.ask(PATH, {
				json: {
					ids: [id],
					decision: at === 0 ? "accepted" : "declined",
					note: `Word of number ${at}.`,
				},
			}),
		),
	);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const [first, second] = await Promise.all(
		answers.toSorted((a, b) => a.status - b.status).map((answer) => answer.json<object>()),
	);
	expect(second).toMatchObject({
		code: "suggestion_decided",
		taken: (first as { decided: unknown }).decided,
	});
	expect(await db.select().from(auditLog)).toHaveLength(1);
	await send();
	expect(await mailTo(address)).toHaveLength(1);
});

test("an address that nobody proved is written to once while that is kept, whoever types it", async () => {
	const admin = await actingAdmin();
	const address = someAddress();
	const { id: unproved } = await someUser(db, { email: address });
	for (const userId of [null, unproved, null]) {
		await decide(admin, await someSuggestion({ emailKey: address, userId }));
	}
	expect(await waiting()).toEqual([address]);
	await env.DB.prepare("DELETE FROM register_suggestions").run();
	await decide(admin, await someSuggestion({ emailKey: address }));
	expect(await waiting()).toEqual([address]);
});

test("an account at its proved address is answered each time, and at another address as anybody", async () => {
	const admin = await actingAdmin();
	const { id: userId, emailKey } = await someUser(db, { verifiedAt: NOW });
	const other = someAddress();
	for (const address of [emailKey, emailKey, other, other]) {
		await decide(admin, await someSuggestion({ userId, emailKey: address }));
	}
	expect((await waiting()).toSorted()).toEqual([emailKey, emailKey, other].toSorted());
});

test("nobody is written to who left no address", async () => {
	await decide(await actingAdmin(), await someSuggestion());
	expect(await waiting()).toEqual([]);
	expect(await env.DB.prepare("SELECT * FROM answered_addresses").first()).toBeNull();
});

test("the mail says what was decided and why, and repeats nothing that was sent to us", async () => {
	const address = someAddress();
	const what = "Buy cheap licences at https://example.com/spam now";
	const id = await someSuggestion({ emailKey: address, what });
	await decideSuggestions(await actingAdmin(), {
		ids: [id],
		decision: "declined",
		note: "It <ended>.",
	});
	await send();
	const [mail] = await mailTo(address);
	expect(mail?.subject).toBe("Your correction for M14 5LL");
	expect(mail?.text).toContain("left our register as it is");
	expect(mail?.text).toContain("What we found: It <ended>.");
	expect(mail?.html).toContain("It &lt;ended&gt;.");
	expect(mail?.text).not.toContain("example.com/spam");
	expect(mail?.text).toContain("/property/M145LL");
	expect(mail?.text).toContain("this address gets no other about a correction");
});

test("whoever is an administrator no more decides nothing, and nobody is written to", async () => {
	const id = await someSuggestion({ emailKey: someAddress() });
	const admin = await formerAdmin();
	await expect(decide(admin, id)).rejects.toMatchObject({
		code: "admins_only",
	});
	const [row] = await db.select().from(registerSuggestions).where(eq(registerSuggestions.id, id));
	expect(row?.decision).toBeNull();
	expect(await waiting()).toEqual([]);
});

test("several are decided alike by one call, each noted and answered by itself, and one that is gone or decided keeps no other from it", async () => {
	const admin = await actingAdmin();
	const address = someAddress();
	const { id: userId, emailKey } = await someUser(db, { verifiedAt: NOW });
	const before = await someSuggestion();
	await decideSuggestions(admin, { ids: [before], decision: "declined", note: "No page." });
	const ids = [
		await someSuggestion({ emailKey: address }),
		await someSuggestion({ emailKey: address }),
		await someSuggestion({ emailKey, userId, sender: "hash", isProved: true }),
	];
	const { decided, taken } = await decide(admin, ...ids, ids[0] ?? "", "sug_gone", before);
	expect(decided.map(({ id }) => id)).toEqual(ids);
	expect(taken.map(({ decided: stands }) => stands?.note)).toEqual(["No page."]);
	expect(await db.select().from(auditLog)).toHaveLength(4);
	expect((await waiting()).toSorted()).toEqual([address, emailKey].toSorted());
	expect((await db.select().from(registerSuggestions)).map(({ sender }) => sender)).toEqual(
		Array.from({ length: 4 }, () => null),
	);
});

test.each([
	["no decision", { note: "A reason." }],
	["another decision", { decision: "deleted", note: "A reason." }],
	["no reason", { decision: "accepted", note: " \n " }],
	["too long a reason", { decision: "accepted", note: "x".repeat(1001) }],
	["none of them", { ...ACCEPTED, ids: [] }],
	["more than fifty", { ...ACCEPTED, ids: Array.from({ length: 51 }, (_, at) => `sug_${at}`) }],
	["what is no suggestion", { ...ACCEPTED, ids: ["rpt_a"] }],
])("%s is refused", async (_, json) => {
	const { browser } = await administrator();
	const id = await someSuggestion();
	expect((await browser.ask(PATH, { json: { ids: [id], ...json } })).status).toBe(400);
	const none = { ids: ["sug_none"], ...ACCEPTED };
	expect((await browser.ask(PATH, { json: none })).status).toBe(404);
});
