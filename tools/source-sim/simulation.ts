import { type SourceName, sourceNames } from "./simulated.ts";

/** `slow`: answers after ten seconds; `down`: hangs up; `garbage`: talks nonsense; `cut`: hangs up half-way. */
export const modes = ["ok", "slow", "down", "garbage", "cut"] as const;
export type Mode = (typeof modes)[number];

export function isMode(mode: unknown): mode is Mode {
	return modes.some((known) => known === mode);
}

/** How each source behaves and how often it was asked. */
export type Simulation = {
	readonly modes: Map<SourceName, Mode>;
	readonly hits: Map<SourceName, number>;
	/** Pieces of garbage sent so far, so that the next one is another kind. */
	readonly garbage: Map<SourceName, number>;
	/** Of what sources publish, from 1. */
	edition: number;
};

export function newSimulation(): Simulation {
	const simulation: Simulation = {
		modes: new Map(),
		hits: new Map(),
		garbage: new Map(),
		edition: 1,
	};
	reset(simulation);
	return simulation;
}

export function reset(simulation: Simulation): void {
	const { modes, hits, garbage } = simulation;
	simulation.edition = 1;
	for (const name of sourceNames) {
		modes.set(name, "ok");
		hits.set(name, 0);
		garbage.set(name, 0);
	}
}

/** Adds one and answers what it was before. */
export function tally(counts: Map<SourceName, number>, name: SourceName): number {
	const before = counts.get(name) ?? 0;
	counts.set(name, before + 1);
	return before;
}
