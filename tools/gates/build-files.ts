import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../dev/project.ts";

export type BuildFile = { readonly name: string; readonly bytes: Buffer };

/** Where every build goes, each into a folder by its mode. */
export const builds = path.join(root, "dist");

/**
 * What can be run or read of a build once it is deployed, by its path in dist/<mode>. Not the source maps, and not the
 * developer's own .dev.vars, which a build takes along for `vite preview`.
 */
export async function buildFiles(mode: "production" | "e2e"): Promise<BuildFile[]> {
	const folder = path.join(builds, mode);
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter(
		(entry) => entry.isFile() && !/\.map$|^\.dev\.vars$/.test(entry.name),
	);
	return Promise.all(
		files.map(async (entry) => {
			const file = path.join(entry.parentPath, entry.name);
			return {
				name: path.relative(folder, file).replaceAll("\\", "/"),
				bytes: await readFile(file),
			};
		}),
	);
}
