import { expect, test } from "vitest";
import { AccountExport } from "#contracts/account.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { member } from "#worker/test/browser.ts";
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
	const data = AccountExport.parse(JSON.parse(text));
	expect(data).toMatchObject({
		exportedAt: new Date(NOW).toISOString(),
		profile: { username, email, createdAt: new Date(NOW).toISOString(), googleSubject: null },
		links: [{ purpose: "reset_password", address: email.toLowerCase() }],
		letters: [],
		sessions: [{ createdAt: new Date(NOW).toISOString() }],
	});
	expect(text).not.toMatch(/scrypt|hash|token/i);
	expect(text).not.toContain(await linkTo(email, "reset-password"));
});

test("the export names a grant, and from when until when it holds", async () => {
	const { id, browser } = await member();
	await someGrant(id, { plan: null, endsAt: NOW + 1 });

	const data = AccountExport.parse(await (await browser.ask("/api/account/export")).json());

	expect(data.grants).toEqual([
		{
			plan: null,
			startsAt: new Date(NOW).toISOString(),
			endsAt: new Date(NOW + 1).toISOString(),
		},
	]);
});
