import type { Resource } from "./api/operation.ts";
import { prices, products } from "./billing/catalogue.ts";
import { coupons } from "./billing/coupons.ts";
import { customers } from "./billing/customers.ts";
import { invoicePayments, invoices } from "./billing/invoices.ts";
import { subscriptions } from "./billing/subscriptions.ts";
import { portalSessions } from "./pages/portal.ts";
import { charges, refunds } from "./payments/charges.ts";
import { disputes } from "./payments/disputes.ts";
import { paymentIntents } from "./payments/payment-intents.ts";
import { paymentMethods } from "./payments/payment-methods.ts";
import { setupIntents } from "./payments/setup-intents.ts";

/** Everything the simulated API has. A new resource is a file beside these and a line here. */
export const resources: readonly Resource[] = [
	charges,
	coupons,
	customers,
	disputes,
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
