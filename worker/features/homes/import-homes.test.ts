import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { BatchCheck, HomesKept, KeptDetails, PlacesFound } from "#contracts/home-import.ts";
import { homeDetails, toKeptHome } from "#contracts/kept-home.ts";
import { HOMES_WITHOUT_PLAN } from "#domain/business/plans.ts";
import { connect } from "#worker/db/client.ts";
import { listHomes } from "#worker/homes/homes-repository.ts";
import { online } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);
const db = connect(env.DB);

const home = (at: number, over: object = {}) => ({
	standing: "let",
	reference: `Home ${at}`,
	address: `${at} Pretend Terrace`,
	postcode: "M14 5LL",
	stated: { rent: 1_056.5, rentOf: "room", bedrooms: 3, use: "hmo", loanLeft: 92_000 },
	...over,
});
const fresh = (at: number, over?: object) => ({ kept: null, home: home(at, over) });

async function keep(browser: Browser, homes: readonly object[]) {
	const response = await browser.ask("/api/home-import/homes", { json: { homes } });
	return { status: response.status, ...(await response.json<HomesKept>()) };
}

const readKept = async (browser: Browser) =>
	(await browser.ask("/api/home-import/kept")).json<KeptDetails>();

test("homes of a file are kept each on its own, and one that is refused hinders no other", async () => {
	const { id: userId, browser } = await member();
	const { outcomes } = await keep(browser, [
		fresh(1),
		fresh(2, { reference: "x".repeat(61) }),
		fresh(1, { reference: "Again" }),
		{ kept: null, home: "rubbish" },
	]);
	expect(outcomes.map(({ refusal }) => refusal)).toEqual([
		null,
		"That is too long",
		"You keep a home at this address already.",
		"Check what you entered.",
	]);
	const rows = await listHomes(db, userId);
	expect(rows).toHaveLength(1);
	expect(rows[0]?.judgedAt, "it was looked at").not.toBeNull();
});

test("what is kept is given back in full, and sent again it is the same home", async () => {
	const { browser } = await member();
	await keep(browser, [fresh(1)]);
	const [kept] = (await readKept(browser)).homes;
	const again = kept && homeDetails(toKeptHome(kept.id, kept.home));
	expect(JSON.parse(JSON.stringify(again))).toEqual({
		...kept?.home,
		stated: { ...kept?.home.stated, owned: true },
	});
	const { outcomes } = await keep(browser, [
		{ kept: kept && { ...kept, home: undefined }, home: again },
	]);
	expect(outcomes).toEqual([{ kept: { id: kept?.id, revision: 2 }, refusal: null }]);
});

test("beyond the plan's number homes are refused in words, and those within it are kept", async () => {
	const { id: userId, browser } = await member();
	const { outcomes } = await keep(
		browser,
		[1, 2, 3, 4, 5].map((at) => fresh(at)),
	);
	expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(HOMES_WITHOUT_PLAN);
	expect(outcomes[4]?.refusal).toContain("which is all your plan allows");
	expect(await listHomes(db, userId)).toHaveLength(HOMES_WITHOUT_PLAN);
});

test("one file sent from two tabs at once keeps each home once", async () => {
	const { id: userId, browser } = await member();
	const sent = [fresh(1), fresh(2)];
	await Promise.all([keep(browser, sent), keep(browser.copy(), sent)]);
	expect(await listHomes(db, userId)).toHaveLength(2);
});

test("a home that was changed meanwhile, or is another account's, is left as it is", async () => {
	const { browser } = await member();
	const { outcomes } = await keep(browser, [fresh(1)]);
	const kept = outcomes[0]?.kept ?? null;
	const changed = { kept, home: home(1, { reference: "Mine" }) };
	await keep(browser, [changed]);
	const { browser: other } = await member();
	expect([
		(await keep(browser, [changed, changed])).outcomes.map(({ refusal }) => refusal),
		(await keep(other, [changed])).outcomes.map(({ refusal }) => refusal),
	]).toEqual([
		Array.from({ length: 2 }, () => "This home was changed elsewhere meanwhile. Open it again."),
		["This home is not among yours."],
	]);
	expect((await readKept(browser)).homes[0]?.home.reference).toBe("Mine");
});

test("postcodes are looked up with the homes that the register knows there, and told where none can be", async () => {
	const { browser } = await member({ bindings: online, fetch: simulatedFetch().fetch });
	const response = await browser.ask("/api/home-import/places", {
		json: { postcodes: ["bn2 9qa", "ZZ99 9ZZ", "nonsense"] },
	});
	const { places } = await response.json<PlacesFound>();
	expect(places.map(({ homes, refusal }) => [homes.length > 0, refusal !== null])).toEqual([
		[true, false],
		[false, true],
		[false, true],
	]);
	expect(places[0]?.note).toBeNull();
});

test("where the register cannot be asked, that is told and no home is made up", async () => {
	const { browser } = await member();
	const response = await browser.ask("/api/home-import/places", {
		json: { postcodes: ["NG7 9ZZ"] },
	});
	expect(await response.json()).toEqual({
		places: [{ homes: [], refusal: null, note: expect.stringContaining("The energy register") }],
	});
});

test("more than may be asked for or sent at a time is refused", async () => {
	const { browser } = await member();
	const many = await browser.ask("/api/home-import/places", {
		json: { postcodes: Array.from({ length: 26 }, () => "M14 5LL") },
	});
	expect(many.status).toBe(400);
	expect(
		(
			await keep(
				browser,
				Array.from({ length: 26 }, (_, at) => fresh(at)),
			)
		).status,
	).toBe(400);
});

test("a list is checked without being kept, at one assessment a home, once for a call that is sent again", async () => {
	const { id: userId, browser } = await member();
	const ask = () =>
		browser.ask("/api/home-import/check", {
			headers: { "idempotency-key": "part-1" },
			json: {
				homes: [{ postcode: "M14 5LL" }, { postcode: "SW1A 1AA" }, { postcode: "nonsense" }],
			},
		});
	const { homes, allowance } = await (await ask()).json<BatchCheck>();
	expect(homes.map((home) => "assessment" in home)).toEqual([true, true, false]);
	expect(allowance?.used).toBe(2);
	expect((await (await ask()).json<BatchCheck>()).allowance?.used).toBe(2);
	expect(await listHomes(db, userId)).toEqual([]);
});
