import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "../dev/run-tool.ts";
import type { Gate, GateVerdict } from "./gate.ts";

/** How one test ended, by its name. */
export type TestEnd = { readonly name: string; readonly end: "passed" | "failed" | "skipped" };

type TestGate = {
	readonly name: string;
	readonly command: string;
	/** Arguments that make the tool write its JSON report to `file`; the tool knows `--shard`. */
	readonly args: (file: string) => string[];
	readonly env?: (file: string) => Record<string, string | undefined>;
	readonly readReport: (report: unknown) => TestEnd[];
};

/** A gate made of tests, counted from the report that the tool writes, not from what it prints. */
export function testGate({ name, command, args, env, readReport }: TestGate): Gate {
	return {
		name,
		run: async (shard) => {
			const folder = await mkdtemp(path.join(tmpdir(), "lettable-gate-"));
			try {
				const file = path.join(folder, "report.json");
				const { code, output } = await runTool(
					command,
					[...args(file), ...(shard === null ? [] : [`--shard=${shard}`])],
					env?.(file),
				);
				const report = await readFile(file, "utf8").catch(() => null);
				return judge(report === null ? [] : readReport(JSON.parse(report)), code, output);
			} finally {
				await rm(folder, { recursive: true, force: true });
			}
		},
	};
}

/** A tool that failed for another reason than a test, and one that ran no test, have failed once. */
export function judge(tests: readonly TestEnd[], code: number, output: string): GateVerdict {
	const named = (end: TestEnd["end"]) =>
		tests.filter((test) => test.end === end).map(({ name }) => name);
	const passed = named("passed").length;
	const failed = named("failed").length;
	if (failed === 0 && passed === 0) {
		return { passed, failed: 1, skipped: named("skipped"), output: `${output}\nNo test was run.` };
	}
	return {
		passed,
		failed: Math.max(failed, code === 0 ? 0 : 1),
		skipped: named("skipped"),
		output,
	};
}
