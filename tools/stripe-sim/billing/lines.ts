import type Stripe from "stripe";
import { idOf } from "../payments/id-of.ts";
import type { Simulation } from "../simulation.ts";
import { pounds } from "./pounds.ts";

/** A line of an invoice before there is an invoice; pence, negative for a credit. */
export type Line = {
	readonly amount: number;
	readonly description: string;
	readonly price: Stripe.Price;
	readonly period: Stripe.InvoiceLineItem.Period;
	/** A proration has its discount in its amount already. */
	readonly proration: boolean;
};

/** A period at a price. */
export function recurringLine(
	simulation: Simulation,
	price: Stripe.Price,
	period: Stripe.InvoiceLineItem.Period,
): Line {
	const amount = price.unit_amount ?? 0;
	const each = `${pounds(amount)} / ${price.recurring?.interval ?? "month"}`;
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

export function nameOf({ store }: Simulation, price: Stripe.Price): string {
	return store.find("product", idOf(price.product) ?? "")?.name ?? "";
}
