import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { heedOnly, operation, type Resource } from "../api/operation.ts";
import { invoiceIdOf } from "../billing/whose.ts";
import { idOf } from "../payments/id-of.ts";
import { coupons } from "./coupons.ts";
import { customers } from "./customers.ts";
import { disputes } from "./disputes.ts";
import { invoices } from "./invoices.ts";
import { paymentIntents } from "./payment-intents.ts";
import { paymentMethods } from "./payment-methods.ts";
import { portalSessions } from "./portal-sessions.ts";
import { prices } from "./prices.ts";
import { products } from "./products.ts";
import { refunds } from "./refunds.ts";
import { setupIntents } from "./setup-intents.ts";
import { subscriptions } from "./subscriptions.ts";

const invoicePayments: Resource = {
	operations: [
		operation<Stripe.InvoicePaymentListParams>(
			"InvoicePayments.list",
			["ending_before", "invoice", "limit", "payment", "starting_after", "status"],
			({ store }, params) => {
				const { invoice, payment, status } = params;
				const heeded = ["payment_intent", "type"] as const;
				if (payment) {
					heedOnly("InvoicePayments.list", payment, { param: "payment", heeded });
				}
				const asked = store
					.all("invoice_payment")
					.filter((each) => !invoice || invoiceIdOf(each) === invoice)
					.filter((each) => !payment || isBy(each, payment.payment_intent))
					.filter((each) => !status || each.status === status);
				return listPage("/v1/invoice_payments", asked, params);
			},
		),
	],
	included: {
		"invoice.payments": ({ store }, id) =>
			listPage(
				`/v1/invoices/${id}/payments`,
				store.all("invoice_payment").filter((payment) => invoiceIdOf(payment) === id),
				{},
			),
	},
};

function isBy({ payment }: Stripe.InvoicePayment, intentId: string | undefined): boolean {
	return !intentId || idOf(payment.payment_intent) === intentId;
}

const charges: Resource = {
	operations: [
		operation<Stripe.ChargeListParams>(
			"Charges.list",
			["created", "customer", "ending_before", "limit", "payment_intent", "starting_after"],
			({ store }, params) => {
				const { customer, payment_intent } = params;
				const asked = store
					.all("charge")
					.filter((charge) => !customer || charge.customer === customer)
					.filter((charge) => !payment_intent || charge.payment_intent === payment_intent);
				return listPage("/v1/charges", asked, params);
			},
		),
	],
	included: {
		"charge.refunds": ({ store }, id) =>
			listPage(
				`/v1/charges/${id}/refunds`,
				store.all("refund").filter(({ charge }) => charge === id),
				{},
			),
	},
};

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
