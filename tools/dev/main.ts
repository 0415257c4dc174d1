import { createServer } from "vite";
import { APP_NAME } from "#domain/base/product.ts";
import { knownPostcodes } from "../source-sim/fixtures/places.ts";
import { holdState } from "./hold-state.ts";
import { openPayments, openSources } from "./open-simulators.ts";
import { type DevOptions, parseDevOptions } from "./parse-options.ts";
import { ensureTypes, prepareState } from "./prepare-state.ts";
import { root, toolEnv } from "./project.ts";
import { reachableSources } from "./reachable-sources.ts";
import {
	checkPort,
	HOST,
	logStep,
	NAME,
	PAYMENTS_OFFSET,
	SIMULATOR_OFFSET,
	stopOnSignal,
	waitUntilHealthy,
} from "./serving.ts";
import { hasPaymentKeys } from "./worker-vars.ts";

/** `npm run dev`: the whole product on this machine, ready when the address is printed. */
async function main({ port, sources }: DevOptions): Promise<void> {
	await checkPort(port);
	if (sources === "sim") {
		await checkPort(port + SIMULATOR_OFFSET);
	}
	process.chdir(root);
	const simulatesPayments = !hasPaymentKeys();
	if (simulatesPayments) {
		await checkPort(port + PAYMENTS_OFFSET);
	}
	Object.assign(process.env, toolEnv);
	const state = process.env["LETTABLE_STATE"] ?? ".wrangler/state";
	holdState(state, "npm run dev");

	const asked = sources ?? (await reachableSources());
	const outside = await openSources(asked, port);
	const payments = simulatesPayments ? await openPayments(port) : null;
	const address = `http://${NAME}:${port}`;
	process.env["LETTABLE_PUBLIC_URL"] = address;
	// At the same time: the server asks nothing of the database before it listens.
	const [server] = await Promise.all([
		logStep("Building the Worker", () =>
			createServer({ clearScreen: false, server: { host: HOST, port, strictPort: true } }),
		),
		logStep("Migrating the local database, loading the reference data that it lacks", () =>
			prepareState(state, { simulatesPayments }),
		),
	]);
	stopOnSignal(() => Promise.allSettled([server.close(), outside.close(), payments?.close()]));
	await logStep("Asking for the first answer", async () => {
		await server.listen();
		await waitUntilHealthy(address);
	});
	console.log(
		`${APP_NAME} is ready at ${address} (sources: ${asked}${sources ? "" : ", as the network allows"}). Ctrl-C stops it.`,
	);
	if (asked === "off") {
		console.log(
			"No source is asked: --sources sim stands in for them, with certificates and sales of some homes.",
		);
	}
	if (asked === "sim") {
		console.log(`Sources are simulated, and know of no home but at ${knownPostcodes.join(", ")}.`);
	}
	if (simulatesPayments) {
		console.log(
			`Payments are simulated: pay with 4242 4242 4242 4242, any later date and any code. Time is moved on at http://${HOST}:${port + PAYMENTS_OFFSET}.`,
		);
	}
	console.log(`The mail it sends can be read at ${address}/__mail.`);
	await ensureTypes();
}

try {
	await main(parseDevOptions(process.argv.slice(2)));
} catch (cause) {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exit(1);
}
