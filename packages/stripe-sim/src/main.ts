#!/usr/bin/env node
import { parseArgs } from "node:util";
import { startStripeSim } from "./start-stripe-sim.ts";

const DEFAULT_PORT = "5176";

const { values } = parseArgs({
	options: {
		port: { type: "string", default: DEFAULT_PORT },
		webhook: { type: "string" },
		secret: { type: "string", default: "whsec_sim_local" },
	},
});
const { url } = await startStripeSim({
	port: Number(values.port),
	webhook: values.webhook ? { url: values.webhook, secret: values.secret } : null,
});
console.log(`Stripe simulator on ${url}`);
