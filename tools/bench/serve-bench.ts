import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { resolveConfig } from "vite";
import { unstable_startWorker } from "wrangler";
import { bundle } from "../dev/bundle-worker.ts";
import { prepareState } from "../dev/prepare-state.ts";
import { root, toolEnv } from "../dev/project.ts";
import { buildForSimulators } from "../dev/serve-build.ts";
import { checkPort, HOST, waitUntilHealthy } from "../dev/serving.ts";

const state = ".wrangler/bench";

/** Where the bundle lies that tools/bench/wrangler.toml names. */
const bundled = ".wrangler/bench-worker";

/**
 * Serves the product and the bare route from one minified bundle, with the documents of a build, reference data of its own and every live source off. Runs
 * without an inspector, as production does: with one, a single line of the log takes as long as a whole answer, and the bare route logs nothing.
 */
export async function serveBench(port: number) {
	await checkPort(port);
	process.chdir(root);
	Object.assign(process.env, toolEnv);
	await rm(state, { recursive: true, force: true });
	await Promise.all([prepareState(state), buildForSimulators().then(bundleBench)]);
	const worker = await unstable_startWorker({
		config: "tools/bench/wrangler.toml",
		dev: {
			persist: state,
			server: { hostname: HOST, port },
			inspector: false,
			logLevel: "error",
			watch: false,
		},
	});
	const close = () => worker.dispose();
	const address = `http://${HOST}:${port}`;
	await waitUntilHealthy(address).catch(async (cause: unknown) => {
		await close();
		throw cause;
	});
	return { address, close };
}

/** Bundles product and bare route as the product is for production: by another bundler they would be another program. */
async function bundleBench(): Promise<void> {
	const config = await resolveConfig({}, "build", "bench", "production");
	const { chunks } = await bundle(path.resolve("tools/bench/worker.ts"), config, { minify: true });
	await mkdir(bundled, { recursive: true });
	for (const { fileName, code } of chunks) {
		await writeFile(path.join(bundled, fileName), code);
	}
}
