import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { root } from "./project.ts";

const Chunk = z.object({ code: z.string(), map: z.string() });

const Kept = z.object({
	mode: z.string(),
	/** Files that it was made of, each with its size and when it was changed. */
	stamps: z.record(z.string(), z.string()),
	own: Chunk,
	/** Its other files, by their names. */
	others: z.record(z.string(), Chunk),
});

/** A bundle as it was made, and of what. */
export type KeptBundle = z.infer<typeof Kept>;

/** What every bundle follows from besides its modules. */
const makers = [
	"vite.config.ts",
	"package.json",
	"package-lock.json",
	"tools/dev/bundle-worker.ts",
];

/** Reads the bundle kept in `folder`; null where there is none, it was made in another mode, or one of its sources has changed since. */
export async function readKeptBundle(folder: string, mode: string): Promise<KeptBundle | null> {
	try {
		const kept = Kept.parse(JSON.parse(await readFile(fileIn(folder), "utf8")));
		const now = await stampsOf(Object.keys(kept.stamps));
		const isSame = Object.entries(kept.stamps).every(([file, stamp]) => now[file] === stamp);
		return isSame && kept.mode === mode ? kept : null;
	} catch {
		// Nothing was kept, or a file is gone.
		return null;
	}
}

/** Keeps a bundle, unless a source file changed after bundling began: the bundle may then hold the file's old text. */
export async function keepBundle(
	folder: string,
	bundle: KeptBundle,
	startedAt: number,
): Promise<void> {
	if (Object.values(bundle.stamps).some((stamp) => Number.parseFloat(stamp) >= startedAt)) {
		return;
	}
	await mkdir(folder, { recursive: true });
	await writeFile(fileIn(folder), JSON.stringify(bundle));
}

/** What tells whether a bundle of these modules is still that of the files on disk. */
export function stampsOfBundle(modules: readonly string[]): Promise<Record<string, string>> {
	return stampsOf([
		...modules.map((module) => module.replace(/\?.*$/, "")).filter(path.isAbsolute),
		...makers.map((file) => path.join(root, file)),
	]);
}

async function stampsOf(files: readonly string[]): Promise<Record<string, string>> {
	const stamps = files.map(async (file): Promise<[string, string]> => {
		const { mtimeMs, size } = await stat(file);
		return [file, `${mtimeMs} ${size}`];
	});
	return Object.fromEntries(await Promise.all(stamps));
}

function fileIn(folder: string): string {
	return path.join(folder, "worker-bundle.json");
}
