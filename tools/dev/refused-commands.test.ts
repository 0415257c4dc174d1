import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import scripts from "../../package.json" with { type: "json" };
import { root } from "./project.ts";

const run = promisify(execFile);

let folder = "";
let garbage = "";
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "lettable-refused-"));
	garbage = path.join(folder, "garbage.csv");
	await writeFile(garbage, '\u0000,"none\nof,it"x\n');
});
afterAll(() => rm(folder, { recursive: true }));

/** The program of a script of package.json, the last of those that it starts. */
function programOf(name: string): string[] {
	const script = Object.entries(scripts.scripts).find(([each]) => each === name)?.[1] ?? "";
	const last = script.split(" && ").at(-1) ?? "";
	expect(last).toMatch(/^node /);
	return last.split(" ").slice(1);
}

async function refusalOf(name: string, given: readonly string[]) {
	const ended = await run(process.execPath, [...programOf(name), ...given], { cwd: root }).then(
		({ stdout }) => ({ code: 0, stderr: stdout }),
		(failed: { code: number; stderr: string }) => failed,
	);
	return { code: ended.code, said: ended.stderr.trim() };
}

const NOWHERE = "/nowhere/at-all.csv";
/** What is given stands for the test's own folder and file, which are made later. */
const FOLDER = "<folder>";
const GARBAGE = "<garbage>";

const withFile: Readonly<Record<string, readonly string[]>> = {
	"register:audit": [],
	"data:postcodes": [],
	"data:sales": [],
	"data:rents": [],
	"data:house-prices": [],
	"data:certificates": ["--authority", "E08000003"],
	"data:check-areas": [NOWHERE],
	"data:drawn-postcodes": [NOWHERE],
	"data:deciles": [],
	"data:outlines": [],
};
const withoutFile = [
	...["dev", "test", "check", "faults", "proof", "bench", "record", "house", "refresh"],
	...["data:load", "data:fonts", "data:passwords", "brand:images", "brand:sample"],
	...["register:correct", "stripe:contract", "lock:complete"],
];

const cases: [name: string, given: readonly string[]][] = [
	...Object.entries(withFile).flatMap(([name, more]): [string, readonly string[]][] => [
		[name, []],
		[name, [NOWHERE, ...more]],
		[name, [FOLDER, ...more]],
		[name, [GARBAGE, ...more]],
		[name, [GARBAGE, "--bogus"]],
	]),
	...withoutFile.map((name): [string, readonly string[]] => [name, ["--bogus"]]),
	["faults", ["--only", "nowhere"]],
	["faults", ["--fault", "none-such"]],
	["test", ["--only", "nowhere"]],
	["check", ["--since", "no-such-commit"]],
	["record", ["--compare", NOWHERE]],
	["refresh", ["--sources", "nowhere"]],
	["dev", ["--port", "many"]],
	["data:load", [NOWHERE]],
	["register:correct", [NOWHERE]],
];

test.for(cases)(
	"%s %j ends in words and with exit code 1",
	{ timeout: 60_000 },
	async ([name, given]) => {
		const standing: Readonly<Record<string, string>> = { [FOLDER]: folder, [GARBAGE]: garbage };
		const { code, said } = await refusalOf(
			name,
			given.map((each) => standing[each] ?? each),
		);
		expect(said).not.toMatch(/^\s+at |node:internal|Error:/m);
		expect(said.split("\n")).toHaveLength(1);
		expect(said).not.toBe("");
		expect(code).toBe(1);
	},
);

test("every script that is a program of ours is tried", () => {
	const ours = Object.entries(scripts.scripts)
		.filter(([, script]) => /\bnode [^&]*\.ts$/.test(script))
		.map(([name]) => name);
	expect(ours.filter((name) => !(name in withFile || withoutFile.includes(name)))).toEqual([]);
});
