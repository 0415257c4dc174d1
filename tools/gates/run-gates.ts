import type { Gate, GateVerdict } from "./gate.ts";
import type { GateRun } from "./report.ts";

/** A gate, and the names of those that have to have ended before it begins, however they ended. */
export type Planned = { readonly gate: Gate; readonly after?: readonly string[] };

type Running = {
	/** How many gates run at once. */
	readonly lanes: number;
	readonly shard?: string | null;
	/** Called with each gate when it has ended. */
	readonly report: (run: GateRun) => void;
};

/**
 * Runs every gate, whatever the others report, and returns the outcomes in the order of the plan. Runs as many at once as there are lanes: a free lane
 * takes the first gate that waits for nothing. A dependency outside the plan is not waited for.
 */
export async function runGates(
	plan: readonly Planned[],
	{ lanes, shard = null, report }: Running,
): Promise<GateRun[]> {
	const waiting = [...plan];
	const open = new Set(plan.map(({ gate }) => gate.name));
	const ended = new Map<string, GateRun>();
	const running = new Set<Promise<void>>();
	while (waiting.length > 0 || running.size > 0) {
		const next = waiting.findIndex(({ after = [] }) => !after.some((name) => open.has(name)));
		if (next >= 0 && running.size < lanes) {
			const [planned] = waiting.splice(next, 1);
			const end = run(planned as Planned, shard).then((result) => {
				open.delete(result.name);
				ended.set(result.name, result);
				running.delete(end);
				report(result);
			});
			running.add(end);
		} else if (running.size > 0) {
			await Promise.race(running);
		} else {
			throw new Error(
				`These wait for one another: ${waiting.map(({ gate }) => gate.name).join(", ")}.`,
			);
		}
	}
	return plan.flatMap(({ gate }) => ended.get(gate.name) ?? []);
}

async function run({ gate }: Planned, shard: string | null): Promise<GateRun> {
	const started = performance.now();
	const verdict = await gate.run(shard).catch(brokenGate);
	return { name: gate.name, verdict, took: performance.now() - started };
}

/** A gate that cannot be run does not hold. */
function brokenGate(cause: unknown): GateVerdict {
	const output = cause instanceof Error ? cause.message : String(cause);
	return { passed: 0, failed: 1, skipped: [], output };
}
