import { expect, test } from "vitest";
import { gateSummary } from "./report.ts";

test("the last line sums up tests and gates, and what was skipped is named above it", () => {
	const lines = gateSummary([
		{ name: "types", took: 1234, verdict: { passed: 1, failed: 0, skipped: [], output: "" } },
		{ name: "unit", took: 60_000, verdict: { passed: 40, failed: 2, skipped: ["s"], output: "" } },
	]).split("\n");

	expect(lines).toEqual([
		"PASS types                     1.2 s     1 passed    0 failed",
		"FAIL unit                     60.0 s    40 passed    2 failed   1 SKIPPED",
		"SKIPPED unit: s",
		"41 passed, 2 failed",
	]);
});
