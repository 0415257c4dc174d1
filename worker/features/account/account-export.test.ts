import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { member } from "#worker/test/browser.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { linkTo } from "#worker/test/read-mail.ts";
import { someGrant } from "#worker/test/some-grant.ts";

test("the export is a file with all that is kept, and no hash of a secret", async () => {
	const { browser, username, email } = await member();
	await browser.ask("/api/forgot-password", { json: { email } });
	const response = await browser.ask("/api/account/export");
	expect(response.headers.get("content-disposition")).toBe(
		'attachment; filename="lettable-account.json"',
	);
	const text = await response.text();
	const data: AccountExport = JSON.parse(text);
	expect(data).toMatchObject({
		exportedAt: new Date(NOW).toISOString(),
		profile: { username, email, createdAt: new Date(NOW).toISOString(), googleSubject: null },
		links: [{ purpose: "reset_password", address: email.toLowerCase() }],
		emails: [],
		sessions: [{ createdAt: new Date(NOW).toISOString() }],
	});
	expect(text).not.toMatch(/scrypt|hash|token/i);
	expect(text).not.toContain(await linkTo(email, "reset-password"));
});

test("the export is of one moment: all of it is read in one batch", async () => {
	const { browser } = await member();
	const sizes: number[] = [];
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch: <T>(statements: D1PreparedStatement[]) => {
			sizes.push(statements.length);
			return env.DB.batch<T>(statements);
		},
	});
	const response = await browser.copy({ ...offline, DB }).ask("/api/account/export");
	expect(response.status).toBe(200);
	expect(sizes).toHaveLength(1);
});

test("the export names a grant, and from when until when it holds", async () => {
	const { id, browser } = await member();
	await someGrant(id, { plan: null, endsAt: NOW + 1 });

	const data = await (await browser.ask("/api/account/export")).json<AccountExport>();

	expect(data.grants).toEqual([
		{
			plan: null,
			startsAt: new Date(NOW).toISOString(),
			endsAt: new Date(NOW + 1).toISOString(),
		},
	]);
});

test("the export names the smaller plan that one moves to, its price and when it begins", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	const exported = async () =>
		(await (await person.ask("/account/export")).json<AccountExport>()).subscriptions;
	expect(await exported()).toMatchObject([{ plan: "pro", nextPlan: null }]);

	await person.ask("/subscription/change", { planId: "starter", amount: 1500 });

	const { nextPlanFrom } = await person.state();
	expect(await exported()).toMatchObject([
		{ plan: "pro", nextPlan: { plan: "starter", amount: 1500, startsAt: nextPlanFrom } },
	]);
});

test("the export tells what its owner said is wrong in the register, and what came of it", async () => {
	const { id, browser } = await member();
	await env.DB.prepare(
		"INSERT INTO register_suggestions (id, digest, kind, postcode, what, link, user_id, created_at) VALUES (?1, ?1, 'selective', 'M14 5LL', 'It ended.', 'https://www.gov.uk/', ?2, ?3)",
	)
		.bind(`sug_${id}`, id, NOW)
		.run();
	const data = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(data.suggestions).toEqual([
		{
			postcode: "M14 5LL",
			kind: "selective",
			what: "It ended.",
			link: "https://www.gov.uk/",
			address: null,
			sentAt: new Date(NOW).toISOString(),
			decision: null,
			answer: null,
		},
	]);
});
