import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { runCommand } from "./run-command.ts";

const exitCode = process.exitCode;

afterEach(() => {
	vi.restoreAllMocks();
	process.exitCode = exitCode;
});

async function toldBy(cause: unknown): Promise<unknown> {
	const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
	await runCommand(() => Promise.reject(cause));
	expect(process.exitCode).toBe(1);
	return told.mock.calls[0]?.[0];
}

test("a refusal is told as one sentence", async () => {
	expect(await toldBy(new Refusal("Name one file."))).toBe("Name one file.");
});

test("a database without its tables is told as what is to be done, wherever that shows first", async () => {
	const cause = new Error("D1_ERROR: no such table: authorities: SQLITE_ERROR");
	expect(await toldBy(cause)).toMatch(/^The database lacks tables: apply the migrations first/);
});

test("a fault of ours is told with all that is known of it", async () => {
	const cause = new TypeError("undefined is not a function");
	expect(await toldBy(cause)).toBe(cause);
});
