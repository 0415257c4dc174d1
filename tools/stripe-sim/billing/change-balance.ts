import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";

/** Sets what a customer has to their credit (negative) or still owes, in pence. */
export function changeBalance(
	{ emit, store }: Simulation,
	customer: Stripe.Customer,
	balance: number,
): void {
	if (balance === customer.balance) {
		return;
	}
	const changed = { ...customer, balance };
	store.put("customer", changed);
	emit("customer.updated", "customer", changed, { balance: customer.balance });
}
