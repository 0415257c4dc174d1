import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { Analytics } from "#contracts/admin/analytics.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";

const db = connect(env.DB);

async function read(day: string, bindings: Bindings = offline): Promise<Analytics> {
	const { browser } = await administrator();
	const response = await browser.copy(bindings).ask(`/api/admin/analytics?from=${day}&to=${day}`);
	expect(response.status).toBe(200);
	return response.json();
}

const preview = (day: string) =>
	db.insert(eventCounts).values({ day, event: "preview", subject: "", count: 1 });

/** A database that notes what is prepared for it, and how many batches are run. */
function watched() {
	const prepared: string[] = [];
	const batches: number[] = [];
	const DB = new Proxy(env.DB, {
		get(target, key) {
			if (key === "prepare") {
				return (statement: string) => {
					prepared.push(statement);
					return target.prepare(statement);
				};
			}
			if (key === "batch") {
				return (statements: D1PreparedStatement[]) => {
					batches.push(statements.length);
					return target.batch(statements);
				};
			}
			const value = Reflect.get(target, key);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { DB, prepared, batches };
}

test("figures are read in one batch, then kept for five minutes and say when they were read", async () => {
	const { DB, batches } = watched();
	const put = vi.fn(env.CACHE.put.bind(env.CACHE));
	const CACHE = { get: env.CACHE.get.bind(env.CACHE), put } as unknown as KVNamespace;
	const first = await read("2017-01-01", { ...offline, DB, CACHE });
	expect(batches).toEqual([12]);
	expect(put.mock.calls.map(([key, , options]) => [key, options])).toEqual([
		["analytics:test:2017-01-01:2017-01-01", { expirationTtl: 300 }],
	]);
	await preview("2017-01-01");

	const second = await read("2017-01-01", { ...offline, DB, CACHE });

	expect(batches).toHaveLength(1);
	expect(second).toEqual(first);
	expect(second.readAt).toBe(new Date(NOW).toISOString());
});

const down = () => Promise.reject(new Error("KV is down"));
const tablesDown = () => Promise.reject(new Error("D1_ERROR: down"));

test("a cache that is down costs time, never the figures", async () => {
	await preview("2017-02-01");
	const CACHE = { get: down, put: down } as unknown as KVNamespace;
	expect((await read("2017-02-01", { ...offline, CACHE })).totals.previews).toBe(1);
});

test.each(["{", '{"totals":{}}', "null"])("what is kept as %s is read again", async (rubbish) => {
	const day = `2017-03-${10 + rubbish.length}`;
	await env.CACHE.put(`analytics:test:${day}:${day}`, rubbish);
	expect((await read(day)).days).toHaveLength(1);
});

test("tables that cannot be read are an honest 503, and nothing is kept of it", async () => {
	const put = vi.fn(down);
	const CACHE = { get: async () => null, put } as unknown as KVNamespace;
	const DB = new Proxy(env.DB, {
		get(target, key) {
			const value = Reflect.get(target, key);
			return key === "batch"
				? tablesDown
				: typeof value === "function"
					? value.bind(target)
					: value;
		},
	});
	const { browser } = await administrator();
	const response = await browser
		.copy({ ...offline, DB, CACHE })
		.ask("/api/admin/analytics?from=2017-04-01&to=2017-04-01");
	expect(response.status).toBe(503);
	expect(put).not.toHaveBeenCalled();
});

test("an index serves every figure of payments, reports and counts", async () => {
	const { DB, prepared } = watched();
	await read("2017-05-01", { ...offline, DB });
	const plans = await Promise.all(
		prepared
			.filter((statement) => /from .*(event_counts|json_each\(\?\) AS span)/.test(statement))
			.map(async (statement) => {
				const values = statement.match(/\?/g)?.map(() => "[]") ?? [];
				const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
					.bind(...values)
					.all<{ detail: string }>();
				return results.map(({ detail }) => detail).join("; ");
			}),
	);
	expect(plans).toHaveLength(9);
	for (const plan of plans) {
		expect(plan).toMatch(
			/SEARCH (event_counts USING INDEX sqlite_autoindex_event_counts_1 \(event=\? AND day>|report_payments USING INDEX report_payments_when_settled|plan_payments USING INDEX plan_payments_paid|reports USING INDEX reports_from_plans)/,
		);
	}
});
