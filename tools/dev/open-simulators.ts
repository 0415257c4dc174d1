import { startStripeSim } from "stripe-sim/server";
import { startSourceSim } from "../source-sim/start-source-sim.ts";
import type { SourceMode } from "./parse-options.ts";
import { HOST, PAYMENTS_OFFSET, SIMULATOR_OFFSET } from "./serving.ts";
import { SIMULATED_WEBHOOK_SECRET } from "./worker-vars.ts";

/** Names the outside sources to the app on `port`, which must start after this; starts the simulator where it is wanted. */
export async function openSources(
	sources: SourceMode,
	port: number,
): Promise<{ close: () => Promise<void> }> {
	if (sources !== "sim") {
		process.env["LETTABLE_SOURCES"] = sources;
		return { close: () => Promise.resolve() };
	}
	const simulator = await startSourceSim({ port: port + SIMULATOR_OFFSET });
	process.env["LETTABLE_SOURCES"] = simulator.url;
	return simulator;
}

/** Starts the payment simulator for the app on `port`, which must start after this. */
export async function openPayments(port: number): Promise<{ close: () => Promise<void> }> {
	const simulator = await startStripeSim({
		port: port + PAYMENTS_OFFSET,
		webhook: {
			url: `http://${HOST}:${port}/api/stripe/webhook`,
			secret: SIMULATED_WEBHOOK_SECRET,
		},
		moveReceiverClock: (secondsAhead) => moveAppClock(port, secondsAhead / 3600),
	});
	process.env["LETTABLE_PAYMENTS"] = simulator.url;
	return simulator;
}

/** Moves the product's clock to the provider's time. Ignores a product that is not up yet: it has nothing to move. */
async function moveAppClock(port: number, hours: number): Promise<void> {
	await fetch(`http://${HOST}:${port}/__clock`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ hours }),
	}).catch(() => null);
}
