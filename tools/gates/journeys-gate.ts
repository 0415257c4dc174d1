import * as z from "zod";
import type { Gate } from "./gate.ts";
import { type TestEnd, testGate } from "./test-gate.ts";

const Spec = z.object({
	title: z.string(),
	tests: z.array(z.object({ status: z.enum(["expected", "unexpected", "flaky", "skipped"]) })),
});

/** A suite holds specs and suites. */
const Suite = z.object({
	specs: z.array(Spec),
	get suites() {
		return z.array(Suite).optional();
	},
});

const Report = z.object({ suites: z.array(Suite) });

/** Every journey of e2e/ in a real browser. */
export const journeysGate: Gate = testGate({
	name: "journeys",
	command: "playwright",
	args: () => ["test", "--forbid-only", "--reporter=list,json"],
	// Playwright forces colours upon what it starts, which warns when they are also forbidden.
	env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined }),
	readReport: readPlaywrightReport,
});

/** Every test of the report. One that passes only when tried again has failed. */
export function readPlaywrightReport(report: unknown): TestEnd[] {
	return Report.parse(report).suites.flatMap(testsIn);
}

function testsIn(suite: z.infer<typeof Suite>): TestEnd[] {
	const own = suite.specs.flatMap(({ title, tests }) =>
		tests.map(({ status }) => ({ name: title, end: endOf[status] })),
	);
	return [...own, ...(suite.suites ?? []).flatMap(testsIn)];
}

const endOf = {
	expected: "passed",
	unexpected: "failed",
	flaky: "failed",
	skipped: "skipped",
} as const;
