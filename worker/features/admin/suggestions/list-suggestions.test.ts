import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { SuggestionPage } from "#contracts/admin/suggestions.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { someSuggestion } from "#worker/test/some-suggestion.ts";

const PATH = "/api/admin/register/suggestions";

beforeEach(async () => {
	await env.DB.batch(
		["register_suggestions", "licensing_schemes", "authorities"].map((table) =>
			env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
});

test("the list holds what waits by what it is about, the longest waiting first, with the rows it may be about, and names nobody", async () => {
	await env.DB.batch([
		env.DB.prepare(
			"INSERT INTO authorities (code, name, nation, former_codes) VALUES ('E08000003', 'Manchester', 'England', '[]')",
		),
		...[
			["sel", "selective", "[]"],
			["none", "none", '["selective"]'],
			["art", "article4_hmo", "[]"],
		].map((row) =>
			env.DB.prepare(
				"INSERT INTO licensing_schemes (id, kind, ruled_out, authority_code, council, status, coverage, ward_codes, has_unmatched_wards) VALUES (?, ?, ?, 'E08000003', 'Manchester', 'in_force', 'whole_district', '[]', 0)",
			).bind(...row),
		),
	]);
	const emailKey = "ada@example.com";
	const named = await someSuggestion({ schemeId: "art", emailKey, sender: "hash of a network" });
	const ofAll = await someSuggestion({ createdAt: NOW - 1 });
	const older = await someSuggestion({ createdAt: NOW - 2 });
	const proved = await someSuggestion({ isProved: true });
	const nowhere = await someSuggestion({ authorityCode: null, createdAt: NOW + 1 });
	await someSuggestion({ decidedAt: NOW, decision: "declined" });
	const { browser } = await administrator();
	const answer = await (await browser.ask(PATH)).text();
	const page: SuggestionPage = JSON.parse(answer);
	expect(page).toMatchObject({ count: 5, next: null });
	const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
	expect(page.groups.map(({ suggestions }) => ids(suggestions))).toEqual([
		[proved, older, ofAll],
		[named],
		[nowhere],
	]);
	expect(page.groups.map(({ rows }) => ids(rows).toSorted())).toEqual([
		["none", "sel"],
		["art"],
		[],
	]);
	expect(page.groups[0]).toMatchObject({ council: "Manchester", kind: "selective", count: 3 });
	expect(page.groups[1]?.suggestions[0]).toMatchObject({ wantsAnswer: true, isProved: false });
	expect(answer).not.toContain(emailKey);
	expect(answer).not.toContain("hash of");
});

test("a flood of one council is one group, of which fifty are shown, and hides no other", async () => {
	await Promise.all(
		Array.from({ length: 60 }, (_, at) => someSuggestion({ createdAt: NOW - 100 + at })),
	);
	const proved = await someSuggestion({ isProved: true });
	await someSuggestion({ authorityCode: "E08000035" });
	const { browser } = await administrator();
	const { groups } = await (await browser.ask(PATH)).json<SuggestionPage>();
	expect(groups.map(({ count, suggestions }) => [count, suggestions.length])).toEqual([
		[61, 50],
		[1, 1],
	]);
	expect(groups[0]?.suggestions[0]?.id).toBe(proved);
});

test("a long list goes on where a page ended", async () => {
	for (let at = 0; at < 11; at += 1) {
		await someSuggestion({ createdAt: NOW + at, authorityCode: `E0800000${at}` });
	}
	const { browser } = await administrator();
	const first = await (await browser.ask(PATH)).json<SuggestionPage>();
	const rest = await (await browser.ask(`${PATH}?after=${first.next}`)).json();
	expect(first.groups).toHaveLength(10);
	expect(rest).toMatchObject({ count: 11, next: null, groups: [{ count: 1 }] });
	expect((await browser.ask(`${PATH}?after=nonsense`)).status).toBe(400);
});
