import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../dev/project.ts";
import { runTool } from "../dev/run-tool.ts";
import { faultGate, type Gate } from "./gate.ts";

/** The migrations make the tables that worker/db/schema describes: generating from it, in a copy, adds none. */
export const schemaGate: Gate = faultGate("migrations", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-migrations-"));
	try {
		await cp(path.join(root, "migrations"), folder, { recursive: true });
		const before = new Set(await readdir(folder));
		const { code, output } = await runTool("drizzle-kit", [
			"generate",
			"--dialect=sqlite",
			"--schema=./worker/db/schema/*.ts",
			// drizzle-kit takes every folder for one below the current.
			`--out=${path.relative(root, folder)}`,
		]);
		const added = (await readdir(folder)).filter((name) => !before.has(name));
		if (code !== 0) {
			return [output];
		}
		return added.map((name) => `worker/db/schema wants ${name}: run npm run db:generate`);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
