import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeAll, expect, test } from "vitest";
import type { ApiKeyList } from "#contracts/api-keys.ts";
import type { ApiScope } from "#domain/business/api-keys.ts";
import { askApp, online } from "#worker/test/ask-app.ts";
import { member, ORIGIN } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { someApiKey } from "#worker/test/some-api-key.ts";
import { tools } from "./tools.ts";

beforeAll(loadReferenceData);

/** The product as a client meets it over the network. */
const network =
	(bindings = online) =>
	async (input: string | URL | Request, init?: RequestInit) => {
		const request = new Request(input, init);
		const { pathname } = new URL(request.url);
		const body = request.body ? await request.text() : undefined;
		return askApp(`${ORIGIN}${pathname}`, {
			bindings,
			fetch: simulatedFetch().fetch,
			init: { method: request.method, headers: request.headers, ...(body ? { body } : {}) },
		});
	};

async function keyWith(scopes: ApiScope[] = ["read", "assess", "homes"]) {
	const { browser } = await member();
	return { browser, key: (await someApiKey(browser, { scopes })).key };
}

const address = new URL(`${ORIGIN}/mcp`);
const options = (key: string) => ({
	fetch: network(),
	requestInit: { headers: { Authorization: `Bearer ${key}` } },
});

async function newest(key: string) {
	const client = new Client({ name: "test", version: "1" });
	await client.connect(new StreamableHTTPClientTransport(address, options(key)));
	return client;
}

test("the newest client and one of the protocol before find all tools and get typed answers with day and page", async () => {
	const { key } = await keyWith();
	const earlier = new EarlierClient({ name: "test", version: "1" });
	await earlier.connect(new EarlierTransport(address, options(key)));
	const now = await newest(key);
	const call = { name: "check_licence", arguments: { postcode: "M14 5LL", use: "hmo", people: 5 } };
	for (const client of [now, earlier]) {
		const listed = (await client.listTools()).tools.map(({ name }) => name);
		expect(listed.toSorted()).toEqual(Object.keys(tools).toSorted());
		const { structuredContent, isError } = await client.callTool(call);
		expect(isError).toBeFalsy();
		expect(structuredContent).toMatchObject({
			postcode: "M14 5LL",
			asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			page: expect.stringContaining("/property/M145LL"),
		});
	}
});

test("every tool answers by the key's own scopes and allowance", async () => {
	const { key, browser } = await keyWith();
	await browser.ask("/api/homes", {
		json: { standing: "let", reference: "Terrace", postcode: "M14 5LL", stated: { owned: true } },
	});
	const client = await newest(key);
	const ask = async (name: string, input: object = {}) => {
		const answer = await client.callTool({ name, arguments: { ...input } });
		expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
		return answer.structuredContent;
	};
	const home = { postcode: "M14 5LL", rent: 1_100, price: 180_000 };
	expect(await ask("assess_home", home)).toMatchObject({ status: "complete" });
	expect(await ask("what_it_pays", home)).toMatchObject({ pays: { verdict: expect.any(String) } });
	expect(await ask("compare_homes", { homes: [home, { postcode: "SW1A 1AA" }] })).toMatchObject({
		homes: [{}, {}],
	});
	const { items } = (await ask("my_homes")) as { items: { id: string; reference: string }[] };
	expect(items[0]?.reference).toBe("Terrace");
	expect(await ask("what_changed", { home: items[0]?.id })).toMatchObject({ items: [] });
	expect(await ask("what_changed")).toHaveProperty("items");

	const keys = await browser.ask("/api/account/api-keys");
	const { allowance } = await keys.json<{ allowance: { used: number } }>();
	expect(allowance.used, "one, one and two homes").toBe(4);
});

test.each<[ApiScope, string[], string]>([
	["read", ["check_licence", "what_changed"], "my_homes"],
	["assess", ["assess_home", "what_it_pays", "compare_homes"], "check_licence"],
	["homes", ["what_changed", "my_homes"], "assess_home"],
])(
	"a key that may %s alone finds the tools for that, and no other",
	async (scope, usable, other) => {
		const { key } = await keyWith([scope]);
		const client = await newest(key);
		expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(usable);
		const ask = (name: string) => client.callTool({ name, arguments: { postcode: "M14 5LL" } });
		const answer = await ask(scope === "homes" ? "my_homes" : String(usable[0]));
		expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
		await expect(ask(other)).rejects.toThrow();
	},
);

test("a refusal is told in its own words, and costs nothing", async () => {
	const { key } = await keyWith(["homes"]);
	const client = await newest(key);
	const refusalOf = async (name: string, input: object) => {
		const { isError, content } = await client.callTool({ name, arguments: { ...input } });
		return [isError, JSON.stringify(content)];
	};
	expect(await refusalOf("what_changed", {})).toEqual([
		true,
		expect.stringContaining("lacks “read”"),
	]);
	expect(await refusalOf("what_changed", { home: "hom_nobodys" })).toEqual([
		true,
		expect.stringContaining("no such home"),
	]);
});

test("a call of a tool is one call: its key is looked up once, and counted once", async () => {
	const { key, browser } = await keyWith();
	const asked: string[] = [];
	const DB = {
		prepare(query: string) {
			asked.push(query);
			return online.DB.prepare(query);
		},
		batch: (statements: D1PreparedStatement[]) => online.DB.batch(statements),
	} as D1Database;
	const response = await network({ ...online, DB })(address, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${key}`,
			"Content-Type": "application/json",
			Accept: "application/json, text/event-stream",
		},
		body: JSON.stringify({
			...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
			params: { name: "assess_home", arguments: { postcode: "M14 5LL" } },
		}),
	});
	expect(await response.text()).toContain("M14 5LL");
	expect(asked.filter((query) => query.includes("token_hash"))).toHaveLength(1);
	const keys = await (await browser.ask("/api/account/api-keys")).json<ApiKeyList>();
	expect(keys.days).toMatchObject([{ calls: 1, assessments: 1 }]);
});

test("without a key nothing is told, not even which tools there are", async () => {
	await expect(newest("lt_live_nothing")).rejects.toThrow();
	const response = await network()(address, { method: "POST", body: "{}" });
	expect(response.status).toBe(401);
});

test("a megabyte of rubbish is refused before it is read", async () => {
	const { key } = await keyWith();
	const response = await network()(address, {
		method: "POST",
		headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
		body: "x".repeat(1_000_000),
	});
	expect(response.status).toBe(413);
});
