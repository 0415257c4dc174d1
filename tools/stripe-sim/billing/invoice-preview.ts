import type Stripe from "stripe";
import { idOf } from "../payments/id-of.ts";
import { findCustomer } from "../resources/find.ts";
import { newId, type Simulation } from "../simulation.ts";
import type { PlanChange } from "./change-plan.ts";
import { discountsOf } from "./discounts.ts";
import { invoiceFields } from "./invoice-fields.ts";
import { type Line, recurringLine } from "./lines.ts";
import { monthsOf, periodEnd } from "./periods.ts";
import { prorations } from "./prorate.ts";
import { reckonInvoice } from "./reckon-invoice.ts";
import { itemOf } from "./subscription-item.ts";

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
