import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
/** Placeholders for the test's own folder and file, which are created later. */
const FOLDER = "<folder>";
const GARBAGE = "<garbage>";

/**
 * A command is covered either because it ends in `run-command.ts` or because it is
 * started below. Starting every command with every wrong argument took three minutes.
 */
const cases: [name: string, given: readonly string[]][] = [
	["register:audit", [FOLDER]],
	["data:deciles", [GARBAGE]],
	["record", ["--compare", NOWHERE]],
	["faults", ["--fault", "none-such"]],
	["refresh", ["--sources", "nowhere"]],
	["dev", ["--port", "many"]],
	["test", ["--only", "nowhere"]],
	["proof", ["--bogus"]],
];

test("every command of ours tells in one place what is wrong with what was typed", async () => {
	const own = Object.entries(scripts.scripts).flatMap(([name, script]) => {
		const program = /\bnode [^&]*?(\S+\.ts)$/.exec(script)?.[1];
		return program === undefined ? [] : [[name, program] as const];
	});
	const tellsItself = await Promise.all(
		own.map(async ([name, program]) => {
			const text = await readFile(path.join(root, program), "utf8");
			return text.includes('/run-command.ts"') ? [] : [name];
		}),
	);
	expect(own.length).toBeGreaterThan(20);
	const started = new Set(cases.map(([name]) => name));
	expect(tellsItself.flat().filter((name) => !started.has(name))).toEqual([]);
});

test.concurrent.for(cases)("%s %j ends in words and with exit code 1", async ([name, given]) => {
	const standing: Readonly<Record<string, string>> = { [FOLDER]: folder, [GARBAGE]: garbage };
	const { code, said } = await refusalOf(
		name,
		given.map((each) => standing[each] ?? each),
	);
	expect(said).not.toMatch(/^\s+at |node:internal|Error:/m);
	expect(said.split("\n")).toHaveLength(1);
	expect(said).not.toBe("");
	expect(code).toBe(1);
});
