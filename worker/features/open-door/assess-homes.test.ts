import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ApiKeyList } from "#contracts/api-keys.ts";
import { AssessmentList } from "#contracts/open-door.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { NOW, noNetwork, offline, online } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { askByKey, someApiKey } from "#worker/test/some-api-key.ts";
import { someGrant } from "#worker/test/some-grant.ts";

beforeAll(loadReferenceData);

const home = { postcode: "M14 5LL", rent: 1_350, price: 250_000 };
const asked = (key: string, homes: readonly object[], headers: Record<string, string> = {}) =>
	askByKey(key, "/assessments", { json: { homes }, headers });
const listOf = async (response: Response) => AssessmentList.parse(await response.json());
const codeOf = async (response: Response) => ProblemBody.parse(await response.json()).code;
const usedOf = async (browser: Browser) =>
	(await (await browser.ask("/api/account/api-keys")).json<ApiKeyList>()).allowance.used;

/** Somebody with a key who has so many assessments left. */
async function withLeft(left: number) {
	const { browser, id } = await member();
	await env.DB.prepare(
		"INSERT INTO api_allowances (payer_id, period, user_id, used, last_charge, last_cost) VALUES (?1, ?2, ?1, ?3, 'chg_before', 0)",
	)
		.bind(id, NOW, 50 - left)
		.run();
	return { browser, key: (await someApiKey(browser)).key };
}

test("a home is answered with its licences, sources, day and page, and counted", async () => {
	const { browser } = await member();
	const { key } = await someApiKey(browser);
	const response = await asked(key, [{ ...home, reference: "A-1" }]);
	expect(response.status, await response.clone().text()).toBe(200);
	expect(response.headers.get("RateLimit-Policy")).toBe('"assessments";q=50');
	expect(response.headers.get("RateLimit")).toMatch(/^"assessments";r=49;t=\d+$/);
	const [first] = (await listOf(response)).homes;
	expect(first).toMatchObject({
		status: "complete",
		reference: "A-1",
		assessment: {
			postcode: "M14 5LL",
			asOf: "2026-11-20",
			page: expect.stringMatching(/\/property\/M145LL$/),
			place: { nation: "England", authority: { name: "Manchester" } },
			planFigures: null,
			flags: [],
			figures: { estimatedRentalYield: { unit: "percent", value: 6.48 } },
		},
	});
	const list = await (await browser.ask("/api/account/api-keys")).json<ApiKeyList>();
	expect(list.allowance).toMatchObject({ used: 1, limit: 50 });
	expect(list.days).toEqual([{ day: "2026-11-20", calls: 1, assessments: 1 }]);
	expect(list.keys[0]?.lastUsedAt).toBe(new Date(NOW).toISOString());
});

test("of forty calls at once with five left exactly five are answered", async () => {
	const { browser, key } = await withLeft(5);
	const responses = await Promise.all(
		Array.from({ length: 40 }, (_, at) => asked(key, [{ ...home, rent: 1_000 + at }])),
	);
	const answered = responses.filter(({ status }) => status === 200);
	expect(answered).toHaveLength(5);
	const refused = responses.filter(({ status }) => status !== 200);
	expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(["limit_reached"]));
	expect(await usedOf(browser)).toBe(50);
});

/** A database of which every third write of a charge fails: in turn before it is done, and behind it, so that its answer is lost. */
function failingDatabase(): D1Database {
	let writes = 0;
	return Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch: async <T>(statements: D1PreparedStatement[]) => {
			// A charge has five statements, and no other batch of a call as many.
			writes += statements.length === 5 ? 1 : 0;
			const fails = statements.length === 5 && writes % 3 === 0;
			if (fails && writes % 2 === 0) {
				throw new Error("D1_ERROR: gone before");
			}
			const results = await env.DB.batch<T>(statements);
			if (fails) {
				throw new Error("D1_ERROR: gone behind");
			}
			return results;
		},
	});
}

test("with faults before and behind a charge, and each call repeated, exactly five are answered", async () => {
	const { browser, key } = await withLeft(5);
	const bindings = { ...offline, DB: failingDatabase() };
	const faults: number[] = [];
	const untilAnswered = async (at: number): Promise<number> => {
		for (let tries = 0; tries < 6; tries += 1) {
			const json = { homes: [{ ...home, rent: 1_000 + at }] };
			const headers = { "idempotency-key": `order-${at}` };
			const { status } = await askByKey(key, "/assessments", { json, headers }, { bindings });
			if (status < 500) {
				return status;
			}
			faults.push(status);
		}
		return 500;
	};
	const statuses = await Promise.all(Array.from({ length: 40 }, (_, at) => untilAnswered(at)));
	expect(faults.length).toBeGreaterThan(3);
	expect(statuses.filter((status) => status === 200)).toHaveLength(5);
	expect(await usedOf(browser)).toBe(50);
});

test("a call for more homes than are left is refused whole, and costs nothing", async () => {
	const { browser, key } = await withLeft(2);
	const homes = [1_000, 1_001, 1_002].map((rent) => ({ ...home, rent }));
	expect(await codeOf(await asked(key, homes))).toBe("limit_reached");
	expect(await usedOf(browser)).toBe(48);
	expect((await asked(key, homes.slice(1))).status).toBe(200);
	expect(await usedOf(browser)).toBe(50);
});

test("a new month of the account begins with its whole allowance", async () => {
	const { key } = await withLeft(0);
	expect(await codeOf(await asked(key, [home]))).toBe("limit_reached");
	const now = Date.UTC(2026, 11, 20, 12);
	const later = await askByKey(key, "/assessments", { json: { homes: [home] }, now });
	expect(later.headers.get("RateLimit")).toMatch(/;r=49;/);
});

test("a plan brings its own allowance and opens its own figures", async () => {
	const { browser, id } = await member();
	const { key } = await someApiKey(browser);
	await someGrant(id);
	const response = await asked(key, [home]);
	expect(response.headers.get("RateLimit-Policy")).toBe('"assessments";q=5000');
	const [first] = (await listOf(response)).homes;
	expect(first).toMatchObject({
		assessment: { planFigures: { averageRent: { unit: "pounds", value: expect.any(Number) } } },
	});
});

test("a repeated call gets the same answer once more at no cost, also of forty at once", async () => {
	const { browser, key } = await withLeft(5);
	const once = { "idempotency-key": "order-1" };
	const responses = await Promise.all(Array.from({ length: 40 }, () => asked(key, [home], once)));
	const bodies = await Promise.all(responses.map((response) => response.text()));
	expect(new Set(bodies).size).toBe(1);
	expect(await usedOf(browser)).toBe(46);
	const again = await asked(key, [home], once);
	expect(again.headers.get("Idempotency-Replayed")).toBe("true");
	expect(await again.text()).toBe(bodies[0]);
	expect(await usedOf(browser)).toBe(46);
});

test("an answer that a plan opened is given again without its figures once the plan has ended, and never to a test key", async () => {
	const { browser, id } = await member();
	const { key } = await someApiKey(browser);
	const { key: test } = await someApiKey(browser, { isTest: true });
	await someGrant(id, { endsAt: NOW + 3_600_000 });
	const twice = { json: { homes: [home] }, headers: { "idempotency-key": "order-1" } };
	const [during] = (await listOf(await askByKey(key, "/assessments", twice))).homes;
	expect(during).toMatchObject({ assessment: { planFigures: { areaPrice: {} } } });
	const now = NOW + 7_200_000;
	const after = await askByKey(key, "/assessments", { ...twice, now });
	expect(after.headers.get("Idempotency-Replayed")).toBe("true");
	const [again] = (await listOf(after)).homes;
	expect(again).toMatchObject({ assessment: { planFigures: null, flags: [] } });
	const byTest = await askByKey(test, "/assessments", { ...twice, now });
	expect(byTest.headers.get("Idempotency-Replayed")).toBeNull();
});

test("the key of an earlier call with another body is refused, and costs nothing", async () => {
	const { browser, key } = await withLeft(5);
	const once = { "idempotency-key": "order-1" };
	await asked(key, [home], once);
	const other = await asked(key, [{ ...home, rent: 900 }], once);
	expect(other.status).toBe(422);
	expect(await codeOf(other)).toBe("key_reused");
	expect(await usedOf(browser)).toBe(46);
});

test("one bad postcode among 99 good ones is told for itself and costs nothing", async () => {
	const { browser, id } = await member();
	const { key } = await someApiKey(browser);
	await someGrant(id);
	const homes = Array.from({ length: 100 }, (_, at) => ({ ...home, rent: 1_000 + at }));
	const response = await asked(key, [
		...homes.slice(0, 40),
		{ ...home, postcode: "NO PLACE", reference: "bad" },
		...homes.slice(41),
	]);
	const list = await listOf(response);
	expect(list.homes[40]).toMatchObject({
		status: "refused",
		reference: "bad",
		problem: { code: "invalid_postcode" },
	});
	expect(list.homes.filter(({ status }) => status === "complete")).toHaveLength(99);
	expect(await usedOf(browser)).toBe(99);
});

test("homes of one postcode are looked up once", async () => {
	const { key } = await withLeft(50);
	const roundTrips = async (homes: readonly object[]) => {
		let batches = 0;
		const DB = Object.assign(Object.create(env.DB), {
			prepare: (query: string) => env.DB.prepare(query),
			batch: (statements: D1PreparedStatement[]) => {
				batches += 1;
				return env.DB.batch(statements);
			},
		});
		const bindings = { ...offline, DB };
		expect((await askByKey(key, "/assessments", { json: { homes } }, { bindings })).status).toBe(
			200,
		);
		return batches;
	};
	const rents = [900, 1_000, 1_100, 1_200].map((rent) => ({ ...home, rent }));
	const two = await roundTrips(rents.slice(0, 2));
	expect(await roundTrips(rents)).toBe(two);
	expect(await roundTrips([...rents, { ...home, postcode: "LS6 1AA" }])).toBeGreaterThan(two);
});

test("a place that is not covered costs nothing", async () => {
	const { browser, key } = await withLeft(5);
	const [island] = (await listOf(await asked(key, [{ ...home, postcode: "JE2 3AB" }]))).homes;
	expect(island).toMatchObject({
		status: "not_covered",
		problem: { code: "postcode_not_covered" },
	});
	expect(await usedOf(browser)).toBe(45);
});

test("what is answered in part is asked for again at no cost, until it is whole", async () => {
	const { browser, key } = await withLeft(3);
	const { fetch } = simulatedFetch();
	const ask = async (...rents: number[]) => {
		const json = { homes: rents.map((rent) => ({ ...home, postcode: "BN2 9QA", rent })) };
		const response = await askByKey(key, "/assessments", { json }, { bindings: online, fetch });
		expect(response.status, await response.clone().text()).toBe(200);
		return (await listOf(response)).homes.map(({ status }) => status);
	};
	expect(await ask(1_000, 1_001)).toEqual(["partial", "partial"]);
	expect(await usedOf(browser)).toBe(49);
	expect(await ask(1_000, 1_001)).toEqual(["partial", "partial"]);
	expect(await ask(1_000)).toEqual(["complete"]);
	expect(await usedOf(browser)).toBe(49);
	expect(await ask(1_000)).toEqual(["complete"]);
	expect(await usedOf(browser)).toBe(50);
	expect(await ask(1_001)).toEqual(["complete"]);
	const dark = { bindings: online, fetch: noNetwork };
	const none = await askByKey(key, "/assessments", { json: { homes: [home] } }, dark);
	expect(await codeOf(none)).toBe("limit_reached");
});

test.each([
	["101 homes", { homes: Array.from({ length: 101 }, () => home) }, 400, "invalid_input"],
	["no home", { homes: [] }, 400, "invalid_input"],
	["a rent that is none", { homes: [{ ...home, rent: -1 }] }, 400, "invalid_input"],
	["a megabyte", { homes: [{ ...home, reference: "x".repeat(1_000_000) }] }, 413, "too_large"],
])("a call with %s is refused and costs nothing", async (_, json, status, code) => {
	const { browser, key } = await withLeft(5);
	const response = await askByKey(key, "/assessments", { json });
	expect(response.status).toBe(status);
	expect(await codeOf(response)).toBe(code);
	expect(await usedOf(browser)).toBe(45);
});

test("without a key, by one that was withdrawn or made up, or lacks the scope, nothing is answered", async () => {
	const { browser } = await member();
	const { key, id } = await someApiKey(browser);
	const { key: reader } = await someApiKey(browser, { scopes: ["read"] });
	const json = { homes: [home] };
	expect(await codeOf(await askByKey(reader, "/assessments", { json }))).toBe("scope_missing");
	await browser.ask(`/api/account/api-keys/${id}`, { method: "DELETE" });
	const headers = { authorization: `bearer  ${reader}` };
	expect((await askByKey("", "/register?limit=1", { headers })).status, "in any case").toBe(200);
	for (const wrong of [key, `lt_live_${"a".repeat(43)}`, "", "x".repeat(9_000)]) {
		const response = await askByKey(wrong, "/assessments", { json });
		expect(response.status).toBe(401);
		expect(await codeOf(response)).toBe("key_refused");
	}
});

test("a test key answers for the simulator's postcodes alone, and costs nothing", async () => {
	const { browser } = await member();
	const { key } = await someApiKey(browser, { isTest: true });
	const known = await asked(key, [home]);
	expect(known.status).toBe(200);
	expect(known.headers.get("RateLimit")).toBeNull();
	expect(await codeOf(await asked(key, [{ ...home, postcode: "LS6 1AA" }]))).toBe("not_allowed");
	expect(await usedOf(browser)).toBe(0);
});
