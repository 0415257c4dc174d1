import type { Rolldown } from "vite";

/**
 * Addresses of the scripts that a build of the browser's code fetches for a module that is imported when it is needed, those it shares with
 * others first. Some of them every document loads. `module` is the end of its path.
 * @throws Error when the build has no such module
 */
export function screenScripts(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
	const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
	const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
	if (!screen) {
		throw new Error(`the build holds no ${module}`);
	}
	const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	return [...withImports(screen, byName)].reverse().map(({ fileName }) => `/${fileName}`);
}

function withImports(
	chunk: Rolldown.OutputChunk,
	byName: ReadonlyMap<string, Rolldown.OutputChunk>,
	found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
	if (!found.has(chunk)) {
		found.add(chunk);
		for (const name of chunk.imports) {
			const imported = byName.get(name);
			if (imported) {
				withImports(imported, byName, found);
			}
		}
	}
	return found;
}
