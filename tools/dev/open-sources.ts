import { startSourceSim } from "../source-sim/start-source-sim.ts";
import type { SourceMode } from "./parse-options.ts";

/** The simulator listens this far above the app. */
export const SIMULATOR_OFFSET = 2;

/** Names the outside sources to the app on `port`, which must start after this; starts the simulator where it is wanted. */
export async function openSources(
	sources: SourceMode,
	port: number,
): Promise<{ close: () => Promise<void> }> {
	if (sources !== "sim") {
		process.env["LETTABLE_SOURCES"] = sources;
		return { close: () => Promise.resolve() };
	}
	const simulator = await startSourceSim({ port: port + SIMULATOR_OFFSET });
	process.env["LETTABLE_SOURCES"] = simulator.url;
	return simulator;
}
