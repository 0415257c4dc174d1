import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { EmbedSiteList } from "#contracts/embed-sites.ts";
import type { HomeKept } from "#contracts/homes.ts";
import { DAY } from "#domain/base/calendar.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import { fromPounds } from "#domain/base/money.ts";
import { TEST_POSTCODES } from "#domain/business/api-keys.ts";
import { planIds } from "#domain/business/plans.ts";
import { connect } from "#worker/db/client.ts";
import { areas } from "#worker/db/schema/reference.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { keepFacts, readFacts } from "#worker/facts/facts-cache.ts";
import { askApp, NOW, online } from "./ask-app.ts";
import { member, ORIGIN } from "./browser.ts";
import {
	ADDRESS,
	HUGE,
	LIKELY,
	leaksIn,
	named,
	PLANTED,
	planted,
	STREET,
} from "./planted-facts.ts";
import { loadReferenceData } from "./reference-data.ts";
import { someReport } from "./shop.ts";
import { simulatedFetch } from "./simulated-fetch.ts";
import { askByKey, someApiKey } from "./some-api-key.ts";
import { someGrant } from "./some-grant.ts";
import { aSubscription } from "./some-subscription.ts";

const db = connect(env.DB);

type Holder = { readonly isPlan: boolean; readonly isTest?: boolean; readonly plan?: Giving };
type Giving = (userId: string) => Promise<unknown>;

/** Whose keys ask, and whether a plan's figures are theirs. */
const holders: readonly [who: string, holder: Holder][] = [
	["no plan", { isPlan: false }],
	["no plan by a test key", { isPlan: false, isTest: true }],
	[
		"a plan that ended",
		{ isPlan: false, plan: (id) => someGrant(id, { startsAt: NOW - 40 * DAY, endsAt: NOW - 1 }) },
	],
	[
		"a trial",
		{
			isPlan: true,
			plan: (id) => db.insert(subscriptions).values(aSubscription(id, { status: "trialing" })),
		},
	],
	...planIds.map((plan): [string, Holder] => [
		plan,
		{ isPlan: true, plan: (id) => someGrant(id, { plan }) },
	]),
];

const world = { bindings: online, fetch: simulatedFetch().fetch };
const [POSTCODE = ""] = TEST_POSTCODES;
let certificate = "";

/** Whatever is asked for below lies among planted figures and addresses. */
beforeAll(async () => {
	await loadReferenceData();
	await db
		.update(areas)
		.set({ medianSalePrice: fromPounds(HUGE.area) })
		.where(sql`TRUE`);
	const { browser } = await member(world);
	const { key } = await someApiKey(browser, { isTest: true });
	for (const postcode of TEST_POSTCODES) {
		const compact = postcode.replace(" ", "");
		await askByKey(key, "/assessments", { json: { homes: [{ postcode }] } }, world);
		const facts = await readFacts(env.CACHE, compact);
		if (!facts) {
			throw new Error(`nothing was gathered of ${postcode}`);
		}
		await keepFacts(env.CACHE, compact, planted(facts, postcode === POSTCODE ? LIKELY : HUGE));
		certificate ||= unwrap(facts.live.certificates)?.details[0]?.number ?? "";
	}
});

/** An account that keeps a home by its certificate and has a report, and a key of it. */
async function someHolder({ isTest = false, plan }: Holder) {
	const { browser, id } = await member(world);
	await plan?.(id);
	const stated = { certificate, rent: 1_350, price: 250_000 };
	const home = { standing: "watched", postcode: POSTCODE, address: ADDRESS, stated };
	const made = await browser.ask("/api/homes", { json: home });
	const report = await someReport({ userId: id, address: ADDRESS, state: "paid", paidAt: NOW });
	const { key } = await someApiKey(browser, { isTest });
	return { browser, id, key, home: (await made.json<HomeKept>()).id, report };
}

const ONCE = { "idempotency-key": "one" };
const LINES = { accept: "application/x-ndjson" };
const asHmo = { use: "hmo", people: 6, rooms: 6, bedrooms: 6 } as const;
const alone = { postcode: POSTCODE, certificate: "", rent: 1_350, price: 250_000 };

type Asked = { readonly json?: unknown; readonly headers?: Record<string, string> };

/** Every kind of call, by a key: addresses of the open door, and tools. */
function everyCall({ home, report }: { home: string; report: string }): [string, Asked?][] {
	const known = TEST_POSTCODES.map((postcode) => ({ ...alone, certificate: undefined, postcode }));
	const unknown = ["JE2 3AB", "LS6 1AA", "NO PLACE"].map((postcode) => ({ postcode }));
	const own = { ...alone, certificate };
	const assess = (homes: object[], headers = {}): [string, Asked] => [
		"/api/v1/assessments",
		{ json: { homes }, headers },
	];
	const tool = (name: string, input: object): [string, Asked] => {
		const params = { name, arguments: input };
		const json = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
		return ["/mcp", { json, headers: { accept: "application/json, text/event-stream" } }];
	};
	return [
		assess([own], ONCE),
		assess([own], ONCE),
		assess([{ postcode: POSTCODE, ...asHmo, rent: 4_000 }]),
		assess([{ postcode: "JE2 3AB" }]),
		assess([...known, own, { ...own, ...asHmo }, ...unknown]),
		assess([...known, own, { ...own, owned: true }, ...unknown], LINES),
		["/api/v1/licensing/M145LL?use=hmo"],
		["/api/v1/areas?find=Manchester"],
		["/api/v1/areas/E08000003"],
		["/api/v1/register?limit=5"],
		["/api/v1/register/changes"],
		["/api/v1/homes"],
		[`/api/v1/homes/${home}`],
		[`/api/v1/homes/${home}/events`],
		["/api/v1/reports"],
		[`/api/v1/reports/${report}`],
		tool("assess_home", own),
		tool("what_it_pays", own),
		tool("compare_homes", { homes: [own, ...known.slice(0, 3)] }),
		tool("check_licence", { postcode: POSTCODE }),
		tool("what_changed", { home }),
		tool("my_homes", {}),
	];
}

async function ask(key: string, address: string, { json, headers }: Asked = {}): Promise<string> {
	const response = await askApp(`${ORIGIN}${address}`, {
		...world,
		init: {
			method: json === undefined ? "GET" : "POST",
			headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
			...(json === undefined ? {} : { body: JSON.stringify(json) }),
		},
	});
	expect(response.status, address).toBe(200);
	return response.text();
}

test.each(holders)(
	"%s gets what is theirs by every call, and nobody an address or a sale",
	async (_, holder) => {
		const someone = await someHolder(holder);
		const texts: string[] = [];
		for (const [address, asked] of everyCall(someone)) {
			const text = await ask(someone.key, address, asked);
			texts.push(text);
			const leaks = holder.isPlan
				? [...named(text, [LIKELY.sold, HUGE.sold]), ...(text.match(STREET) ?? [])]
				: leaksIn(text, PLANTED);
			expect(leaks, `${address} ${JSON.stringify(asked)}`).toEqual([]);
		}
		const opened = texts.filter((text) => named(text, [LIKELY.area, HUGE.area]).length > 0);
		expect(opened.length > 0, "a plan's figures").toBe(holder.isPlan);
	},
);

test("a frame on another site names no figure of a plan and no address", async () => {
	const { browser } = await member({ bindings: online });
	const json = { hosts: ["a.example.com"] };
	const made = await browser.ask("/api/account/embed-sites", { json });
	const [site] = (await made.json<EmbedSiteList>()).sites;
	for (const postcode of TEST_POSTCODES) {
		const frame = await askApp(`/embed/${site?.id}/${postcode.replace(" ", "")}`, world);
		expect(leaksIn(await frame.text(), PLANTED), postcode).toEqual([]);
	}
});
