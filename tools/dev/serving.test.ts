import { expect, test } from "vitest";
import { logStep } from "./serving.ts";

test("a step is told as it begins, and with its seconds when it is done", async () => {
	const lines: string[] = [];
	const result = await logStep(
		"Migrating the local database",
		async () => lines.length,
		(line) => lines.push(line),
	);
	expect(result).toBe(1);
	expect(lines).toEqual([
		"Migrating the local database ...",
		expect.stringMatching(/^Migrating the local database: \d+\.\d s$/),
	]);
});

test("of a step that fails nobody says that it is done", async () => {
	const lines: string[] = [];
	const failing = logStep(
		"Building the pages",
		() => Promise.reject(new Error("no")),
		(line) => lines.push(line),
	);
	await expect(failing).rejects.toThrow("no");
	expect(lines).toEqual(["Building the pages ..."]);
});
