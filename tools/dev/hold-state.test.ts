import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const module = path.join(import.meta.dirname, "hold-state.ts");

let state = "";

beforeEach(async () => {
	state = await mkdtemp(path.join(tmpdir(), "lettable-held-"));
});

afterEach(() => rm(state, { recursive: true }));

/** A process that opens the database, says so, and does `then`. */
function opening(command: string, then = ""): string[] {
	const program = `import { holdState } from ${JSON.stringify(module)};
		try { holdState(${JSON.stringify(state)}, ${JSON.stringify(command)}); } catch (cause) { console.error(cause.message); process.exit(1); }
		console.log("open"); ${then}`;
	return ["--input-type=module", "--eval", program];
}

test("a database that another command has open is refused in one line, and free again once that was killed", async () => {
	const dev = spawn(process.execPath, opening("npm run dev", "setInterval(() => {}, 1000);"));
	await once(dev.stdout, "data");

	const refresh = spawnSync(process.execPath, opening("npm run refresh"), { encoding: "utf8" });
	expect(refresh.status).toBe(1);
	expect(refresh.stderr).toMatch(
		/^`npm run dev` \(process \d+\) has the database in .* open: .*\n$/,
	);

	dev.kill("SIGKILL");
	await once(dev, "exit");
	const again = spawnSync(process.execPath, opening("npm run refresh"), { encoding: "utf8" });
	expect(again).toMatchObject({ status: 0, stdout: "open\n" });
	expect(existsSync(path.join(state, "in-use.json"))).toBe(false);
});
