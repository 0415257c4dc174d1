import type { Rolldown } from "vite";

/** Addresses of what a build of the browser's code fetches for one thing, what it shares with others first: a later style may change an earlier one. */
export type ScreenFiles = {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
};

/** A build's chunk, with the styles that the build tool says belong to it. */
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/**
 * What is fetched for modules that are imported when they are needed. Some of it every document loads. `modules` are the ends of their paths.
 * @throws Error when the build has no such module
 */
export function screenFiles(
	bundle: Rolldown.OutputBundle,
	modules: readonly string[],
): ScreenFiles {
	const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
	const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	const found = new Set<Chunk>();
	for (const module of modules) {
		const opened = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
		if (!opened) {
			throw new Error(`the build holds no ${module}`);
		}
		addWithImports(opened, byName, found);
	}
	return {
		scripts: [...found].map(({ fileName }) => `/${fileName}`),
		styles: [
			...new Set(
				[...found].flatMap(({ viteMetadata }) =>
					[...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
				),
			),
		],
	};
}

function addWithImports(
	chunk: Chunk,
	byName: ReadonlyMap<string, Chunk>,
	found: Set<Chunk>,
	underWay = new Set<Chunk>(),
): void {
	if (found.has(chunk) || underWay.has(chunk)) {
		return;
	}
	underWay.add(chunk);
	for (const name of chunk.imports) {
		const imported = byName.get(name);
		if (imported) {
			addWithImports(imported, byName, found, underWay);
		}
	}
	found.add(chunk);
}
