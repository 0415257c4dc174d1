import type Stripe from "stripe";
import { pence } from "#domain/money.ts";
import { asked } from "./asked.ts";
import type { ChangeOutcome, ChangePreview, NewPlan, PlanGateway } from "./plan-gateway.ts";
import { ensureCoupon, ensurePrice } from "./stripe-catalogue.ts";
import { idOf } from "./to-subscription.ts";

/** How a running subscription moves to another plan at Stripe. Source: STRIPE.md 3.4, case C. */
export function stripeChanges(
	stripe: Stripe,
): Pick<PlanGateway, "previewChange" | "change" | "putDiscount"> {
	return {
		previewChange: (id, to) => asked(() => preview(stripe, id, to)),
		change: (id, to) => asked(() => change(stripe, id, to)),
		putDiscount: (id, price, discount) => asked(() => putDiscount(stripe, id, { price, discount })),
	};
}

const expand = ["latest_invoice.confirmation_secret"];

type Target = Omit<NewPlan, "discount">;

async function preview(stripe: Stripe, id: string, to: Target): Promise<ChangePreview> {
	const [now, price] = await Promise.all([
		stripe.subscriptions.retrieve(id),
		ensurePrice(stripe, to.plan, to.price),
	]);
	if (now.status === "trialing" || !isUp(now, to)) {
		return { dueNow: pence(0) };
	}
	const { amount_due } = await stripe.invoices.createPreview({
		customer: idOf(now.customer),
		subscription: id,
		subscription_details: {
			items: [{ id: itemOf(now).id, price }],
			proration_behavior: "always_invoice",
		},
	});
	return { dueNow: pence(Math.max(0, amount_due)) };
}

async function change(stripe: Stripe, id: string, to: Target): Promise<ChangeOutcome> {
	const price = await ensurePrice(stripe, to.plan, to.price);
	const before = await stripe.subscriptions.retrieve(id, { expand });
	if (itemOf(before).price.id === price) {
		return { outcome: "changed" };
	}
	const moved = (await resumed(stripe, before, price)) ?? (await move(stripe, before, price, to));
	return moved.pending_update ? pendingOutcome(stripe, moved) : { outcome: "changed" };
}

/** A change that waits for the owner of the card to prove who they are goes on; one to another plan is called off. */
async function resumed(
	stripe: Stripe,
	before: Stripe.Subscription,
	price: string,
): Promise<Stripe.Subscription | null> {
	const [awaited] = before.pending_update?.subscription_items ?? [];
	if (!awaited || invoiceOf(before)?.status !== "open") {
		return null;
	}
	if (awaited.price.id === price) {
		return before;
	}
	await callOff(stripe, before);
	return null;
}

/**
 * Upwards the rest of the period is charged at once. Downwards nothing is given back: who could have the difference back would make a
 * month's reports on the dearest plan for pennies. Nothing is charged during a trial.
 */
async function move(
	stripe: Stripe,
	before: Stripe.Subscription,
	price: string,
	to: Target,
): Promise<Stripe.Subscription> {
	const { id } = itemOf(before);
	// Without a key of our own: set twice, a price is charged once, and a plan that was left may be taken again within minutes.
	return stripe.subscriptions.update(before.id, {
		items: [{ id, price }],
		...(isUp(before, to)
			? { proration_behavior: "always_invoice", payment_behavior: "pending_if_incomplete" }
			: { proration_behavior: "none" }),
		expand,
	});
}

async function pendingOutcome(stripe: Stripe, moved: Stripe.Subscription): Promise<ChangeOutcome> {
	const clientSecret = invoiceOf(moved)?.confirmation_secret?.client_secret;
	const [payment = ""] = clientSecret?.split("_secret_") ?? [];
	const { status } = await stripe.paymentIntents.retrieve(payment);
	if (clientSecret !== undefined && status === "requires_action") {
		return { outcome: "proof_needed", clientSecret };
	}
	if (status === "processing" || status === "succeeded") {
		return { outcome: "processing" };
	}
	await callOff(stripe, moved);
	return { outcome: "declined" };
}

/** Once its invoice cannot be paid any more the change never comes, and the old plan stays. */
async function callOff(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
	const invoice = invoiceOf(subscription);
	if (invoice?.status !== "open") {
		return;
	}
	const id = idOf(invoice);
	try {
		await stripe.invoices.voidInvoice(id);
	} catch (cause) {
		// The buyer's browser and the provider's event may both be at it.
		if ((await stripe.invoices.retrieve(id)).status === "open") {
			throw cause;
		}
	}
}

function invoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
	return typeof latest_invoice === "string" ? null : latest_invoice;
}

async function putDiscount(
	stripe: Stripe,
	id: string,
	{ price, discount }: Pick<NewPlan, "price" | "discount">,
): Promise<void> {
	const wanted = discount ? await ensureCoupon(stripe, price, discount) : null;
	const { discounts } = await stripe.subscriptions.retrieve(id, { expand: ["discounts"] });
	const [given] = discounts;
	const current = given && typeof given !== "string" ? given.coupon.id : null;
	if (current !== wanted) {
		await stripe.subscriptions.update(id, {
			discounts: wanted === null ? "" : [{ coupon: wanted }],
		});
	}
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = items.data;
	if (!item) {
		throw new Error(`subscription ${id} has no item`);
	}
	return item;
}

function isUp(subscription: Stripe.Subscription, { price }: Target): boolean {
	return price > (itemOf(subscription).price.unit_amount ?? 0);
}
