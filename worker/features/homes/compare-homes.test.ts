import { beforeAll, expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { HomesCompared } from "#contracts/home-comparison.ts";
import type { HomeKept, OpenedHome } from "#contracts/homes.ts";
import { answeredInShort } from "#domain/judgement/answer/answer-words.ts";
import { noRules } from "#domain/portfolio/own-rules.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const add = async (browser: Browser, over: object = {}) => {
	const home = { standing: "watched", postcode: "M14 5LL", stated: { rent: 1_056 }, ...over };
	return (await (await browser.ask("/api/homes", { json: home })).json<HomeKept>()).id;
};
const keepRules = (browser: Browser, over: object) =>
	browser.ask("/api/homes/rules", {
		method: "PUT",
		json: { isUnderCeiling: false, isLicenceFree: false, ...over },
	});
const ask = (browser: Browser, ...ids: string[]) =>
	browser.ask(`/api/homes/compare?ids=${ids.join(",")}`);
const compare = async (browser: Browser, ...ids: string[]) =>
	(await ask(browser, ...ids)).json<HomesCompared>();

test("homes stand side by side in the order asked for, each with the answers it opens with", async () => {
	const { browser } = await member();
	const bought = await add(browser, {
		address: "1 A Road",
		stated: { rent: 1_056, price: 90_000 },
	});
	const own = await add(browser, { address: "2 A Road", standing: "let" });
	const { homes, lines } = await compare(browser, own, bought);
	expect(homes.map(({ name }) => name)).toEqual(["2 A Road", "1 A Road"]);
	const opened = await (await browser.ask(`/api/homes/${bought}`)).json<OpenedHome>();
	expect(homes[1]?.answered).toEqual(answeredInShort(opened.answer));
	expect(lines).toEqual([]);
});

test("what an account asks is kept, and each home meets or misses it by its own figures", async () => {
	const { browser } = await member();
	const near = { postcode: "m14 5ll", miles: 2 };
	await keepRules(browser, { yieldPercent: 7.1, near, isUnderCeiling: true });
	const close = await add(browser, {
		address: "1 A Road",
		stated: { rent: 1_056, price: 160_000 },
	});
	const poor = await add(browser, { address: "2 A Road", stated: { rent: 800, price: 160_000 } });
	const { rules, lines } = await compare(browser, close, poor);
	expect(rules.near).toEqual({ ...near, postcode: "M14 5LL" });
	const [yields, ceilings] = lines.map(({ results }) => results);
	expect(yields).toEqual([
		{ verdict: "met", text: "Met: 7.9%, you ask 7.1%" },
		{ verdict: "missed", text: "Missed: 6.0%, you ask 7.1%" },
	]);
	expect(ceilings?.map(({ verdict }) => verdict)).toContain("missed");
	const { profile } = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(profile.homeRules).toEqual(rules);
});

test("no position is in the answer, and one that is not known is told as that", async () => {
	const { browser } = await member();
	await keepRules(browser, { near: { postcode: "M14 5ZZ", miles: 2 } });
	const response = await ask(browser, await add(browser));
	const text = await response.text();
	expect(text).toContain("Not known: one of both places is not known");
	expect(text).not.toMatch(/"(lat|lng|position)"/);
});

test("nobody sets a home of another account beside theirs, nor more than four", async () => {
	const owner = await member();
	const id = await add(owner.browser);
	const { browser } = await member();
	expect((await ask(browser, id)).status).toBe(404);
	expect((await ask(browser, "a", "b", "c", "d", "e")).status).toBe(400);
	expect((await keepRules(browser, { yieldPercent: 7.15 })).status).toBe(400);
	expect((await keepRules(browser, { near: { postcode: "nowhere", miles: 2 } })).status).toBe(400);
	expect((await compare(browser)).rules).toEqual(noRules);
});
