import type Stripe from "stripe";
import { minimumCharges } from "../payments/charges.ts";
import { type Line, newId, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { discounted, discountOn, discountsOf } from "./coupons.ts";
import { formatDate, formatPounds } from "./format.ts";
import { itemOf } from "./relations.ts";

/** A period at a price. */
export function recurringLine(
	simulation: Simulation,
	price: Stripe.Price,
	period: Stripe.InvoiceLineItem.Period,
): Line {
	const amount = price.unit_amount ?? 0;
	const each = `${formatPounds(amount)} / ${price.recurring?.interval ?? "month"}`;
	const description = `1 × ${nameOf(simulation, price)} (at ${each})`;
	return { amount, description, price, period, proration: false };
}

/** A trial, which costs nothing. */
export function trialLine(
	simulation: Simulation,
	price: Stripe.Price,
	period: Stripe.InvoiceLineItem.Period,
): Line {
	const description = `Trial period for ${nameOf(simulation, price)}`;
	return { amount: 0, description, price, period, proration: false };
}

function nameOf({ store }: Simulation, price: Stripe.Price): string {
	return store.find("product", idOf(price.product) ?? "")?.name ?? "";
}

/**
 * Credit and charge for the rest of the period after a price change at `at` (seconds since 1970): linear by seconds, each line rounded to a penny, with the
 * discounts before and after (Stripe's classic billing mode). Empty during a trial, which was not paid for, and when the price stays.
 */
export function prorations(
	simulation: Simulation,
	before: Stripe.Subscription,
	{ after, at, price }: { after: Stripe.Subscription; at: number; price: Stripe.Price },
): Line[] {
	if (before.status === "trialing" || itemOf(before).price.id === price.id) {
		return [];
	}
	return [unusedTime(simulation, before, at), remainingTime(simulation, after, { at, price })];
}

/** Credit for the unused part of a paid period. */
export function unusedTime(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	at: number,
): Line {
	const { price } = itemOf(subscription);
	const line = restOfPeriod(simulation, subscription, { at, price });
	return { ...line, amount: 0 - line.amount, description: `Unused time on ${line.description}` };
}

function remainingTime(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ at, price }: { at: number; price: Stripe.Price },
): Line {
	const line = restOfPeriod(simulation, subscription, { at, price });
	return { ...line, description: `Remaining time on ${line.description}` };
}

function restOfPeriod(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ at, price }: { at: number; price: Stripe.Price },
): Line {
	const { current_period_start, current_period_end: end } = itemOf(subscription);
	const whole = discounted(price.unit_amount ?? 0, discountsOf(simulation, subscription));
	return {
		amount: Math.round((whole * (end - at)) / (end - current_period_start)),
		description: `${nameOf(simulation, price)} after ${formatDate(at)}`,
		price,
		period: { start: at, end },
		proration: true,
	};
}

/** Lines as Stripe shows them on an invoice. Discounts apply to the plan's cost for a period. */
export function lineItems(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ invoice, lines, totals }: { invoice: string; lines: readonly Line[]; totals: InvoiceTotals },
): Stripe.InvoiceLineItem[] {
	const planLine = lines.find(({ proration }) => !proration);
	return lines.map((line) => {
		const discounts = line === planLine ? totals.discounts : [];
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

export type InvoiceTotals = {
	readonly subtotal: number;
	/** What discounts took off, by the discount's id. */
	readonly discounts: readonly { readonly amount: number; readonly discount: string }[];
	readonly total: number;
	readonly amount_due: number;
	readonly starting_balance: number;
	readonly ending_balance: number;
};

type InvoiceBasis = {
	readonly lines: readonly Line[];
	readonly discounts: readonly Pick<Stripe.Discount, "id" | "coupon">[];
	/** The customer's: negative is credit, positive is owed. */
	readonly balance: number;
	readonly currency: string;
};

/**
 * Total of an invoice in pence. The customer's balance is used; remaining credit stays there, and so does an amount below the minimum charge (Stripe's
 * documentation of `Invoice.amount_due`).
 */
export function calculateInvoice({
	lines,
	discounts,
	balance,
	currency,
}: InvoiceBasis): InvoiceTotals {
	const subtotal = sumOf(lines);
	let left = sumOf(lines.filter(({ proration }) => !proration));
	const taken = discounts.map(({ id, coupon }) => {
		const amount = discountOn(left, coupon);
		left -= amount;
		return { amount, discount: id };
	});
	const total = taken.reduce((rest, { amount }) => rest - amount, subtotal);
	const owed = total + balance;
	const isCharged = owed >= (minimumCharges[currency]?.amount ?? 1);
	return {
		subtotal,
		discounts: taken.filter(({ amount }) => amount > 0),
		total,
		amount_due: isCharged ? owed : 0,
		starting_balance: balance,
		ending_balance: isCharged ? 0 : owed,
	};
}

function sumOf(lines: readonly Line[]): number {
	return lines.reduce((sum, { amount }) => sum + amount, 0);
}
