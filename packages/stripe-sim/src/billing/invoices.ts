import type Stripe from "stripe";
import {
	find,
	findCustomer,
	listPage,
	notSimulated,
	operation,
	type Resource,
	supportOnly,
} from "../api/operation.ts";
import { invalidRequest, noSuch } from "../api/stripe-error.ts";
import { findCustomerMethod } from "../payments/payment-methods.ts";
import { type Line, newId, type Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";
import type { PlanChange } from "./change-plan.ts";
import { couponsFor, discountsOf } from "./coupons.ts";
import { invoiceFields, voidInvoice } from "./invoice-lifecycle.ts";
import { calculateInvoice, prorations, recurringLine } from "./invoice-lines.ts";
import { collect } from "./invoice-payments.ts";
import { monthsOf, periodEnd } from "./periods.ts";
import {
	hasEnded,
	intentOf,
	invoiceIdOf,
	itemOf,
	methodOf,
	subscriptionIdOf,
	subscriptionOf,
} from "./relations.ts";
import { dropPendingUpdate } from "./subscription-state.ts";
import { readItemChange, readProrationDate } from "./subscriptions.ts";

export const invoices: Resource = {
	operations: [
		operation<Stripe.InvoiceRetrieveParams>("Invoices.retrieve", [], (simulation, _, id) =>
			find(simulation, "invoice", id),
		),
		operation<Stripe.InvoiceCreatePreviewParams>(
			"Invoices.createPreview",
			["customer", "discounts", "subscription", "subscription_details"],
			createPreview,
		),
		operation<Stripe.InvoiceListParams>(
			"Invoices.list",
			["created", "customer", "ending_before", "limit", "starting_after", "status", "subscription"],
			({ store }, params) => {
				const { customer, status, subscription } = params;
				const matching = store
					.all("invoice")
					.filter((invoice) => !customer || invoice.customer === customer)
					.filter((invoice) => !status || invoice.status === status)
					.filter((invoice) => !subscription || subscriptionIdOf(invoice) === subscription);
				return listPage("/v1/invoices", matching, params);
			},
		),
		operation<Stripe.InvoicePayParams>("Invoices.pay", ["off_session", "payment_method"], pay),
		operation<Stripe.InvoiceVoidInvoiceParams>("Invoices.voidInvoice", [], (simulation, _, id) =>
			voidOpenInvoice(simulation, id),
		),
	],
	included: {
		"invoice.confirmation_secret": (simulation, id) => {
			const secret = intentOf(simulation, id)?.client_secret;
			return secret ? { client_secret: secret, type: "payment_intent" } : null;
		},
	},
};

/** @throws {StripeError} 402 when the card is refused, or wants its owner. */
function pay(
	simulation: Simulation,
	{ payment_method }: Stripe.InvoicePayParams,
	id: string,
): Invoice {
	const invoice = openInvoice(simulation, id);
	const about = { customer: idOf(invoice.customer) ?? "", param: "payment_method" };
	const subscription = subscriptionOf(simulation, invoice);
	const method = payment_method
		? findCustomerMethod(simulation, payment_method, about)
		: subscription && methodOf(simulation, subscription);
	if (!method) {
		throw invalidRequest(
			"There is no default payment method set on this Customer or Invoice. Please set a default payment method or provide one to use.",
			{ code: "missing" },
		);
	}
	const refusal = collect(simulation, invoice, method);
	if (refusal) {
		throw refusal;
	}
	return find(simulation, "invoice", id);
}

/** Voids an open invoice, and drops a change that waited for it. */
function voidOpenInvoice(simulation: Simulation, id: string): Invoice {
	const invoice = openInvoice(simulation, id);
	const subscription = subscriptionOf(simulation, invoice);
	if (subscription?.pending_update && subscription.latest_invoice === id) {
		dropPendingUpdate(simulation, subscription.id);
		return find(simulation, "invoice", id);
	}
	return voidInvoice(simulation, invoice);
}

function openInvoice(simulation: Simulation, id: string): Invoice {
	const invoice = find(simulation, "invoice", id);
	if (invoice.status === "paid") {
		throw invalidRequest("Invoice is already paid");
	}
	if (invoice.status !== "open") {
		throw invalidRequest(`This invoice is ${invoice.status}; it would have to be open.`);
	}
	return invoice;
}

export const invoicePayments: Resource = {
	operations: [
		operation<Stripe.InvoicePaymentListParams>(
			"InvoicePayments.list",
			["ending_before", "invoice", "limit", "payment", "starting_after", "status"],
			({ store }, params) => {
				const { invoice, payment, status } = params;
				const supported = ["payment_intent", "type"] as const;
				if (payment) {
					supportOnly("InvoicePayments.list", payment, { param: "payment", supported });
				}
				const matching = store
					.all("invoice_payment")
					.filter((each) => !invoice || invoiceIdOf(each) === invoice)
					.filter((each) => !payment || isPaymentOf(each, payment.payment_intent))
					.filter((each) => !status || each.status === status);
				return listPage("/v1/invoice_payments", matching, params);
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

function isPaymentOf({ payment }: Stripe.InvoicePayment, intentId: string | undefined): boolean {
	return !intentId || idOf(payment.payment_intent) === intentId;
}

const name = "Invoices.createPreview";

/** @throws {StripeError} `invoice_upcoming_none` where there is no next invoice; 501 for a preview without subscription. */
function createPreview(
	simulation: Simulation,
	params: Stripe.InvoiceCreatePreviewParams,
): Stripe.Invoice {
	const { customer, subscription_details = {} } = params;
	if (params.subscription === undefined) {
		throw notSimulated(name, "a subscription that does not exist yet");
	}
	const subscription = find(simulation, "subscription", params.subscription, "subscription");
	if (customer !== undefined && subscription.customer !== customer) {
		throw noSuch("subscription", subscription.id, "subscription");
	}
	const { items, proration_behavior = "create_prorations", proration_date } = subscription_details;
	supportOnly(name, subscription_details, {
		param: "subscription_details",
		supported: ["items", "proration_behavior", "proration_date"],
	});
	if (hasEnded(subscription) || (subscription.cancel_at_period_end && !items)) {
		throw invalidRequest(`No upcoming invoices for customer: ${subscription.customer}`, {
			code: "invoice_upcoming_none",
			status: 404,
		});
	}
	const param = "subscription_details[items]";
	return previewInvoice(simulation, withDiscounts(simulation, subscription, params.discounts), {
		price: items
			? readItemChange(simulation, subscription, { name, param, items })
			: itemOf(subscription).price,
		proration: items ? proration_behavior : "none",
		at: readProrationDate(simulation, subscription, proration_date),
	});
}

/** The subscription with the discounts requested for the preview; else its own. */
function withDiscounts(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	asked: Stripe.InvoiceCreatePreviewParams["discounts"],
): Stripe.Subscription {
	if (asked === undefined) {
		return subscription;
	}
	const { clock, contract, store } = simulation;
	const { currency, customer, id } = subscription;
	const discounts = couponsFor(simulation, asked || [], currency).map((coupon) => {
		const about = { customer: idOf(customer) ?? "", subscription: id };
		const fields = { id: newId("di"), start: clock.now(), coupon, ...about };
		return store.put("discount", contract.fill<Stripe.Discount>("Discount", fields)).id;
	});
	return { ...subscription, discounts };
}

/** The invoice that a price change would make: at once if it would be invoiced at once, else at the end of the period. Changes nothing. */
function previewInvoice(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	change: Pick<PlanChange, "at" | "price" | "proration">,
): Stripe.Invoice {
	const { clock, contract } = simulation;
	const customer = findCustomer(simulation, idOf(subscription.customer) ?? "");
	const id = newId("upcoming_in");
	const isAtOnce = change.proration === "always_invoice";
	const lines = isAtOnce
		? linesAtOnce(simulation, subscription, change)
		: linesOfNextPeriod(simulation, subscription, change);
	const totals = calculateInvoice({
		lines,
		discounts: discountsOf(simulation, subscription),
		balance: customer.balance,
		currency: subscription.currency,
	});
	const reason = isAtOnce ? "subscription_update" : "upcoming";
	return contract.fill<Stripe.Invoice>("Invoice", {
		...invoiceFields(simulation, { id, subscription, customer, lines, totals, reason }),
		created: clock.now(),
	});
}

function linesAtOnce(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ at, price }: Pick<PlanChange, "at" | "price">,
): Line[] {
	const lines = prorations(simulation, subscription, { after: subscription, at, price });
	return lines.length > 0 ? [...waitingLines(simulation, subscription), ...lines] : [];
}

function linesOfNextPeriod(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ at, price, proration }: Pick<PlanChange, "at" | "price" | "proration">,
): Line[] {
	const start = itemOf(subscription).current_period_end;
	const end = periodEnd(subscription.billing_cycle_anchor, start, monthsOf(price));
	return [
		...waitingLines(simulation, subscription),
		...(proration === "none"
			? []
			: prorations(simulation, subscription, { after: subscription, at, price })),
		recurringLine(simulation, price, { start, end }),
	];
}

function waitingLines({ billing }: Simulation, { id }: Stripe.Subscription): readonly Line[] {
	return billing.waitingLines.get(id) ?? [];
}
