import type Stripe from "stripe";
import { leastCharges } from "../payments/least-charge.ts";
import { discountOn } from "./discounts.ts";
import type { Line } from "./lines.ts";

export type Reckoning = {
	readonly subtotal: number;
	/** What discounts took off, by the discount's id. */
	readonly discounts: readonly { readonly amount: number; readonly discount: string }[];
	readonly total: number;
	readonly amount_due: number;
	readonly starting_balance: number;
	readonly ending_balance: number;
};

type Given = {
	readonly lines: readonly Line[];
	readonly discounts: readonly Pick<Stripe.Discount, "id" | "coupon">[];
	/** The customer's: negative is credit, positive is owed. */
	readonly balance: number;
	readonly currency: string;
};

/**
 * What an invoice comes to, in pence. The customer's balance counts, credit that is left stays there, and so does a sum
 * below the least that can be charged (Stripe's words on `Invoice.amount_due`).
 */
export function reckonInvoice({ lines, discounts, balance, currency }: Given): Reckoning {
	const subtotal = sumOf(lines);
	let left = sumOf(lines.filter(({ proration }) => !proration));
	const taken = discounts.map(({ id, coupon }) => {
		const amount = discountOn(left, coupon);
		left -= amount;
		return { amount, discount: id };
	});
	const total = taken.reduce((rest, { amount }) => rest - amount, subtotal);
	const owed = total + balance;
	const isCharged = owed >= (leastCharges[currency]?.amount ?? 1);
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
