import type Stripe from "stripe";
import { idOf } from "../payments/id-of.ts";
import { newId, type Simulation } from "../simulation.ts";
import type { Line } from "./lines.ts";
import type { Reckoning } from "./reckon-invoice.ts";
import { itemOf } from "./subscription-item.ts";

/** The lines as Stripe shows them on an invoice. What is discounted is what the plan costs for a period. */
export function lineItems(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ invoice, lines, reckoning }: { invoice: string; lines: readonly Line[]; reckoning: Reckoning },
): Stripe.InvoiceLineItem[] {
	const bearer = lines.find(({ proration }) => !proration);
	return lines.map((line) => {
		const discounts = line === bearer ? reckoning.discounts : [];
		return simulation.contract.fill<Stripe.InvoiceLineItem>("InvoiceLineItem", {
			id: newId("il"),
			amount: line.amount,
			currency: subscription.currency,
			description: line.description,
			discount_amounts: [...discounts],
			discountable: !line.proration,
			discounts: discounts.map(({ discount }) => discount),
			invoice,
			metadata: subscription.metadata,
			parent: {
				invoice_item_details: null,
				subscription_item_details: {
					invoice_item: null,
					proration: line.proration,
					proration_details: { credited_items: null },
					subscription: subscription.id,
					subscription_item: itemOf(subscription).id,
				},
				type: "subscription_item_details",
			},
			period: line.period,
			pricing: {
				price_details: { price: line.price.id, product: idOf(line.price.product) ?? "" },
				type: "price_details",
				unit_amount_decimal: line.price.unit_amount_decimal,
			},
			quantity: 1,
			subscription: subscription.id,
			taxes: [],
		});
	});
}
