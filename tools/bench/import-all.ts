import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { prepareState } from "../dev/prepare-state.ts";
import { root } from "../dev/project.ts";
import { mustRun } from "../dev/run-command.ts";
import { print } from "./print.ts";

const state = ".wrangler/bench-import";

/** Imports the national postcode file where it is on this machine, into a store of its own, and says how long it took. */
export async function importAll(): Promise<void> {
	const shared = path.resolve(root, process.env["LETTABLE_SHARED"] ?? "../shared");
	const product = path.join(shared, "data", "codepo_gb.zip");
	if (!existsSync(product)) {
		print("Import of the national postcode file", "not measured: no codepo_gb.zip");
		return;
	}
	await rm(path.join(root, state), { recursive: true, force: true });
	await prepareState(state);
	const started = performance.now();
	await mustRun("node", ["datasets/commands/import-postcodes.ts", product, "--persist-to", state]);
	const seconds = (performance.now() - started) / 1000;
	print("Import of 1.75 million postcodes (goal under 240 s)", `${seconds.toFixed(1)} s`);
	await rm(path.join(root, state), { recursive: true, force: true });
}
