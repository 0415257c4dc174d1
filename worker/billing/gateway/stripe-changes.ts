import type Stripe from "stripe";
import { pence } from "#domain/base/money.ts";
import { isUpgrade } from "#domain/business/plans.ts";
import { callStripe } from "./call-stripe.ts";
import { type HeldPlan, heldPlan } from "./held-plan.ts";
import type { ChangeOutcome, ChangePreview, NewPlan, PlanGateway } from "./plan-gateway.ts";
import { ensureCoupon, ensurePrice, planOf } from "./stripe-catalogue.ts";
import { couponOf, goBack, itemOf, moveDown } from "./stripe-next-plan.ts";
import { idOf } from "./to-subscription.ts";

/** How a running subscription moves to another plan at Stripe. Source: Rule PLAN-5. */
export function stripeChanges(
	stripe: Stripe,
): Pick<PlanGateway, "previewChange" | "change" | "putDiscount"> {
	return {
		previewChange: (id, to) => callStripe(() => preview(stripe, id, to)),
		change: (id, to) => callStripe(() => change(stripe, id, to)),
		putDiscount: (id, price, discount) =>
			callStripe(() => putDiscount(stripe, id, { price, discount })),
	};
}

const expand = ["latest_invoice.confirmation_secret", "discounts"];

type Target = Omit<NewPlan, "discount">;

async function preview(stripe: Stripe, id: string, to: Target): Promise<ChangePreview> {
	const [now, price] = await Promise.all([
		stripe.subscriptions.retrieve(id),
		ensurePrice(stripe, to.plan, to.price),
	]);
	if (now.status === "trialing" || !isUp(now, to)) {
		return { dueNow: pence(0) };
	}
	const held = heldPlan(now);
	if (held) {
		return previewFromHeld(stripe, now, { held, price });
	}
	const { amount_due } = await stripe.invoices.createPreview(moveTo(now, price));
	return { dueNow: pence(Math.max(0, amount_due)) };
}

/**
 * Previews a move up that begins with going back to the held plan. Stripe would calculate from the next period's price, which the subscription already has.
 * Both previews credit that price, so it cancels out in their difference.
 */
async function previewFromHeld(
	stripe: Stripe,
	now: Stripe.Subscription,
	{ held, price }: { held: HeldPlan; price: string },
): Promise<ChangePreview> {
	const { discounts } = couponOf(held);
	const [up, back] = await Promise.all(
		[price, held.priceId].map((each) =>
			stripe.invoices.createPreview({ ...moveTo(now, each), discounts }),
		),
	);
	const due = (up?.total ?? 0) - (back?.total ?? 0) + (up?.starting_balance ?? 0);
	return { dueNow: pence(Math.max(0, due)) };
}

function moveTo(now: Stripe.Subscription, price: string) {
	return {
		customer: idOf(now.customer),
		subscription: now.id,
		subscription_details: {
			items: [{ id: itemOf(now).id, price }],
			proration_behavior: "always_invoice",
		},
	} as const satisfies Stripe.InvoiceCreatePreviewParams;
}

async function change(stripe: Stripe, id: string, to: NewPlan): Promise<ChangeOutcome> {
	const price = await ensurePrice(stripe, to.plan, to.price);
	const found = await stripe.subscriptions.retrieve(id, { expand });
	const held = heldPlan(found);
	const isOfHeld = held?.plan === to.plan;
	if (itemOf(found).price.id === price && !isOfHeld) {
		return { outcome: "changed" };
	}
	if (found.status !== "trialing" && !isOfHeld && !isUp(found, to)) {
		await cancelPending(stripe, found);
		await moveDown(stripe, found, { price, to });
		return { outcome: "changed" };
	}
	const before = held ? await goBack(stripe, found, { held, expand }) : found;
	if (!before) {
		return { outcome: "renewed" };
	}
	if (isOfHeld) {
		return { outcome: "changed" };
	}
	const moved = (await resumed(stripe, before, price)) ?? (await move(stripe, before, price, to));
	return moved.pending_update ? pendingOutcome(stripe, moved) : { outcome: "changed" };
}

/** Resumes a change that waits for the owner of the card to prove who they are. Calls off a change to another plan. */
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
	await cancelSetup(stripe, before);
	return null;
}

/** Upwards the rest of the period is charged at once. During a trial nothing is charged, and a move down comes here too. */
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
	await cancelSetup(stripe, moved);
	return { outcome: "declined" };
}

/** Calls off a move up that waits for its payment. */
async function cancelPending(stripe: Stripe, before: Stripe.Subscription): Promise<void> {
	if (before.pending_update) {
		await cancelSetup(stripe, before);
	}
}

/** Voids the open invoice of a change. The change then never comes, and the old plan stays. */
async function cancelSetup(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
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

/** Whether a move leads up, by rank, from the held plan. Leaving a plan that is none of ours counts as up. */
function isUp(subscription: Stripe.Subscription, { plan }: Target): boolean {
	const from = heldPlan(subscription)?.plan ?? planOf(itemOf(subscription).price);
	return from === null || isUpgrade(from, plan);
}
