import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Validator } from "@cfworker/json-schema";
import { beforeAll, expect, test } from "vitest";
import type { HomeKept } from "#contracts/homes.ts";
import { describeApi } from "#tools/openapi/describe.ts";
import { type Operation, operations } from "#tools/openapi/operations.ts";
import { createApp } from "#worker/app.ts";
import { everyRoute } from "#worker/http/late-routes.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { type Browser, member, ORIGIN } from "#worker/test/browser.ts";
import { pathsIn, pathsOf } from "#worker/test/published-paths.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someReport } from "#worker/test/shop.ts";
import { askByKey, someApiKey } from "#worker/test/some-api-key.ts";

beforeAll(loadReferenceData);

const description = JSON.parse(JSON.stringify(describeApi("")));

/** The address of an operation's example, with an id of the account where it names one. */
function addressOf({ id, path, example, params }: Operation, owner: Owner): string {
	const own = id.includes("eport") ? owner.report : owner.home;
	const named = params ? Object.keys(params.shape) : [];
	const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
		name === "id" ? own : (example[name] ?? ""),
	);
	const query = new URLSearchParams(
		Object.entries(example).filter(([name]) => !named.includes(name)),
	);
	return query.size > 0 ? `${address}?${query}` : address;
}

type Owner = { readonly key: string; readonly home: string; readonly report: string };

async function someOwner(): Promise<Owner> {
	const { browser, id } = await member();
	const { key } = await someApiKey(browser, { isTest: true });
	return { key, home: await homeOf(browser), report: await someReport({ userId: id }) };
}

async function homeOf(browser: Browser): Promise<string> {
	const home = { standing: "let", postcode: "M14 5LL", stated: { owned: true } };
	const made = await browser.ask("/api/homes", { json: home });
	return (await made.json<HomeKept>()).id;
}

test("every call by a key is published, and nothing else", async () => {
	const app = createApp(() => ({ fetch: noNetwork, now: () => NOW, token: randomToken }));
	const served = (await everyRoute(app.routes))
		.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/v1/"))
		.map(({ method, path }) => `${method} ${path}`);
	const published = operations.map(
		({ method, path }) => `${method.toUpperCase()} /api/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
	);
	expect([...new Set(served)].toSorted()).toEqual(published.toSorted());
});

test("an answer says when its call goes, since when that is known and what to use, and of a field where that stands", async () => {
	const { browser } = await member();
	const { key } = await someApiKey(browser);
	const announced = [
		{ path: "/areas/{code}", field: null, replacement: "/api/v1/councils" },
		{ path: "/areas", field: "items.region", replacement: "/api-reference" },
	].map((each) => ({
		...each,
		...({ method: "get", deprecatedOn: "2026-11-30", sunsetOn: "2027-06-01" } as const),
	}));
	const app = createApp(
		() => ({ fetch: noNetwork, now: () => NOW, token: randomToken }),
		announced,
	);
	const headersOf = async (path: string) => {
		const request = new Request(`${ORIGIN}/api/v1${path}`, {
			headers: { authorization: `Bearer ${key}` },
		});
		const context = createExecutionContext();
		const { headers } = await app.fetch(request, offline, context);
		await waitOnExecutionContext(context);
		return ["Deprecation", "Sunset", "Link"].map((name) => headers.get(name));
	};
	const list = "</api-reference#changes>";
	const going = [
		`@${Date.UTC(2026, 10, 30) / 1_000}`,
		"Mon, 31 May 2027 23:00:00 GMT",
		`${list}; rel="deprecation", ${list}; rel="sunset", </api/v1/councils>; rel="successor-version"`,
	];
	expect(await headersOf("/areas/E08000003")).toEqual(going);
	expect(await headersOf("/areas/E08999999"), "a refusal").toEqual(going);
	const [deprecation, sunset, links] = await headersOf("/areas?limit=1");
	expect([deprecation, sunset]).toEqual([null, null]);
	expect(links).toMatch(/rel="next", <\/api-reference#changes>; rel="deprecation"$/);
	expect(await headersOf("/reports")).toEqual([null, null, null]);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
	"the example of %s is answered as its schema says, and with nothing else",
	async (_, operation) => {
		const owner = await someOwner();
		const json = operation.body?.example;
		const response = await askByKey(owner.key, addressOf(operation, owner), {
			...(json === undefined ? {} : { json }),
		});
		expect(response.status, await response.clone().text()).toBe(200);
		const [name] = operation.answer;
		const schema = description.components.schemas[name];
		expect(schema).toBeTypeOf("object");
		const answer = await response.json<object>();
		const { errors } = new Validator(schema, "2020-12", false).validate(answer);
		expect(errors).toEqual([]);
		const published = pathsOf(schema);
		expect([...pathsIn(answer)].filter((path) => !published.has(path))).toEqual([]);
	},
);

test("a key whose scope a call lacks is refused there as published", async () => {
	const { browser } = await member();
	for (const operation of operations) {
		const others = (["read", "assess", "homes"] as const).filter(
			(each) => each !== operation.scope,
		);
		const { key, id } = await someApiKey(browser, { scopes: [...others] });
		const path = operation.path.replaceAll(/\{\w+\}/g, "x");
		const response = await askByKey(key, path, { method: operation.method.toUpperCase() });
		expect(response.status, operation.id).toBe(403);
		expect(await response.json()).toMatchObject({ code: "scope_missing" });
		await browser.ask(`/api/account/api-keys/${id}`, { method: "DELETE" });
	}
});
