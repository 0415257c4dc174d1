import { setTimeout as pause } from "node:timers/promises";
import type { SourceRun } from "./read-runs.ts";

/** Milliseconds without a sign of life after which nothing more is waited for: longer than a step that fails is tried again for. */
const PATIENCE = 6 * 60_000;

type Waiting = {
	readonly read: () => readonly SourceRun[];
	/** When the refresh was started; earlier runs do not count. */
	readonly since: number;
	readonly now?: () => number;
	/** Milliseconds between two looks. */
	readonly rhythm?: number;
	/** Called with each source's run when it has ended. */
	readonly onEnd?: (run: SourceRun) => void;
};

/** The runs of these sources once all have ended, or once nothing has moved for too long. */
export async function waitUntilEnded(
	sources: readonly string[],
	{ read, since, now = Date.now, rhythm = 500, onEnd = () => undefined }: Waiting,
): Promise<SourceRun[]> {
	const reported = new Set<string>();
	for (;;) {
		const runs = read().filter(({ startedAt }) => startedAt >= since);
		const ended = runs.filter(({ outcome }) => outcome !== "running");
		for (const run of ended.filter(({ source }) => !reported.has(source))) {
			reported.add(run.source);
			onEnd(run);
		}
		const lastSign = Math.max(since, ...runs.map(({ beatAt }) => beatAt));
		if (sources.every((source) => reported.has(source)) || now() - lastSign > PATIENCE) {
			return runs;
		}
		await pause(rhythm);
	}
}
