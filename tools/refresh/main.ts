import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createServer } from "vite";
import { datasets } from "#datasets/registry.ts";
import { holdState } from "../dev/hold-state.ts";
import { openSources } from "../dev/open-simulators.ts";
import { prepareState } from "../dev/prepare-state.ts";
import { root, toolEnv } from "../dev/project.ts";
import { mustRun } from "../dev/run-tool.ts";
import { checkPort, HOST, logStep, SIMULATOR_OFFSET, waitUntilHealthy } from "../dev/serving.ts";
import { formatRuns, wentWell } from "./format-runs.ts";
import { parseRefreshOptions, type RefreshOptions } from "./parse-options.ts";
import {
	readLeftOut,
	readLocally,
	readRuns,
	type SkippedSource,
	type SourceRun,
} from "./read-runs.ts";
import { waitUntilEnded } from "./wait-until-ended.ts";

/** The weekly trigger of wrangler.toml, as the local runtime takes it by hand. */
const TRIGGER = "/cdn-cgi/handler/scheduled?cron=0+3+*+*+mon";

/** Milliseconds in which a run that is over forgets facts and writes its log. */
const LAST_STEPS = 1_500;

/** Everything that the weekly trigger refreshes, unless it is off or waits for a file. */
const weekly = datasets.filter(({ kept }) => kept === "weekly").map(({ id }) => id);

/** `npm run refresh`: the weekly refresh, there and then, on this machine. Answers whether all of it went well. */
async function main(options: RefreshOptions): Promise<boolean> {
	const { port, state } = options;
	await checkPort(port);
	await checkPort(port + SIMULATOR_OFFSET);
	process.chdir(root);
	Object.assign(process.env, toolEnv, { LETTABLE_STATE: state });
	holdState(state, "npm run refresh");
	await logStep("Migrating the local database, loading the reference data that it lacks", () =>
		prepareState(state),
	);
	const outside = await openSources(options.sources, port);
	const server = await createServer({
		clearScreen: false,
		logLevel: "warn",
		server: { host: HOST, port, strictPort: true },
	});
	try {
		if (options.sources === "sim") {
			await importFirstSales(state, `http://${HOST}:${port + SIMULATOR_OFFSET}`);
		}
		await server.listen();
		const { sources, leftOut, runs } = await refresh(`http://${HOST}:${port}`, state);
		console.log(formatRuns(sources, runs, leftOut).join("\n"));
		return wentWell(sources, runs);
	} finally {
		await Promise.allSettled([server.close(), outside.close()]);
	}
}

type Refreshed = {
	/** What was asked. */
	readonly sources: readonly string[];
	readonly leftOut: readonly SkippedSource[];
	readonly runs: readonly SourceRun[];
};

async function refresh(address: string, state: string): Promise<Refreshed> {
	await waitUntilHealthy(address);
	const leftOut = (await readLeftOut(address)).filter(({ source }) => weekly.includes(source));
	const sources = weekly.filter((id) => !leftOut.some(({ source }) => source === id));
	const since = Date.now();
	const reply = await fetch(`${address}${TRIGGER}`);
	if (!reply.ok) {
		throw new Error(`The weekly trigger failed: ${reply.status} ${await reply.text()}`);
	}
	const runs = await waitUntilEnded(sources, {
		read: () => readRuns(state),
		since,
		onEnd: ({ source, outcome }) => console.log(`${source}: ${outcome}`),
	});
	await pause(LAST_STEPS);
	return { sources, leftOut, runs };
}

/** Imports the simulator's complete file of Price Paid Data where no sales are held: its monthly update follows on that. */
async function importFirstSales(state: string, simulator: string): Promise<void> {
	if (readLocally(state, "SELECT id FROM datasets WHERE id = 'sales'").length > 0) {
		return;
	}
	const reply = await fetch(`${simulator}/price-paid-files/pp-complete.csv`);
	if (!reply.ok) {
		throw new Error(`The simulator has no complete file of sales: ${reply.status}.`);
	}
	const file = path.resolve(state, "pp-complete.csv");
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, await reply.bytes());
	// What the simulator has is a part of the country.
	const options = ["--partial", "--persist-to", path.resolve(state)];
	await mustRun("npm", ["run", "data:sales", "--", file, ...options]);
}

try {
	process.exit((await main(parseRefreshOptions(process.argv.slice(2)))) ? 0 : 1);
} catch (cause) {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exit(1);
}
