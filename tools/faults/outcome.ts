/**
 * How a planted fault ended: `caught` by a test, `survived` all that were run, `untested` where none is related to its file, `broken` where
 * they could not be run. `by` is the first test that failed, or what kept the tests from being run at all.
 */
export type FaultOutcome = {
	readonly name: string;
	readonly end: "caught" | "survived" | "untested" | "broken";
	readonly by: string | null;
	/** Milliseconds. */
	readonly took: number;
};

/**
 * Reads what a run of vitest or playwright says of a fault: a test failed, all passed, or
 * no test ran, as when a file could not be loaded. The last says nothing of the fault.
 */
export function readRun(code: number, output: string): Pick<FaultOutcome, "end" | "by"> {
	if (code === 0) {
		return { end: "survived", by: null };
	}
	const failed = /^ *FAIL +(.+ > .+)$/m.exec(output) ?? /^ +\d+\) (\S+\.spec\.ts.*)$/m.exec(output);
	return failed?.[1]
		? { end: "caught", by: failed[1].trim() }
		: { end: "broken", by: output.trim().split("\n").slice(-12).join("\n") };
}

const words = { caught: "caught", survived: "survived", untested: "no test", broken: "broken" };

/** One line on one fault. */
export function lineOn({ name, end, by, took }: FaultOutcome): string {
	const seconds = `${(took / 1000).toFixed(0).padStart(4)} s`;
	return [words[end].padEnd(8), name.padEnd(28), seconds, by ?? ""].join(" ").trimEnd();
}

/** The closing words: the table, and how many were caught. */
export function faultSummary(outcomes: readonly FaultOutcome[]): string {
	const caught = outcomes.filter(({ end }) => end === "caught").length;
	return [...outcomes.map(lineOn), `${caught} of ${outcomes.length} caught`].join("\n");
}
