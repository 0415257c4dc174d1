import type { Resource } from "../api/operation.ts";
import { charges } from "./charges.ts";
import { coupons } from "./coupons.ts";
import { customers } from "./customers.ts";
import { disputes } from "./disputes.ts";
import { events } from "./events.ts";
import { invoicePayments } from "./invoice-payments.ts";
import { invoices } from "./invoices.ts";
import { paymentIntents } from "./payment-intents.ts";
import { paymentMethods } from "./payment-methods.ts";
import { portalSessions } from "./portal-sessions.ts";
import { prices } from "./prices.ts";
import { products } from "./products.ts";
import { refunds } from "./refunds.ts";
import { setupIntents } from "./setup-intents.ts";
import { subscriptions } from "./subscriptions.ts";

/** Everything the simulated API has. A new resource is a file beside these and a line here. */
export const resources: readonly Resource[] = [
	charges,
	coupons,
	customers,
	disputes,
	events,
	invoicePayments,
	invoices,
	paymentIntents,
	paymentMethods,
	portalSessions,
	prices,
	products,
	refunds,
	setupIntents,
	subscriptions,
];
