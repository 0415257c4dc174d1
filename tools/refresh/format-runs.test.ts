import { expect, test } from "vitest";
import { formatRuns, wentWell } from "./format-runs.ts";
import type { SourceRun } from "./read-runs.ts";

function aRun(run: Partial<SourceRun>): SourceRun {
	return {
		source: "rents",
		name: "Private rents",
		startedAt: 1_000,
		finishedAt: 3_500,
		beatAt: 3_500,
		outcome: "updated",
		error: null,
		notes: [],
		asOf: "2026-09",
		rows: 1327,
		...run,
	};
}

test("each source is told in the order it was asked, with what it held in words below", () => {
	const runs = [
		aRun({ notes: ["2 areas were left out."] }),
		aRun({
			source: "sales",
			outcome: "failed",
			error: "It shrank.",
			notes: ["Of an edition before."],
			asOf: null,
			rows: null,
		}),
	];
	expect(formatRuns(["sales", "rents", "bank_rates"], runs, [])).toEqual([
		"source      outcome    as of     rows  seconds",
		"sales       failed                         2.5",
		"rents       updated    2026-09  1,327      2.5",
		"bank_rates  not begun                         ",
		"sales: It shrank.",
		"rents: 2 areas were left out.",
	]);
});

test("one that was left out stands behind the others, with why", () => {
	const leftOut = [{ source: "sales", status: "not brought in yet", why: "Import the file." }];
	expect(formatRuns(["rents"], [aRun({})], leftOut)).toEqual([
		"source  outcome             as of     rows  seconds",
		"rents   updated             2026-09  1,327      2.5",
		"sales   not brought in yet                         ",
		"sales: Import the file.",
	]);
});

test("one that is still running is timed up to its last sign of life", () => {
	const run = aRun({ outcome: "running", finishedAt: null, beatAt: 11_000 });
	expect(formatRuns(["rents"], [run], [])[1]).toMatch(/^rents +running .* 10\.0$/);
});

test.each([
	["updated", true],
	["unchanged", true],
	["failed", false],
	["running", false],
])("a source that ended as %s went well: %s", (outcome, isWell) => {
	expect(wentWell(["rents"], [aRun({ outcome })])).toBe(isWell);
});

test("a source that was not begun did not go well", () => {
	expect(wentWell(["rents", "sales"], [aRun({})])).toBe(false);
});
