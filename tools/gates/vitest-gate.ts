import * as z from "zod";
import type { Gate } from "./gate.ts";
import { type TestEnd, testGate } from "./test-gate.ts";

const Report = z.object({
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
		}),
	),
});

/** The tests of one project of vitest.config.ts, of these files only where any are named. */
export function vitestGate(name: string, project: string, files: readonly string[] = []): Gate {
	return testGate({
		name,
		command: "vitest",
		args: (file) => [
			"run",
			`--project=${project}`,
			"--allowOnly=false",
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=${file}`,
			...files,
		],
		readReport: readVitestReport,
	});
}

/** Every test of the report; a file that could not be read counts as one that failed. */
export function readVitestReport(report: unknown): TestEnd[] {
	return Report.parse(report).testResults.flatMap((file) => {
		const broken = file.status === "failed" && file.assertionResults.length === 0;
		return broken
			? [{ name: file.name, end: "failed" as const }]
			: file.assertionResults.map(({ fullName, status }) => ({
					name: fullName,
					end: endOf(status),
				}));
	});
}

function endOf(status: string): TestEnd["end"] {
	return status === "passed" || status === "failed" ? status : "skipped";
}
