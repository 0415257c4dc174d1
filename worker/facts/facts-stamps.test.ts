import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { stampAllFacts } from "#datasets/ingest/store/store.ts";
import { someFacts, somePlace } from "#domain/test/some-facts.ts";
import { endsWithin } from "#domain/test/time-taken.ts";
import { connect } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { scansOf } from "#worker/test/query-plans.ts";
import { isCurrent, readLatest, selectRevision } from "./facts-stamps.ts";

const DAY = 24 * 60 * 60_000;
const db = connect(env.DB);

beforeEach(async () => {
	await env.DB.prepare("DELETE FROM facts_stamps").run();
});

async function stamp(scope: string, revision: number, changedAt = NOW): Promise<void> {
	await env.DB.prepare("INSERT INTO facts_stamps VALUES (?1, ?2, ?3)")
		.bind(scope, revision, changedAt)
		.run();
}

/** Facts of a place on the border of two authorities, gathered after the third change. */
const facts = someFacts({
	revision: 3,
	place: somePlace({
		authorities: ["E1", "E2"].map((code) => ({ code, name: code, share: 0.5 })),
	}),
});

test.each([
	["nothing", [], true],
	["everything, before", [["all", 3]], true],
	["everything, since", [["all", 4]], false],
	["an authority that they touch, before", [["E2", 2]], true],
	["an authority that they touch, since", [["E2", 9]], false],
	["other authorities, since", [["E3", 9]], true],
	[
		"one that they touch, among others",
		[
			["E3", 9],
			["all", 1],
			["E1", 5],
		],
		false,
	],
] as const)("where %s was changed, facts stand or do not", async (_, changes, stands) => {
	for (const [scope, revision] of changes) {
		await stamp(scope, revision);
	}
	expect(isCurrent(facts, (await readLatest(db, NOW)).stamps)).toBe(stands);
});

test("a change that is older than any cached facts is not read", async () => {
	await stamp("E1", 1, NOW - 8 * DAY - 1);
	await stamp("E2", 2, NOW - 8 * DAY);
	expect((await readLatest(db, NOW)).stamps).toEqual([{ scope: "E2", revision: 2 }]);
});

test("facts know the number of the last change, none where nothing was ever changed", async () => {
	expect(await selectRevision(db)).toEqual([{ revision: 0 }]);
	await stamp("E1", 7);
	const { sql, params } = stampAllFacts(NOW);
	await env.DB.prepare(sql)
		.bind(...params)
		.run();
	expect(await selectRevision(db)).toEqual([{ revision: 8 }]);
});

test("changes are found by an index", async () => {
	const statements = [selectRevision(db)].map((query) => query.toSQL());
	expect(await scansOf(statements, [])).toEqual([]);
});

test.each([
	["fail", () => Promise.reject(new Error("D1_ERROR: secret table"))],
	["never answer", () => new Promise<never>(() => {})],
])(
	"tables that %s leave what is cached as it is, within a second and without a price",
	async (_, batch) => {
		const error = vi.spyOn(log, "error").mockReturnValue();
		const down: D1Database = Object.assign(Object.create(env.DB), {
			prepare: (query: string) => env.DB.prepare(query),
			batch,
		});
		const read = readLatest(connect(down), NOW);
		expect(await endsWithin(2_000, read)).toBe(true);
		expect(await read).toEqual({ stamps: [], price: null });
		error.mockRestore();
	},
);
