import { readdir } from "node:fs/promises";
import path from "node:path";
import { root } from "../dev/project.ts";
import { faultGate, type Gate } from "./gate.ts";
import { readImportGraph, rooms } from "./import-graph.ts";

/** The import rules, by dependency-cruiser. It reports no violation when it looked at nothing, so what it looked at is checked. */
export const roomsGate: Gate = faultGate("rooms", async () => {
	const { modules, summary } = await readImportGraph();
	const seen = new Set(modules.map(({ source }) => source));
	const unseen = (await sourceFiles()).filter((file) => !seen.has(file));
	return [
		...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
		...unseen.map((file) => `not looked at: ${file}`),
	];
});

async function sourceFiles(): Promise<string[]> {
	const listings = await Promise.all(
		rooms.map(async (room) => {
			const names = await readdir(path.join(root, room), { recursive: true });
			return names.map((name) => path.posix.join(room, name.replaceAll("\\", "/")));
		}),
	);
	return listings.flat().filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
}
