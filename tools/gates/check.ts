import { parseArgs } from "node:util";
import { runCommand } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { ensureTypes } from "../dev/prepare-state.ts";
import { runTool } from "../dev/run-tool.ts";
import { affectedTests } from "./affected-tests.ts";
import { commandGate, type Gate } from "./gate.ts";
import { readImportGraph } from "./import-graph.ts";
import { conclude, tell } from "./report.ts";
import { runGates } from "./run-gates.ts";
import { vitestGate } from "./vitest-gate.ts";

/*
 * The inner loop: lint, types and the tests that a change touches. What changed is what is not committed yet, with
 * `--since REV` all that has come since.
 */

/** Runs vitest on the tests that the change touches, in whatever projects they are. */
const affected = (since: string): Gate => ({
	name: "tests it touches",
	run: async () => {
		const changed = await changedFiles(since);
		const { modules } = await readImportGraph();
		const tests = affectedTests(
			modules.map(({ source, dependencies }) => ({
				source,
				imports: dependencies.map(({ resolved }) => resolved),
			})),
			changed,
		);
		if (tests.length === 0) {
			return { passed: 0, failed: 0, skipped: [], output: "" };
		}
		return vitestGate("", "*", tests).run(null);
	},
});

async function changedFiles(since: string): Promise<string[]> {
	const lists = await Promise.all([
		git("diff", "--name-only", "--diff-filter=d", since),
		git("ls-files", "--others", "--exclude-standard"),
	]);
	return lists.flatMap((list) => list.split("\n").filter((line) => line !== ""));
}

async function git(...args: string[]): Promise<string> {
	const { code, output } = await runTool("git", args);
	if (code !== 0) {
		throw new Refusal(output.split("\n")[0] ?? output);
	}
	return output;
}

await runCommand(async () => {
	const { values } = parseArgs({ options: { since: { type: "string", default: "HEAD" } } });
	await git("rev-parse", "--verify", `${values.since}^{commit}`).catch((cause: unknown) => {
		throw new Refusal(`There is no commit ${values.since}.`, { cause });
	});
	await ensureTypes();
	const runs = await runGates(
		[
			commandGate("format and lint", "biome", [
				"check",
				"--colors=off",
				"--error-on-warnings",
				".",
			]),
			affected(values.since),
			commandGate("types", "tsc", ["-b"]),
		].map((gate) => ({ gate })),
		{
			lanes: 2,
			report: tell,
		},
	);
	conclude(runs);
});
