import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createBuilder, preview } from "vite";
import { openPayments, openSources } from "./open-simulators.ts";
import { prepareState } from "./prepare-state.ts";
import { root, toolEnv } from "./project.ts";
import {
	checkPort,
	HOST,
	NAME,
	PAYMENTS_OFFSET,
	SIMULATOR_OFFSET,
	waitUntilHealthy,
} from "./serving.ts";
import { paymentVars, publicUrlVar, type SourceVar, simulatorVars } from "./worker-vars.ts";

const mode = "e2e";

type Serving = {
	readonly port: number;
	/** Folder of its data. */
	readonly state: string;
	/** Variable of a source that is switched off. */
	readonly off?: SourceVar | "";
};

/**
 * Builds the product as for production, except that it may name the simulators, and serves it on `port` with the simulators
 * beside it until it is closed. Its data is new each time, and a copy of it lies in each of the folders `copies` before any of it changes.
 */
export async function serveBuild(serving: Serving, copies: readonly string[] = []) {
	const { state } = serving;
	const simulators = await openSimulators(serving);
	await rm(state, { recursive: true, force: true });
	await Promise.all([prepareState(state), buildForSimulators()]);
	for (const copy of copies) {
		await rm(copy, { recursive: true, force: true });
		await cp(state, copy, { recursive: true });
	}
	return serve(serving, simulators);
}

/** Serves what `serveBuild` has built on another port, with simulators of its own. A process can serve only one. */
export async function serveBuilt(serving: Serving) {
	const simulators = await openSimulators(serving);
	await nameSimulators();
	return serve(serving, simulators);
}

type Simulator = { readonly close: () => Promise<void> };

const addressOf = ({ port }: Serving) => `http://${NAME}:${port}`;

/** Opens the simulators of the product on a port, so that what is built or served in this process knows them. */
async function openSimulators(serving: Serving): Promise<readonly Simulator[]> {
	const { port, state, off = "" } = serving;
	await checkPort(port);
	await checkPort(port + PAYMENTS_OFFSET);
	await checkPort(port + SIMULATOR_OFFSET);
	process.chdir(root);
	Object.assign(process.env, toolEnv, {
		LETTABLE_STATE: state,
		LETTABLE_PUBLIC_URL: addressOf(serving),
		LETTABLE_OFF: off,
	});
	return Promise.all([openSources("sim", port), openPayments(port)]);
}

async function serve(serving: Serving, simulators: readonly Simulator[]) {
	const { port } = serving;
	const server = await preview({ mode, preview: { host: HOST, port, strictPort: true } });
	await waitUntilHealthy(addressOf(serving));
	return {
		address: addressOf(serving),
		close: () => Promise.allSettled([server, ...simulators].map((each) => each.close())),
	};
}

/** Builds the product as for production, except that it may name the simulators. */
export async function buildForSimulators(): Promise<void> {
	const builder = await createBuilder({ mode, logLevel: "warn" });
	await builder.buildApp();
}

/** Puts the addresses of this process's simulators in the place of those that the product was built with. */
async function nameSimulators(): Promise<void> {
	// Where the build tells `vite preview` what to serve.
	const deploy = path.resolve("web/.wrangler/deploy/config.json");
	const { configPath } = JSON.parse(await readFile(deploy, "utf8"));
	const file = path.resolve(path.dirname(deploy), configPath);
	const built = JSON.parse(await readFile(file, "utf8"));
	Object.assign(built.vars, simulatorVars(), paymentVars(), publicUrlVar());
	await writeFile(file, JSON.stringify(built));
}
