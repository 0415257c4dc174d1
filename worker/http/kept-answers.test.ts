import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { AreaList, AreaPage } from "#contracts/areas.ts";
import { OpenRegister } from "#contracts/open-register.ts";
import { RegisterCoverage } from "#contracts/register-coverage.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import type { AppEnv } from "./app-env.ts";
import { keptAnswer } from "./kept-answers.ts";

beforeAll(loadReferenceData);

/** One isolate: the same product for every request, its clock in our hands, and how many statements its tables were asked. */
function isolate(over: Partial<Bindings> = {}) {
	const clock = { now: NOW };
	const statements: string[] = [];
	const DB = {
		prepare(sql: string) {
			statements.push(sql);
			return env.DB.prepare(sql);
		},
		batch: (all: D1PreparedStatement[]) => env.DB.batch(all),
	} as unknown as D1Database;
	const world = { fetch: noNetwork, now: () => clock.now, token: () => "token" };
	const app = createApp(() => world);
	return {
		clock,
		statements,
		async ask(path: string, headers: Record<string, string> = {}) {
			const context = createExecutionContext();
			const init = { headers: { "cf-connecting-ip": "192.0.2.1", ...headers } };
			const response = await app.request(path, init, { ...offline, DB, ...over }, context);
			const text = await response.text();
			await waitOnExecutionContext(context);
			return { status: response.status, headers: response.headers, text };
		},
	};
}

const paths = [
	"/register.json",
	"/register.csv",
	"/register.json?asOf=2026-11-20",
	"/register/changes.json",
	"/register/changes.atom",
	"/api/register/coverage",
	"/api/areas",
	"/api/areas?nation=Wales",
	"/api/areas/manchester",
	"/api/reports/sample",
	"/api/examples",
] as const;

test.each(paths)(
	"%s is made once, and then asks our tables for its edition alone",
	async (path) => {
		const { ask, statements } = isolate();
		const first = await ask(path);
		expect(first.status).toBe(200);
		const asked = statements.length;
		expect(asked).toBeGreaterThan(1);
		expect((await ask(path)).text).toBe(first.text);
		expect(statements).toHaveLength(asked + 1);
	},
);

test.each(paths.slice(0, 5))(
	"who holds the edition of %s has its edition read, no more",
	async (path) => {
		const { ask } = isolate();
		const etag = (await ask(path)).headers.get("ETag") ?? "";
		const { ask: askAgain, statements } = isolate();
		expect((await askAgain(path, { "If-None-Match": etag })).status).toBe(304);
		expect(statements).toHaveLength(1);
	},
);

test("an edit of the register is in every next answer", async () => {
	const { ask } = isolate();
	const read = async () => {
		const { schemes } = OpenRegister.parse(JSON.parse((await ask("/register.json")).text));
		const bexley = schemes.find(
			({ authority, kind }) => authority === "Bexley" && kind === "selective",
		);
		const coverage = RegisterCoverage.parse(JSON.parse((await ask("/api/register/coverage")).text));
		const area = AreaPage.parse(JSON.parse((await ask("/api/areas/bexley")).text));
		const list = AreaList.parse(JSON.parse((await ask("/api/areas")).text));
		return {
			row: bexley?.state === "read" && bexley.status,
			ended: coverage.nations[0]?.kinds.selective.unknown,
			area: area.kinds.find(({ kind }) => kind === "selective")?.standing,
			list: list.found
				.find(({ slug }) => slug === "bexley")
				?.kinds.find(({ kind }) => kind === "selective")?.standing,
			csv: (await ask("/register.csv")).text.match(/Bexley,selective,.*?,(\w+),wards/)?.[1],
			feed: (await ask("/register/changes.atom")).text.match(/<entry>/g)?.length,
		};
	};
	const before = await read();
	await env.DB.prepare(
		"UPDATE licensing_schemes SET status = 'withdrawn', changed_at = changed_at + 1 WHERE id = 'bexley-selective-2025-01-13'",
	).run();
	const after = await read();
	expect(before).toMatchObject({ row: "in_force", area: "live", list: "live", csv: "in_force" });
	expect(after).toEqual({
		row: "withdrawn",
		ended: (before.ended ?? 0) + 1,
		area: "unknown",
		list: "unknown",
		csv: "withdrawn",
		feed: (before.feed ?? 0) + 1,
	});
});

test("the next day is judged again", async () => {
	const { ask, clock } = isolate();
	const dayOf = async () =>
		RegisterCoverage.parse(JSON.parse((await ask("/api/register/coverage")).text)).day;
	expect(await dayOf()).toBe("2026-11-20");
	clock.now += 24 * 60 * 60_000;
	expect(await dayOf()).toBe("2026-11-21");
});

test("one question's answer is given to no other", async () => {
	const { ask } = isolate();
	const nations = async (query: string) => {
		const { found } = AreaList.parse(JSON.parse((await ask(`/api/areas${query}`)).text));
		return [...new Set(found.map(({ nation }) => nation))];
	};
	expect(await nations("?nation=Wales")).toEqual(["Wales"]);
	expect(await nations("?nation=Scotland")).toEqual(["Scotland"]);
	expect(await nations("?find=fife")).toEqual(["Scotland"]);
	expect(await nations("?find=leeds")).toEqual(["England"]);
	expect(JSON.parse((await ask("/api/areas/leeds")).text)).toMatchObject({ name: "Leeds" });
	expect(JSON.parse((await ask("/api/areas/fife")).text)).toMatchObject({ name: "Fife" });
	expect((await ask("/register.json?asOf=2026-11-21")).status).toBe(400);
	expect((await ask("/api/areas/atlantis")).status).toBe(404);
});

test("where no address is configured each reader's feed is at the host that was asked", async () => {
	const selfOf = (over: Partial<Bindings>) => {
		const { ask } = isolate(over);
		return async (host: string) =>
			(await ask(`${host}/register/changes.atom`)).text.match(/rel="self"[^>]*href="([^"]*)"/)?.[1];
	};
	const unset = selfOf({ PUBLIC_URL: "" });
	expect(await unset("https://one.example")).toBe("https://one.example/register/changes.atom");
	expect(await unset("https://two.example")).toBe("https://two.example/register/changes.atom");
	const set = selfOf({ PUBLIC_URL: "https://lettable.example" });
	expect(await set("https://one.example")).toBe("https://lettable.example/register/changes.atom");
	expect(await set("https://two.example")).toBe("https://lettable.example/register/changes.atom");
});

test("what somebody types to find a council is answered and not kept", async () => {
	const { ask, statements } = isolate();
	const first = await ask("/api/areas?find=nowhere");
	const asked = statements.length;
	expect((await ask("/api/areas?find=nowhere")).text).toBe(first.text);
	expect(statements.length).toBeGreaterThan(asked + 1);
});

/** A product of one kept answer, for what no address of ours shows. */
function kept(make: () => Promise<{ body: string; isWhole?: boolean }>) {
	const world = { fetch: noNetwork, now: () => NOW, token: () => "token" };
	const app = new Hono<AppEnv>()
		.use(async (c, next) => {
			c.set("world", world);
			await next();
		})
		.onError((_, c) => c.text("failed", 500))
		.get("/:edition/:what", async (c) => {
			const { what, edition } = c.req.param();
			return c.body(
				await keptAnswer(c, { what, edition: edition === "none" ? null : edition, make }),
			);
		});
	return async (path: string) => {
		const context = createExecutionContext();
		const response = await app.request(path, {}, offline, context);
		const text = await response.text();
		await waitOnExecutionContext(context);
		return text;
	};
}

test("those who ask at the same moment share the making", async () => {
	let made = 0;
	const ask = kept(async () => {
		made += 1;
		await new Promise((resolve) => setTimeout(resolve, 5));
		return { body: `${made}` };
	});
	expect(await Promise.all([ask("/1/a"), ask("/1/a"), ask("/1/a")])).toEqual(["1", "1", "1"]);
	expect(await ask("/1/a")).toBe("1");
	expect(await ask("/2/a")).toBe("2");
	expect(await ask("/2/b")).toBe("3");
});

test("a failure, what is not whole, and what has no edition are kept by nobody", async () => {
	let made = 0;
	const failing = kept(async () => {
		made += 1;
		if (made === 1) {
			throw new Problem("unavailable", "Our tables are silent.");
		}
		return { body: `${made}` };
	});
	expect(await failing("/1/a")).toBe("failed");
	expect(await failing("/1/a")).toBe("2");
	const partial = kept(async () => {
		made += 1;
		return { body: `${made}`, isWhole: made > 3 };
	});
	expect([await partial("/1/a"), await partial("/1/a"), await partial("/1/a")]).toEqual([
		"3",
		"4",
		"4",
	]);
	expect([await partial("/none/a"), await partial("/none/a")]).toEqual(["5", "6"]);
});

test("an isolate keeps no more than it has room for", async () => {
	let made = 0;
	const ask = kept(async () => {
		made += 1;
		return { body: "x".repeat(7_000_000) };
	});
	for (const what of ["a", "b", "c", "c", "b", "a"]) {
		await ask(`/1/${what}`);
	}
	expect(made).toBe(4);
});
