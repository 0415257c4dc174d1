import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { memoryDatabase, memoryStore } from "../../test/memory-store.ts";
import type { Store } from "../store/store.ts";
import { advance } from "./advance.ts";
import type { Importer, Progress, Step } from "./importer.ts";
import { claimRun, DEAD_AFTER, type Run } from "./runs.ts";

const NOW = Date.UTC(2026, 10, 23, 3);

let sqlite: DatabaseSync;
let store: Store;

beforeEach(() => {
	sqlite = memoryDatabase();
	store = memoryStore(sqlite);
});

async function begin(startedAt = NOW): Promise<Run> {
	const run = await claimRun(store, { source: "gossip", startedAt, startedBy: "schedule" });
	if (!run) {
		throw new Error("another run is under way");
	}
	return run;
}

const edition = {
	asOf: "2026-10",
	digest: "d",
	rows: 2,
	snapshot: 1,
	changesFacts: true,
	notes: [],
} as const;

function importing(...steps: Step[]): { importer: Importer; seen: (Progress | null)[] } {
	const seen: (Progress | null)[] = [];
	const next: Importer["next"] = async (progress) => {
		seen.push(progress);
		return steps.shift() ?? { kind: "end" };
	};
	return { importer: { id: "gossip", name: "Gossip", next }, seen };
}

const rate = (day: string) => ({
	sql: "INSERT INTO bank_rates (from_day, rate) VALUES (?1, 1)",
	params: [day],
});
const part = (progress: Progress, ...statements: ReturnType<typeof rate>[]): Step => ({
	kind: "part",
	progress,
	statements,
	done: { count: 1, of: 2 },
});
const step = (run: Run, importer: Importer, now = NOW) =>
	advance({ store, now: () => now }, run, importer);
const row = (sql: string) => sqlite.prepare(sql).get();
const rates = () => sqlite.prepare("SELECT from_day FROM bank_rates").all().length;

test("a part is written with how far it came, and the next step is told of it", async () => {
	const { importer, seen } = importing(part({ at: 7 }, rate("2026-01-01")));
	const run = await begin();
	expect(await step(run, importer, NOW + 5)).toEqual({
		outcome: null,
		edition: null,
		done: { count: 1, of: 2 },
	});
	await step(run, importer, NOW + 6);
	expect(seen).toEqual([null, { at: 7 }]);
	expect(rates()).toBe(1);
	expect(row("SELECT outcome, beat_at, progress, last_ok_at FROM source_runs")).toEqual({
		outcome: "updated",
		beat_at: NOW + 6,
		progress: null,
		last_ok_at: NOW + 6,
	});
});

test("a part of which one statement fails leaves nothing, and the run where it was", async () => {
	const { importer } = importing(part({ at: 1 }, rate("2026-01-01"), rate("2026-01-01")));
	await expect(step(await begin(), importer)).rejects.toThrow(/UNIQUE/);
	expect(rates()).toBe(0);
	expect(row("SELECT outcome, progress FROM source_runs")).toEqual({
		outcome: "running",
		progress: null,
	});
});

test("an edition is published by one step, which moves the pointer and ends the run", async () => {
	const { importer } = importing({ kind: "publish", statements: [], edition, progress: null });
	expect(await step(await begin(), importer)).toEqual({ outcome: "updated", edition, done: null });
	expect(row("SELECT as_of, digest, rows, complete, snapshot, loaded_at FROM datasets")).toEqual({
		as_of: "2026-10",
		digest: "d",
		rows: 2,
		complete: 1,
		snapshot: 1,
		loaded_at: NOW,
	});
	expect(row("SELECT outcome FROM source_runs")).toEqual({ outcome: "updated" });
});

test("what is left to do after an edition was published keeps the run going", async () => {
	const { importer, seen } = importing({
		kind: "publish",
		statements: [],
		edition,
		progress: { tidy: "A" },
	});
	const run = await begin();
	expect(await step(run, importer)).toEqual({ outcome: null, edition, done: null });
	expect(await step(run, importer)).toEqual({ outcome: "updated", edition: null, done: null });
	expect(seen).toEqual([null, { tidy: "A" }]);
});

test("nothing newer ends the run as unchanged, which counts as looked after", async () => {
	const { importer } = importing({ kind: "nothing" });
	expect(await step(await begin(), importer)).toMatchObject({ outcome: "unchanged" });
	expect(row("SELECT outcome, last_ok_at FROM source_runs")).toEqual({
		outcome: "unchanged",
		last_ok_at: NOW,
	});
});

test("of two runs at once one begins, and one without a sign of life is taken over", async () => {
	await begin();
	const again = (startedAt: number) =>
		claimRun(store, { source: "gossip", startedAt, startedBy: "administrator" });
	expect(await again(NOW)).toBeNull();
	expect(await again(NOW + DEAD_AFTER - 1)).toBeNull();
	expect(await again(NOW + DEAD_AFTER)).toEqual({ source: "gossip", startedAt: NOW + DEAD_AFTER });
});

test("a run that lives is not taken over however long it lasts", async () => {
	const { importer } = importing(part({ at: 1 }));
	await step(await begin(), importer, NOW + DEAD_AFTER);
	expect(
		await claimRun(store, {
			source: "gossip",
			startedAt: NOW + DEAD_AFTER + 1,
			startedBy: "schedule",
		}),
	).toBeNull();
});

test("a run that was taken for dead writes nothing more, and the other goes on from where it was", async () => {
	const { importer } = importing(part({ at: 1 }), part({ at: 2 }, rate("2026-01-01")));
	const dead = await begin();
	await step(dead, importer);
	const alive = await begin(NOW + DEAD_AFTER);
	expect(await step(dead, importer)).toMatchObject({ outcome: "overtaken" });
	expect(rates()).toBe(0);
	const other = importing();
	await step(alive, other.importer);
	expect(other.seen).toEqual([{ at: 1 }]);
});
