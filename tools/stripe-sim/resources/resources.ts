import type { Resource } from "../api/operation.ts";
import { charges } from "./charges.ts";
import { customers } from "./customers.ts";
import { disputes } from "./disputes.ts";
import { events } from "./events.ts";
import { paymentIntents } from "./payment-intents.ts";
import { paymentMethods } from "./payment-methods.ts";
import { refunds } from "./refunds.ts";
import { setupIntents } from "./setup-intents.ts";

/** Everything the simulated API has. A new resource is a file beside these and a line here. */
export const resources: readonly Resource[] = [
	charges,
	customers,
	disputes,
	events,
	paymentIntents,
	paymentMethods,
	refunds,
	setupIntents,
];
