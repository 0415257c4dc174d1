import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../dev/project.ts";
import { faultGate, type Gate } from "./gate.ts";
import { readImportGraph, rooms } from "./import-graph.ts";
import { picturedWrongly } from "./rooms-picture.ts";

/**
 * The import rules, by dependency-cruiser, and the picture that docs/architecture.md draws of them. It reports no violation when it looked at
 * nothing, so what it looked at is checked.
 */
export const roomsGate: Gate = faultGate("rooms", async () => {
	const { modules, summary } = await readImportGraph();
	const seen = new Set(modules.map(({ source }) => source));
	const unseen = (await sourceFiles()).filter((file) => !seen.has(file));
	const picture = await readFile(path.join(root, "docs/architecture.md"), "utf8");
	const imports = modules.map(({ source, dependencies }) => ({
		source,
		imports: dependencies.map(({ resolved }) => resolved),
	}));
	return [
		...picturedWrongly(picture, imports),
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
