import { rm } from "node:fs/promises";
import { unstable_startWorker } from "wrangler";
import { prepareState } from "../dev/prepare-state.ts";
import { root, toolEnv } from "../dev/project.ts";
import { buildForSimulators } from "../dev/serve-build.ts";
import { checkPort, HOST, waitUntilHealthy } from "../dev/serving.ts";

const state = ".wrangler/bench";

/**
 * Serves the product and the bare route from one minified bundle, with the documents of a build, reference data of its own and every live source off. Runs
 * without an inspector, as production does: with one, a single line of the log takes as long as a whole answer, and the bare route logs nothing.
 */
export async function serveBench(port: number) {
	await checkPort(port);
	process.chdir(root);
	Object.assign(process.env, toolEnv);
	await rm(state, { recursive: true, force: true });
	await Promise.all([prepareState(state), buildForSimulators()]);
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
