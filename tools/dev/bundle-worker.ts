import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { type KeptBundle, keepBundle, readKeptBundle, stampsOfBundle } from "./kept-bundle.ts";

/** Marks a file of the bundle that stands on no disk. */
const BUNDLED = "\0bundled-worker:";

/** The file that holds what others wrote. */
const PACKAGES = "packages";

/**
 * Serves the Worker in development as a few bundled files, our code and its packages, and rebuilds them when one of our files changes. Vite would serve its
 * thousand modules one by one, which took most of the time to the first answer. Keeps the bundle for the next start, and begins bundling while the runtime
 * starts. `environment` is what Vite calls the Worker: its name in wrangler.toml.
 */
export function bundleWorker(environment: string, entry: string): Plugin {
	const main = realpathSync(entry);
	let chunks: KeptBundle["others"] = {};
	let begun: Promise<KeptBundle> | null = null;
	return {
		name: "bundle-worker",
		apply: "serve",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === environment,
		// The bundle holds its packages: none is left to be found and prepared.
		configEnvironment: (name) =>
			name === environment ? { optimizeDeps: { noDiscovery: true } } : undefined,
		configureServer({ environments }) {
			const served = environments[environment];
			begun = served ? bundled(main, served.config) : null;
			// `load` awaits the same promise and reports its failure.
			begun?.catch(() => undefined);
		},
		resolveId(id) {
			const name = id.replace(/^\.\//, "");
			return name in chunks ? BUNDLED + name : null;
		},
		async load(id) {
			if (id.startsWith(BUNDLED)) {
				return chunks[id.slice(BUNDLED.length)] ?? null;
			}
			if (id !== main) {
				return null;
			}
			const { own, others, stamps } = await (begun ?? bundled(main, this.environment.config));
			begun = null;
			chunks = others;
			for (const file of Object.keys(stamps).filter((each) => !each.includes("/node_modules/"))) {
				this.addWatchFile(file);
			}
			return own;
		},
	};
}

type Config = Pick<ResolvedConfig, "root" | "mode" | "resolve" | "cacheDir">;

/** The bundle that was kept, or a new one, which then is. */
async function bundled(entry: string, config: Config): Promise<KeptBundle> {
	const kept = await readKeptBundle(config.cacheDir, config.mode);
	if (kept !== null) {
		return kept;
	}
	const startedAt = Date.now();
	const { modules, chunks } = await bundle(entry, config, {});
	const stamps = await stampsOfBundle(modules);
	const [own, ...others] = chunks;
	const made: KeptBundle = {
		mode: config.mode,
		stamps,
		own: withMap(own),
		others: Object.fromEntries(others.map((chunk) => [chunk.fileName, withMap(chunk)])),
	};
	await keepBundle(config.cacheDir, made, startedAt);
	return made;
}

/** Says that a file has no map. */
const NO_MAP = '{"mappings":""}';

/** No stack is read in packages, whose map would be the larger part of what is kept. */
function withMap({ name, code, map }: Rolldown.OutputChunk) {
	return { code, map: name === PACKAGES ? NO_MAP : (map?.toString() ?? NO_MAP) };
}

type Chunks = [Rolldown.OutputChunk, ...Rolldown.OutputChunk[]];

/** Bundles the Worker, `minify` as it ships. Returns the bundle's files, the entry's first, and every module that was read for them. */
export async function bundle(
	entry: string,
	{ root, mode, resolve }: Pick<Config, "root" | "mode" | "resolve">,
	{ minify = false },
): Promise<{ modules: readonly string[]; chunks: Chunks }> {
	const modules: string[] = [];
	const built = await build({
		configFile: false,
		plugins: [
			{
				name: "modules-read",
				buildEnd() {
					modules.push(...this.getModuleIds());
				},
			},
			{
				// As the platform imports it. Vite alone would hand over an address.
				name: "texts",
				enforce: "pre",
				async load(id) {
					return id.endsWith(".txt")
						? { code: await readFile(id, "utf8"), moduleType: "text" }
						: null;
				},
			},
		],
		root,
		mode,
		logLevel: "error",
		resolve: { alias: resolve.alias, conditions: resolve.conditions },
		ssr: { noExternal: true, target: "webworker" },
		build: {
			ssr: entry,
			write: false,
			minify,
			sourcemap: "hidden",
			target: "es2024",
			rolldownOptions: {
				external: [/^node:/, /^cloudflare:/],
				// The platform takes every export of the entry for a handler, so what is loaded later imports nothing from it.
				preserveEntrySignatures: "strict",
				output: {
					chunkFileNames: "[name].js",
					// Whole, so that a stack names the file that an editor opens.
					sourcemapPathTransform: (source, map) => path.resolve(path.dirname(map), source),
					codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/ }] },
				},
			},
		},
	});
	const [own, ...others] = [built]
		.flat()
		.flatMap((result) => ("output" in result ? result.output : []))
		.filter((file) => file.type === "chunk");
	if (!own?.isEntry) {
		throw new Error(`${entry} did not become a bundle`);
	}
	return { modules, chunks: [own, ...others] };
}
