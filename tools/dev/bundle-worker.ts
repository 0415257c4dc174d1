import { realpathSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";

/** Marks a file of the bundle that stands on no disk. */
const BUNDLED = "\0bundled-worker:";

/**
 * Serves the Worker to development as two files, our code and its packages, made anew when one of our files changes. Asked for one at a time, as
 * Vite serves code otherwise, its thousand modules took most of the time until the first answer. `environment` is what Vite calls the Worker: its name in wrangler.toml.
 */
export function bundleWorker(environment: string, entry: string): Plugin {
	const main = realpathSync(entry);
	let chunks: ReadonlyMap<string, string> = new Map();
	return {
		name: "bundle-worker",
		apply: "serve",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === environment,
		// The bundle holds its packages: none is left to be found and prepared.
		configEnvironment: (name) =>
			name === environment ? { optimizeDeps: { noDiscovery: true } } : undefined,
		resolveId(id) {
			const name = id.replace(/^\.\//, "");
			return chunks.has(name) ? BUNDLED + name : null;
		},
		async load(id) {
			if (id.startsWith(BUNDLED)) {
				return { code: chunks.get(id.slice(BUNDLED.length)) ?? "", map: { mappings: "" } };
			}
			if (id !== main) {
				return null;
			}
			const [own, ...others] = await bundle(main, this.environment.config);
			chunks = new Map(others.map(({ fileName, code }) => [fileName, code]));
			for (const module of own.moduleIds) {
				this.addWatchFile(module);
			}
			return { code: own.code, map: own.map };
		},
	};
}

/** Files of the bundle, that of the entry first, which alone holds modules of ours. */
async function bundle(
	entry: string,
	{ root, mode, resolve }: Pick<ResolvedConfig, "root" | "mode" | "resolve">,
): Promise<[Rolldown.OutputChunk, ...Rolldown.OutputChunk[]]> {
	const built = await build({
		configFile: false,
		root,
		mode,
		logLevel: "error",
		resolve: { alias: resolve.alias, conditions: resolve.conditions },
		ssr: { noExternal: true, target: "webworker" },
		build: {
			ssr: entry,
			write: false,
			minify: false,
			sourcemap: "hidden",
			target: "es2024",
			rolldownOptions: {
				external: [/^node:/, /^cloudflare:/],
				output: {
					chunkFileNames: "[name].js",
					// Whole, so that a stack names the file that an editor opens.
					sourcemapPathTransform: (source, map) => path.resolve(path.dirname(map), source),
					codeSplitting: { groups: [{ name: "packages", test: /node_modules/ }] },
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
	return [own, ...others];
}
