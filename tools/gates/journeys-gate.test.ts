import { expect, test } from "vitest";
import { readPlaywrightReport } from "./journeys-gate.ts";

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test("every test of a Playwright report is read at any depth, and a flaky one is a failure", () => {
	const report = {
		suites: [
			{
				specs: [spec("opens", "expected"), spec("closes", "unexpected")],
				suites: [{ specs: [spec("wavers", "flaky"), spec("waits", "skipped")] }],
			},
		],
	};

	expect(readPlaywrightReport(report)).toEqual([
		{ name: "opens", end: "passed" },
		{ name: "closes", end: "failed" },
		{ name: "wavers", end: "failed" },
		{ name: "waits", end: "skipped" },
	]);
});
