import { rm } from "node:fs/promises";
import { buildFiles, builds } from "./build-files.ts";
import { commandGate, faultGate, type Gate, type Verdict } from "./gate.ts";
import { journeysGate } from "./journeys-gate.ts";
import { lineOn, type Run, summary } from "./report.ts";
import { roomsGate } from "./rooms-gate.ts";
import { schemaGate } from "./schema-gate.ts";
import { findBlindSpots, findTraces } from "./simulator-traces.ts";
import { findOverweight } from "./size-budget.ts";
import { vitestGate } from "./vitest-gate.ts";

/** Everything that has to hold before a change is good, quickest answers first. */
const gates: readonly Gate[] = [
	commandGate("generated types", "npm", ["run", "--silent", "types"]),
	commandGate("format and lint", "biome", ["ci", "--colors=off", "--error-on-warnings", "."]),
	roomsGate,
	commandGate("types", "tsc", ["-b"]),
	commandGate("unused", "knip", []),
	schemaGate,
	vitestGate("unit tests", "unit"),
	vitestGate("Worker tests", "worker*"),
	vitestGate("component tests", "web*"),
	journeysGate,
	commandGate("production build", "npm", ["run", "--silent", "build"]),
	faultGate("size budget", async () => findOverweight(await buildFiles("production"))),
	faultGate("no simulator", async () => findTraces(await buildFiles("production"))),
	faultGate("simulator is traceable", async () => findBlindSpots(await buildFiles("e2e"))),
];

/** Runs every gate, whatever the one before it said, on builds of its own. */
async function main(): Promise<void> {
	await rm(builds, { recursive: true, force: true });
	const runs: Run[] = [];
	for (const { name, run } of gates) {
		const started = performance.now();
		const verdict = await run().catch(brokenGate);
		const ended = { name, verdict, took: performance.now() - started };
		runs.push(ended);
		console.log(lineOn(ended));
		if (verdict.failed > 0) {
			console.log(`${verdict.output.trim()}\n`);
		}
	}
	console.log(`\n${summary(runs)}`);
	process.exitCode = runs.some(({ verdict }) => verdict.failed > 0) ? 1 : 0;
}

/** A gate that cannot be run does not hold. */
function brokenGate(cause: unknown): Verdict {
	const output = cause instanceof Error ? cause.message : String(cause);
	return { passed: 0, failed: 1, skipped: [], output };
}

await main();
