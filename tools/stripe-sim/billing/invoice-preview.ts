import type Stripe from "stripe";
import { find, findCustomer } from "../api/find.ts";
import { heedOnly, notSimulated } from "../api/operation.ts";
import { invalidRequest, noSuch } from "../api/stripe-error.ts";
import { type Line, newId, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import type { PlanChange } from "./change-plan.ts";
import { readItemChange, readProrationDate } from "./change-subscription.ts";
import { couponsFor, discountsOf } from "./coupons.ts";
import { invoiceFields } from "./invoice-lifecycle.ts";
import { prorations, reckonInvoice, recurringLine } from "./invoice-lines.ts";
import { monthsOf, periodEnd } from "./periods.ts";
import { hasEnded, itemOf } from "./relations.ts";

const name = "Invoices.createPreview";

/** @throws {StripeError} `invoice_upcoming_none` where there is no next invoice; 501 for a preview without subscription. */
export function createPreview(
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
	heedOnly(name, subscription_details, {
		param: "subscription_details",
		heeded: ["items", "proration_behavior", "proration_date"],
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

/** The subscription with the discounts that the preview is asked for; its own where nothing is said. */
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

/**
 * The invoice that a change of price would make: at once where it would be invoiced at once, else the one at the end of
 * the period. Changes nothing.
 */
export function previewInvoice(
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
	const reckoning = reckonInvoice({
		lines,
		discounts: discountsOf(simulation, subscription),
		balance: customer.balance,
		currency: subscription.currency,
	});
	const reason = isAtOnce ? "subscription_update" : "upcoming";
	return contract.fill<Stripe.Invoice>("Invoice", {
		...invoiceFields(simulation, { id, subscription, customer, lines, reckoning, reason }),
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
