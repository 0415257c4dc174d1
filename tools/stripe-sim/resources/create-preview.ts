import type Stripe from "stripe";
import { heedOnly, notSimulated } from "../api/operation.ts";
import { invalidRequest, noSuch } from "../api/stripe-error.ts";
import { couponsFor } from "../billing/discounts.ts";
import { previewInvoice } from "../billing/preview-invoice.ts";
import { itemOf } from "../billing/subscription-item.ts";
import { hasEnded } from "../billing/whose.ts";
import { idOf } from "../payments/id-of.ts";
import { newId, type Simulation } from "../simulation.ts";
import { find } from "./find.ts";
import { readItemChange, readProrationDate } from "./read-item-change.ts";

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
