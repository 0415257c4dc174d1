import { rm } from "node:fs/promises";
import { createBuilder, preview } from "vite";
import { openPayments, openSources, PAYMENTS_OFFSET, SIMULATOR_OFFSET } from "./open-simulators.ts";
import { prepareState } from "./prepare-state.ts";
import { root, toolEnv } from "./project.ts";
import { checkPort, HOST, waitUntilHealthy } from "./serving.ts";
import type { SourceVar } from "./worker-vars.ts";

const mode = "e2e";

type Serving = {
	readonly port: number;
	readonly state: string;
	readonly off?: SourceVar | "";
};

/**
 * Builds the product as for production, except that it may name the simulators, and serves it on `port` with the simulators
 * beside it until it is closed. Its data is new each time and lies in the folder `state`, which is emptied first. `off` is the variable of a source
 * that is switched off.
 */
export async function serveBuild({ port, state, off = "" }: Serving) {
	await checkPort(port);
	await checkPort(port + PAYMENTS_OFFSET);
	await checkPort(port + SIMULATOR_OFFSET);
	process.chdir(root);
	const address = `http://${HOST}:${port}`;
	Object.assign(process.env, toolEnv, {
		LETTABLE_STATE: state,
		LETTABLE_PUBLIC_URL: address,
		LETTABLE_OFF: off,
	});
	await rm(state, { recursive: true, force: true });

	const [outside, payments] = await Promise.all([openSources("sim", port), openPayments(port)]);
	await Promise.all([prepareState(state), buildForSimulators()]);
	const server = await preview({ mode, preview: { host: HOST, port, strictPort: true } });
	await waitUntilHealthy(address);
	return {
		address,
		close: () => Promise.allSettled([server.close(), outside.close(), payments.close()]),
	};
}

/** Builds the product as for production, except that it may name the simulators. */
export async function buildForSimulators(): Promise<void> {
	const builder = await createBuilder({ mode, logLevel: "warn" });
	await builder.buildApp();
}
