import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Importer } from "#datasets/ingest/run/importer.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import {
	type Crash,
	crashes,
	crashing,
	jobsOf,
	refreshThroughCrashes,
	retrying,
} from "#worker/test/crashes.ts";
import { randomFrom } from "#worker/test/random.ts";
import { refreshingAt } from "#worker/test/refreshing.ts";
import { twoTables, WHOLE } from "#worker/test/two-tables.ts";
import type { Refreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const TABLES = ["source_runs", "datasets", "house_prices", "article_four_publishers"];

beforeEach(clear);
beforeAll(keepFirst);
afterAll(dropFirst);

async function clear(): Promise<void> {
	await env.DB.batch(TABLES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

/** Keeps what the first edition's refresh leaves, which some hundred refreshes of the second one begin with. */
async function keepFirst(): Promise<void> {
	await clear();
	await refreshAll(refreshingAt(), atOnce, jobsOf(edition(1)));
	await env.DB.batch(
		TABLES.map((table) => env.DB.prepare(`CREATE TABLE first_${table} AS SELECT * FROM ${table}`)),
	);
}

async function holdFirst(): Promise<void> {
	await env.DB.batch(
		TABLES.flatMap((table) => [
			env.DB.prepare(`DELETE FROM ${table}`),
			env.DB.prepare(`INSERT INTO ${table} SELECT * FROM first_${table}`),
		]),
	);
}

async function dropFirst(): Promise<void> {
	await env.DB.batch(TABLES.map((table) => env.DB.prepare(`DROP TABLE first_${table}`)));
}

/** Everything that a refresh leaves behind, without its times. */
async function left() {
	const [prices, publishers, datasets, runs] = await env.DB.batch([
		env.DB.prepare("SELECT * FROM house_prices ORDER BY snapshot, code"),
		env.DB.prepare("SELECT * FROM article_four_publishers ORDER BY snapshot, code"),
		env.DB.prepare("SELECT id, as_of, digest, rows, complete, snapshot FROM datasets"),
		env.DB.prepare("SELECT source, error, progress, notes FROM source_runs"),
	]);
	return [prices, publishers, datasets, runs].map((answer) => answer?.results);
}

async function undisturbed() {
	await holdFirst();
	await refreshAll(
		refreshingAt(),
		atOnce,
		jobsOf(() => twoTables(2)),
	);
	return left();
}

const edition = (number: number) => () => twoTables(number);

test("killed at random twenty times, a refresh ends in the rows of one that nothing befell", async () => {
	const expected = await undisturbed();
	const seed = Date.now() % 1_000_000;
	const random = randomFrom(seed);
	const aCrash = (): Crash => ({
		where: crashes[Math.floor(random() * crashes.length)] ?? "before a step",
		count: 1 + Math.floor(random() * 9),
	});
	let died = 0;
	for (let round = 1; round <= 20; round += 1) {
		await holdFirst();
		const dying = Array.from({ length: 1 + Math.floor(random() * 3) }, aCrash);
		died += await refreshThroughCrashes(refreshingAt(), edition(2), dying);
		expect(await left(), `seed ${seed}, round ${round}: ${JSON.stringify(dying)}`).toEqual(
			expected,
		);
	}
	expect(died).toBeGreaterThanOrEqual(15);
});

test.each(crashes)(
	"killed %s, whichever it is, a refresh ends in those rows too",
	async (where) => {
		const expected = await undisturbed();
		let count = 0;
		let died = 1;
		while (died > 0) {
			count += 1;
			await holdFirst();
			died = await refreshThroughCrashes(refreshingAt(), edition(2), [{ where, count }]);
			expect(await left(), `${where} ${count}`).toEqual(expected);
		}
		expect(count).toBeGreaterThan(8);
	},
);

/** A store that loses the answer to one transaction that it has written. */
function forgetful({ store, ...rest }: Refreshing, count: number): Refreshing {
	let left = count;
	const apply: Store["apply"] = async (statements) => {
		await store.apply(statements);
		left -= 1;
		if (left === 0) {
			throw new Error("the answer was lost");
		}
	};
	return { ...rest, store: { ...store, apply } };
}

test("a step that was written and whose answer was lost is not done twice when it is tried again", async () => {
	const expected = await undisturbed();
	for (let count = 1; count <= 9; count += 1) {
		await holdFirst();
		await refreshAll(forgetful(refreshingAt(), count), retrying(atOnce), jobsOf(edition(2)));
		expect(await left(), `transaction ${count}`).toEqual(expected);
	}
});

test("what the machine left that died last is told as failed by nobody, and as running", async () => {
	const machine = crashing(refreshingAt(), { where: "behind a write", count: 3 });
	await refreshAll(machine.refreshing, machine.steps, jobsOf(edition(1)));
	const run = await env.DB.prepare("SELECT outcome, error, progress FROM source_runs").first();
	expect(run).toEqual({ outcome: "running", error: null, progress: '{"at":2}' });
});

/** What readers see: of each table, how many rows of which edition. */
async function look(): Promise<string> {
	const current = "(SELECT snapshot FROM datasets WHERE id = 'gossip')";
	const seen = await env.DB.prepare(
		`SELECT (SELECT count(*) || ' of ' || group_concat(DISTINCT average_price_pence) FROM house_prices WHERE snapshot = ${current}) || ', ' ||
			(SELECT count(*) || ' of ' || group_concat(DISTINCT areas) FROM article_four_publishers WHERE snapshot = ${current}) AS seen`,
	).first<string>("seen");
	return seen ?? "";
}

/** Looks before, during and behind everything that is written. */
function watched({ store, ...rest }: Refreshing, seen: string[]): Refreshing {
	const note = async () => {
		seen.push(await look());
	};
	const apply: Store["apply"] = async (statements) => {
		await note();
		await Promise.all([note(), store.apply(statements), note(), note()]);
		await note();
	};
	return { ...rest, store: { ...store, apply } };
}

test("a reader during a refresh sees one edition in both tables, never a mix", async () => {
	await refreshAll(refreshingAt(), atOnce, jobsOf(edition(1)));
	const seen: string[] = [];
	await refreshAll(watched(refreshingAt(), seen), atOnce, jobsOf(edition(2)));
	const [before, after] = [1, 2].map((number) => `${WHOLE} of ${number}, ${WHOLE} of ${number}`);
	expect([...new Set(seen)]).toEqual([before, after]);
});

test("rows that vanished before they were published leave the old edition, and the next run begins again", async () => {
	await refreshAll(refreshingAt(), atOnce, jobsOf(edition(1)));
	const vanishing: () => Importer = () => {
		const { next, ...rest } = twoTables(2);
		const afterVanishing: Importer["next"] = async (progress, held) => {
			if (progress?.["at"] === 5) {
				await env.DB.prepare("DELETE FROM house_prices WHERE snapshot = 2").run();
			}
			return next(progress, held);
		};
		return { ...rest, next: afterVanishing };
	};
	const later = refreshingAt();
	await refreshAll(later, atOnce, jobsOf(vanishing));
	expect(await look()).toBe(`${WHOLE} of 1, ${WHOLE} of 1`);
	const run = await env.DB.prepare("SELECT outcome, error, progress FROM source_runs").first();
	expect(run).toEqual({
		outcome: "failed",
		error: expect.stringContaining("not there any more"),
		progress: null,
	});
	await refreshAll(later, atOnce, jobsOf(edition(2)));
	expect(await left()).toEqual(await undisturbed());
});
