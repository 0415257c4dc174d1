import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asImportingProcess } from "./importing-process.ts";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-process-"));
});
afterEach(() => rm(folder, { recursive: true }));

const path = (): string => join(folder, "imports", "sales.pid");
const enter = <Result>(use: Parameters<typeof asImportingProcess<Result>>[2]) =>
	asImportingProcess(path(), "Sold prices", use);

/** No process has a number as high as this. */
const DEAD = 99_999_999;

test("while one process imports, a second is refused in a clear sentence and disturbs nothing", async () => {
	await enter(async () => {
		await expect(enter(async () => "in")).rejects.toThrow(
			`Sold prices are being imported from this machine already, by process ${process.pid}: try again when it has ended.`,
		);
		await expect(enter(async () => "in")).rejects.toThrow("already");
	});

	expect(await enter(async () => "in")).toBe("in");
});

test("nothing is left once a process has ended, even by a failure", async () => {
	await expect(
		enter(async ({ noteRun }) => {
			noteRun(1);
			throw new Error("it broke");
		}),
	).rejects.toThrow("it broke");

	expect(await readdir(join(folder, "imports"))).toEqual([]);
});

test.each([
	["the note of a killed process", JSON.stringify({ process: DEAD, run: 1234 }), 1234],
	[
		"the note of one that was killed before it began a run",
		JSON.stringify({ process: DEAD, run: null }),
		null,
	],
	["what is no note", "123", null],
])("%s is taken over, with the run it names", async (_, note, run) => {
	await enter(async () => undefined);
	await writeFile(path(), note);

	expect(await enter(async ({ killedRun }) => killedRun)).toBe(run);
});

test("whoever is killed before it begins a run hands on the run it found", async () => {
	await enter(async () => undefined);
	await writeFile(path(), JSON.stringify({ process: DEAD, run: 1234 }));

	await enter(async () => {
		expect(JSON.parse(await readFile(path(), "utf8"))).toEqual({ process: process.pid, run: 1234 });
	});
});
