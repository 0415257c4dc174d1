import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { root } from "../dev/project.ts";
import { runTool } from "../dev/run-tool.ts";
import type { Module } from "../gates/affected-tests.ts";
import { rooms } from "../gates/import-graph.ts";

const Graph = z.object({
	modules: z.array(
		z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
	),
});

/** Folders among the packages in which Vite and others keep what they made of them. */
const keptByTools = [".vite", ".vite-temp", ".tmp"];

/** A copy of the checkout as it stands, or of a commit, in a folder of its own: faults are planted there and nowhere else. */
export async function copyCheckout(rev: string | null) {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-faults-"));
	const remove = () => rm(folder, { recursive: true, force: true });
	try {
		await (rev === null ? copyWorkingTree(folder) : unpackCommit(folder, rev));
		await lendPackages(folder);
	} catch (error) {
		await remove();
		throw error;
	}
	return {
		folder,
		/** Who imports whom, by dependency-cruiser. */
		modules: async (): Promise<Module[]> => {
			const file = path.join(folder, "graph.json");
			const args = [
				"--config=.dependency-cruiser.mjs",
				"--output-type=json",
				`--output-to=${file}`,
			];
			await mustSay("depcruise", [...rooms, ...args], folder);
			const graph: unknown = JSON.parse(await readFile(file, "utf8"));
			return Graph.parse(graph).modules.map(({ source, dependencies }) => ({
				source,
				imports: dependencies.map(({ resolved }) => resolved),
			}));
		},
		/** A file's text; "" where there is no such file. */
		read: async (file: string) => {
			const place = path.join(folder, file);
			return existsSync(place) ? readFile(place, "utf8") : "";
		},
		write: (file: string, text: string) => writeFile(path.join(folder, file), text),
		remove,
	};
}

/**
 * Links the checkout's packages one by one, without the caches that tools keep
 * beside them: renewing a cache in the copy would stop the tests that run here.
 */
async function lendPackages(folder: string): Promise<void> {
	const packages = path.join(root, "node_modules");
	const lent = path.join(folder, "node_modules");
	await mkdir(lent);
	const names = await readdir(packages);
	for (const name of names.filter((one) => !keptByTools.includes(one))) {
		await symlink(path.join(packages, name), path.join(lent, name), "junction");
	}
}

async function copyWorkingTree(folder: string): Promise<void> {
	const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const gone = new Set((await mustSay("git", ["ls-files", "-z", "--deleted"], root)).split("\0"));
	const files = (await mustSay("git", list, root)).split("\0");
	for (const file of files.filter((name) => name !== "" && !gone.has(name))) {
		await cp(path.join(root, file), path.join(folder, file));
	}
}

async function unpackCommit(folder: string, rev: string): Promise<void> {
	const archive = path.join(folder, "commit.tar");
	await mustSay("git", ["archive", `--output=${archive}`, rev], root);
	await mustSay("tar", ["-xf", archive], folder);
	await rm(archive);
}

/** What a tool writes that has to succeed. */
async function mustSay(command: string, args: string[], cwd: string): Promise<string> {
	const { code, output } = await runTool(command, args, {}, cwd);
	if (code !== 0) {
		throw new Error(`\`${[command, ...args].join(" ")}\` failed:\n${output}`);
	}
	return output;
}
