import { expect, test } from "vitest";
import { readVitestReport } from "./vitest-gate.ts";

test("every test of a vitest report is read, and a file that does not load is a failure", () => {
	const report = {
		testResults: [
			{
				name: "a.test.ts",
				status: "failed",
				assertionResults: [
					{ fullName: "adds", status: "passed" },
					{ fullName: "subtracts", status: "failed" },
					{ fullName: "divides", status: "skipped" },
					{ fullName: "multiplies", status: "todo" },
				],
			},
			{ name: "b.test.ts", status: "failed", assertionResults: [] },
			{ name: "c.test.ts", status: "passed", assertionResults: [] },
		],
	};

	expect(readVitestReport(report)).toEqual([
		{ name: "adds", end: "passed" },
		{ name: "subtracts", end: "failed" },
		{ name: "divides", end: "skipped" },
		{ name: "multiplies", end: "skipped" },
		{ name: "b.test.ts", end: "failed" },
	]);
});
