import { startStripeSim } from "../stripe-sim/start-stripe-sim.ts";
import { HOST } from "./check-port.ts";
import { ownVars } from "./own-vars.ts";
import { SIMULATED_WEBHOOK_SECRET } from "./simulator-vars.ts";

/** The payment simulator listens this far above the app. */
export const PAYMENTS_OFFSET = 1;

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

/** Whether a developer has keys of their own for the payment provider: then nothing is simulated. */
export function hasPaymentKeys(vars: Record<string, string> = ownVars()): boolean {
	return "STRIPE_SECRET_KEY_TEST" in vars || "STRIPE_SECRET_KEY_LIVE" in vars;
}

/** The product lives by the provider's time. One that is not up yet has nothing to be moved. */
async function moveAppClock(port: number, hours: number): Promise<void> {
	await fetch(`http://${HOST}:${port}/__clock`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ hours }),
	}).catch(() => null);
}
