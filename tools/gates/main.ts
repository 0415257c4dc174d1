import { rm } from "node:fs/promises";
import { runCommand } from "#datasets/commands/run-command.ts";
import { buildFiles, builds } from "./build-files.ts";
import { commandGate, faultGate } from "./gate.ts";
import { houseGate } from "./house-gate.ts";
import { journeysGate } from "./journeys-gate.ts";
import { type Group, parseGateOptions } from "./parse-options.ts";
import { conclude, tell } from "./report.ts";
import { roomsGate } from "./rooms-gate.ts";
import { type Planned, runGates } from "./run-gates.ts";
import { schemaGate } from "./schema-gate.ts";
import { findBlindSpots, findGallery, findTraces } from "./simulator-traces.ts";
import { findOverweight } from "./size-budget.ts";
import { vitestGate } from "./vitest-gate.ts";

/** Two gates at once: none of them keeps two cores busy by itself for long. */
const LANES = 2;

/** Everything that has to hold before a change is good. What takes longest begins first, so that neither lane ends long before the other. */
const gates: readonly (Planned & { readonly group: Group })[] = [
	{
		group: "static",
		gate: commandGate("generated types", "npm", ["run", "--silent", "types"]),
	},
	{
		group: "static",
		gate: commandGate("production build", "npm", ["run", "--silent", "build"]),
	},
	// Both builds tell `vite preview` what to serve by the same file, so that of the journeys comes later.
	{ group: "journeys", gate: journeysGate, after: ["production build"] },
	{ group: "worker", gate: vitestGate("Worker tests", "worker") },
	{ group: "components", gate: vitestGate("component tests", "web*") },
	{ group: "unit", gate: vitestGate("unit tests", "unit") },
	{
		group: "static",
		gate: commandGate("format and lint", "biome", [
			"ci",
			"--colors=off",
			"--error-on-warnings",
			".",
		]),
	},
	{ group: "static", gate: roomsGate },
	{ group: "static", gate: houseGate },
	{ group: "static", gate: commandGate("types", "tsc", ["-b"]), after: ["generated types"] },
	{ group: "static", gate: commandGate("unused", "knip", []), after: ["generated types"] },
	{ group: "static", gate: schemaGate },
	{
		group: "static",
		gate: faultGate("size budget", async () => findOverweight(await buildFiles("production"))),
		after: ["production build"],
	},
	{
		group: "static",
		gate: faultGate("no simulator", async () => findTraces(await buildFiles("production"))),
		after: ["production build"],
	},
	{
		group: "journeys",
		gate: faultGate("simulator is traceable", async () => findBlindSpots(await buildFiles("e2e"))),
		after: ["journeys"],
	},
	{
		group: "journeys",
		gate: faultGate("no gallery", async () => findGallery(await buildFiles("e2e"))),
		after: ["journeys"],
	},
];

/** Runs the gates, on builds of their own, and says how each ended. */
async function main(): Promise<void> {
	const { only, shard } = parseGateOptions(process.argv.slice(2));
	await rm(builds, { recursive: true, force: true });
	const runs = await runGates(
		gates.filter(({ group }) => only.includes(group)),
		{
			lanes: LANES,
			shard,
			report: tell,
		},
	);
	conclude(runs);
}

await runCommand(main);
