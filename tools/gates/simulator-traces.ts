import type { BuildFile } from "./build-files.ts";

/** Words that stand in a build only when it can reach a simulator. */
const traces = ["source-sim", "_sim/", "127.0.0.1", "localhost:", "simulated"];

/** Every trace of a simulator in a build, in words. */
export function findTraces(files: readonly BuildFile[]): string[] {
	return files.flatMap(({ name, bytes }) =>
		traces.filter((trace) => bytes.includes(trace)).map((trace) => `${name} says "${trace}"`),
	);
}
