import type { GateVerdict } from "./gate.ts";

/** A gate that was run, and how long it took in milliseconds. */
export type GateRun = {
	readonly name: string;
	readonly verdict: GateVerdict;
	readonly took: number;
};

/** One line on one gate: whether it holds, its name, its time, its tests. */
function lineOn({ name, verdict, took }: GateRun): string {
	const { passed, failed, skipped } = verdict;
	return [
		failed === 0 ? "PASS" : "FAIL",
		name.padEnd(22),
		`${(took / 1000).toFixed(1).padStart(6)} s`,
		`${passed} passed`.padStart(12),
		`${failed} failed`.padStart(11),
		...(skipped.length > 0 ? [`  ${skipped.length} SKIPPED`] : []),
	].join(" ");
}

/** The closing words on all gates: the table, what was skipped, and the two sums on a line of their own. */
export function gateSummary(runs: readonly GateRun[]): string {
	const sum = (count: (verdict: GateVerdict) => number) =>
		runs.reduce((total, { verdict }) => total + count(verdict), 0);
	const skipped = runs.flatMap(({ name, verdict }) =>
		verdict.skipped.map((test) => `SKIPPED ${name}: ${test}`),
	);
	return [
		...runs.map(lineOn),
		...skipped,
		`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
	].join("\n");
}

/** Prints how a gate ended, and what it said where it does not hold. */
export function tell(run: GateRun): void {
	console.log(lineOn(run));
	if (run.verdict.failed > 0) {
		console.log(`${run.verdict.output.trim()}\n`);
	}
}

/** Prints the closing words on all gates, and ends the process with 1 where one does not hold. */
export function conclude(runs: readonly GateRun[]): void {
	console.log(`\n${gateSummary(runs)}`);
	process.exitCode = runs.some(({ verdict }) => verdict.failed > 0) ? 1 : 0;
}
