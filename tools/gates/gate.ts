import { runTool } from "../dev/run-tool.ts";

/** What a gate found. Of a gate made of tests the counts are of tests; any other gate counts as one. */
export type GateVerdict = {
	readonly passed: number;
	readonly failed: number;
	/** Names of tests that were not run. */
	readonly skipped: readonly string[];
	/** What is shown when something failed. */
	readonly output: string;
};

/** Something that has to hold before a change is good. */
export type Gate = {
	readonly name: string;
	/** `shard` is the part of its tests that is run, as `1/2`; null for all. Only a gate made of tests has parts. */
	readonly run: (shard: string | null) => Promise<GateVerdict>;
};

/** A gate that holds when a tool exits with 0. */
export function commandGate(name: string, command: string, args: string[]): Gate {
	return {
		name,
		run: async () => {
			const { code, output } = await runTool(command, args);
			return oneVerdict(code === 0, output);
		},
	};
}

/** A gate that holds when looking finds no fault. */
export function faultGate(name: string, findFaults: () => Promise<string[]>): Gate {
	return {
		name,
		run: async () => {
			const faults = await findFaults();
			return oneVerdict(faults.length === 0, faults.join("\n"));
		},
	};
}

function oneVerdict(holds: boolean, output: string): GateVerdict {
	return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: [], output };
}
