import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { heedOnly, operation, type Resource } from "../api/operation.ts";
import { invoiceIdOf } from "../billing/whose.ts";
import { idOf } from "../payments/id-of.ts";

export const invoicePayments: Resource = {
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
