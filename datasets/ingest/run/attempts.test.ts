import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { assertion } from "#datasets/ingest/store/store.ts";
import { memoryDatabase, memoryStore } from "../../test/memory-store.ts";
import type { Store } from "../store/store.ts";
import { advance } from "./advance.ts";
import { type Importer, RefusedNews, type Step } from "./importer.ts";
import { claimRun, type Run } from "./runs.ts";

const NOW = Date.UTC(2026, 10, 23, 3);

let sqlite: DatabaseSync;
let store: Store;
let run: Run;

beforeEach(async () => {
	sqlite = memoryDatabase();
	store = memoryStore(sqlite);
	const begun = await claimRun(store, { source: "gossip", startedAt: NOW, startedBy: "schedule" });
	run = begun ?? { source: "gossip", startedAt: 0 };
});

/** Writes the day in its progress and moves on to the next. */
const daily: Importer["next"] = async (progress) => {
	const day = Number(progress?.["day"] ?? 1);
	return {
		kind: "part",
		statements: [{ sql: "INSERT INTO bank_rates VALUES (?1, 1)", params: [`2026-01-0${day}`] }],
		progress: { day: day + 1 },
		done: null,
	};
};
const step = (next: Importer["next"]) =>
	advance({ store, now: () => NOW }, run, { id: "gossip", name: "Gossip", next });
const days = () => sqlite.prepare("SELECT from_day FROM bank_rates ORDER BY from_day").all();

/** A step that stalls before writing and continues when woken. */
function givenUp(): { attempt: ReturnType<typeof step>; wake: () => void } {
	const gate = Promise.withResolvers<void>();
	const attempt = step(async (progress, held) => {
		await gate.promise;
		return daily(progress, held);
	});
	return { attempt, wake: gate.resolve };
}

test("of two attempts at one step the one that was given up writes nothing, and the run goes on", async () => {
	const { attempt, wake } = givenUp();
	await step(daily);
	wake();
	expect(await attempt).toEqual({ outcome: null, edition: null, done: null });
	await step(daily);
	expect(days().map(({ from_day }) => from_day)).toEqual(["2026-01-01", "2026-01-02"]);
});

test("an attempt that wakes when others are two steps further sets nothing back", async () => {
	const { attempt, wake } = givenUp();
	await step(daily);
	await step(daily);
	sqlite.exec("DELETE FROM bank_rates");
	wake();
	await attempt;
	expect(days()).toEqual([]);
	expect(sqlite.prepare("SELECT progress FROM source_runs").get()?.["progress"]).toBe('{"day":3}');
});

test("an attempt that wakes when its run has ended came too late", async () => {
	const { attempt, wake } = givenUp();
	await step(async () => ({ kind: "nothing" }));
	wake();
	expect(await attempt).toMatchObject({ outcome: "overtaken" });
	expect(days()).toEqual([]);
});

test("a run that has ended is not asked for another step", async () => {
	await step(async () => ({ kind: "nothing" }));
	const next = () => Promise.reject(new Error("it was asked"));
	expect(await step(next)).toMatchObject({ outcome: "overtaken" });
});

test("what an importer holds to be so and is not refuses its news", async () => {
	const failing: Step = {
		kind: "part",
		statements: [assertion("(SELECT count(*) FROM bank_rates) = ?1", [7])],
		progress: { day: 2 },
		done: null,
	};
	await expect(step(async () => failing)).rejects.toThrow(RefusedNews);
	expect(sqlite.prepare("SELECT progress FROM source_runs").get()?.["progress"]).toBeNull();
});

test("an edition that changes what facts quote makes cached facts stale, and no other does", async () => {
	const publish = (changesFacts: boolean): Step => ({
		kind: "publish",
		statements: [],
		edition: { asOf: "2026", digest: "", rows: 1, snapshot: 1, changesFacts, notes: [] },
		progress: { left: "to do" },
	});
	const stamps = () => sqlite.prepare("SELECT scope, revision FROM facts_stamps").all();
	await step(async () => publish(false));
	expect(stamps()).toEqual([]);
	await step(async () => publish(true));
	await step(async () => publish(false));
	expect(stamps().map((row) => ({ ...row }))).toEqual([{ scope: "all", revision: 1 }]);
});
