import type { SkippedSource, SourceRun } from "./read-runs.ts";

const head = ["source", "outcome", "as of", "rows", "seconds"];

/** A table of what came of each source, with its notes and errors below it and why others were left out, as lines. */
export function formatRuns(
	sources: readonly string[],
	runs: readonly SourceRun[],
	leftOut: readonly SkippedSource[],
): string[] {
	const without = leftOut.map(({ source, status }) => [source, status, "", "", ""]);
	const table = [head, ...sources.map((source) => cells(source, runOf(source, runs))), ...without];
	const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
	const lines = table.map((row) =>
		row
			.map((cell, column) =>
				column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
			)
			.join("  "),
	);
	const reasons = leftOut.map(({ source, why }) => `${source}: ${why}`);
	return [...lines, ...sources.flatMap((source) => remarks(runOf(source, runs))), ...reasons];
}

/** Whether every one of the sources was found to have nothing newer, or what it had was brought in. */
export function wentWell(sources: readonly string[], runs: readonly SourceRun[]): boolean {
	return sources.every((source) =>
		["updated", "unchanged"].includes(runOf(source, runs)?.outcome ?? ""),
	);
}

function runOf(source: string, runs: readonly SourceRun[]): SourceRun | undefined {
	return runs.find((run) => run.source === source);
}

function cells(source: string, run: SourceRun | undefined): string[] {
	if (!run) {
		return [source, "not begun", "", "", ""];
	}
	const seconds = ((run.finishedAt ?? run.beatAt) - run.startedAt) / 1000;
	const rows = run.rows?.toLocaleString("en-GB") ?? "";
	return [source, run.outcome, run.asOf ?? "", rows, seconds.toFixed(1)];
}

function remarks(run: SourceRun | undefined): string[] {
	if (!run) {
		return [];
	}
	const remarks = run.error === null ? run.notes : [run.error];
	return remarks.map((remark) => `${run.source}: ${remark}`);
}
