import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { connect } from "#worker/db/client.ts";
import { answeredAddresses, registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { applyRetention } from "#worker/jobs/apply-retention.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { member, PASSWORD } from "#worker/test/browser.ts";
import { someSuggestion } from "#worker/test/some-suggestion.ts";

const db = connect(env.DB);
const DAY = 24 * 60 * 60_000;

beforeEach(async () => {
	await env.DB.prepare("DELETE FROM register_suggestions").run();
});

const left = async () => (await db.select().from(registerSuggestions)).map(({ id }) => id);

test("what an account said goes with it, and what was said signed out under the address that it proved", async () => {
	const { browser, id: userId, email } = await member({ verifiedAt: NOW });
	const others = await someSuggestion({ emailKey: "other@example.com" });
	await someSuggestion({ userId });
	await someSuggestion({ emailKey: email.toLowerCase() });
	const deleted = await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(deleted.status).toBeLessThan(300);
	expect(await left()).toEqual([others]);
});

test("an account that never proved an address takes nothing with it that somebody else said under it", async () => {
	const { browser, email } = await member();
	const others = await someSuggestion({ emailKey: email.toLowerCase() });
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await left()).toEqual([others]);
});

test("the address for the answer goes 30 days after the decision, and all of it after two years", async () => {
	const decided = (age: number) => ({
		emailKey: "a@example.com",
		createdAt: NOW - age,
		decidedAt: NOW - age,
	});
	const answered = await someSuggestion(decided(32 * DAY));
	const fresh = await someSuggestion(decided(20 * DAY));
	const waiting = await someSuggestion({ emailKey: "a@example.com", createdAt: NOW - 300 * DAY });
	await someSuggestion({ createdAt: NOW - 2 * 366 * DAY });
	await applyRetention(db, NOW);
	const rows = await db.select().from(registerSuggestions);
	expect(rows.map(({ id, emailKey }) => [id, emailKey !== null])).toEqual([
		[answered, false],
		[fresh, true],
		[waiting, true],
	]);
});

test("the hash of a network goes 30 days after the suggestion came, decided or not", async () => {
	await someSuggestion({ sender: "old", createdAt: NOW - 32 * DAY });
	await someSuggestion({ sender: "new", createdAt: NOW - 20 * DAY });
	await applyRetention(db, NOW);
	const rows = await db.select().from(registerSuggestions);
	expect(rows.map(({ sender }) => sender).toSorted()).toEqual(["new", null]);
});

const answered = (address: string, answeredAt = NOW) =>
	db
		.insert(answeredAddresses)
		.values({ addressHash: hashToken(address), letterId: address, answeredAt });
const stillAnswered = async () => {
	const rows = await db.select().from(answeredAddresses);
	return rows.map(({ letterId }) => letterId).toSorted();
};

test("that an address was answered goes with the account that proved it, and after two years", async () => {
	await env.DB.prepare("DELETE FROM answered_addresses").run();
	const proved = await member({ verifiedAt: NOW });
	const unproved = await member();
	await answered(proved.email.toLowerCase());
	await answered(unproved.email.toLowerCase());
	await answered("a@example.com", NOW - 2 * 366 * DAY);
	for (const { browser } of [proved, unproved]) {
		await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	}
	expect(await stillAnswered()).toEqual(["a@example.com", unproved.email.toLowerCase()].toSorted());
	await applyRetention(db, NOW);
	expect(await stillAnswered()).toEqual([unproved.email.toLowerCase()]);
});
