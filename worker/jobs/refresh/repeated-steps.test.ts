import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { RefusedNews } from "#datasets/ingest/run/importer.ts";
import { claimRun } from "#datasets/ingest/run/runs.ts";
import { jobsOf } from "#worker/test/crashes.ts";
import { importing, refreshingAt, theRow } from "#worker/test/refreshing.ts";
import { twoTables } from "#worker/test/two-tables.ts";
import type { Refreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce, type Steps } from "./steps.ts";

const TABLES = ["source_runs", "datasets", "house_prices", "article_four_publishers"];
const SECOND = 1000;

beforeEach(clear);

async function clear(): Promise<void> {
	await env.DB.batch(TABLES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

/** Everything that a refresh leaves behind, without its times. */
async function left() {
	const answers = await env.DB.batch([
		env.DB.prepare("SELECT * FROM house_prices ORDER BY snapshot, code"),
		env.DB.prepare("SELECT * FROM article_four_publishers ORDER BY snapshot, code"),
		env.DB.prepare("SELECT id, as_of, digest, rows, complete, snapshot FROM datasets"),
		env.DB.prepare("SELECT source, outcome, error, progress, notes, started_by FROM source_runs"),
	]);
	return answers.map(({ results }) => results);
}

/** Does these steps twice, as a Workflow does whose machine dies between the step and the keeping of its answer. Names what was done. */
function forgetting(isLost: (count: number) => boolean): { steps: Steps; names: string[] } {
	const names: string[] = [];
	const steps: Steps = {
		do: async (name, work) => {
			names.push(name);
			if (isLost(names.length)) {
				await work();
			}
			return work();
		},
	};
	return { steps, names };
}

/** A clock that goes on by a second whenever it is looked at, as between a step and its repetition. */
function ticking(refreshing: Refreshing): Refreshing {
	let now = refreshing.now();
	return {
		...refreshing,
		now: () => {
			now += SECOND;
			return now;
		},
	};
}

const refreshWith = (steps: Steps) =>
	refreshAll(
		ticking(refreshingAt()),
		steps,
		jobsOf(() => twoTables(1)),
	);

test("whichever step's answer is lost, and with all of them, a refresh ends in the rows of one that nothing befell", async () => {
	await refreshWith(atOnce);
	const expected = await left();
	expect(expected[3]).toMatchObject([{ source: "gossip", outcome: "updated" }]);
	for (let count = 1, last = count; count <= last; count += 1) {
		await clear();
		const { steps, names } = forgetting((place) => place === count);
		await refreshWith(steps);
		last = Math.max(last, names.length);
		expect(await left(), `${count}: ${names[count - 1]}`).toEqual(expected);
	}
	await clear();
	await refreshWith(forgetting(() => true).steps);
	expect(await left()).toEqual(expected);
});

test.each([
	["refused", new RefusedNews("It shrank by half.")],
	["failed", new TypeError("x is undefined")],
])("a run that is %s says so once, however often its steps are done", async (_, fault) => {
	const jobs = () => new Map([["gossip", () => importing("gossip", fault, fault, fault)]]);
	await refreshAll(ticking(refreshingAt()), atOnce, jobs());
	const expected = await left();
	await clear();
	await refreshAll(ticking(refreshingAt()), forgetting(() => true).steps, jobs());
	expect(await left()).toEqual(expected);
});

test("a run of somebody else that is under way is not taken for one's own", async () => {
	const { store, now } = refreshingAt();
	const other = {
		source: "gossip",
		startedAt: now() + SECOND,
		startedBy: "administrator",
	} as const;
	await claimRun(store, other);
	await refreshWith(atOnce);
	expect(await theRow("SELECT started_by, outcome FROM source_runs")).toEqual({
		started_by: "administrator",
		outcome: "running",
	});
});
