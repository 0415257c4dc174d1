import type Stripe from "stripe";
import { type Form, textAt } from "../api/form.ts";
import { find, findCustomer } from "../api/operation.ts";
import { StripeError } from "../api/stripe-error.ts";
import { collect } from "../billing/invoice-payments.ts";
import { hasEnded, intentOf, itemOf, methodOf, subscriptionOf } from "../billing/relations.ts";
import { cancellationFields, updateSubscription } from "../billing/subscription-state.ts";
import { answerChallenge } from "../payments/pay.ts";
import { enterCard } from "../payments/payment-methods.ts";
import { answerSetupChallenge, makeSetupIntent, setUp } from "../payments/setup-intents.ts";
import type { Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";

type PortalAction = (
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	form: Form,
) => string;

/**
 * Actions in the portal, by the last part of their form's address. Each returns a message for the person.
 *
 * @throws {StripeError} with a message for the person, such as that of a declined card.
 */
export const portalActions: ReadonlyMap<string, PortalAction> = new Map([
	["card", takeCard],
	["answer", answerBank],
	["pay", payInvoice],
	[
		"cancel",
		(simulation, session, form) => setCancellation(simulation, session, { form, ends: true }),
	],
	[
		"keep",
		(simulation, session, form) => setCancellation(simulation, session, { form, ends: false }),
	],
]);

const bankQuestion = "Your bank wants to know whether it is you.";

function takeCard(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	form: Form,
): string {
	const number = (textAt(form, "number") ?? "").replaceAll(/\D/g, "");
	const year = new Date(simulation.clock.now() * 1000).getUTCFullYear() + 3;
	const method = enterCard(simulation, { number, month: 12, year });
	const intent = makeSetupIntent(simulation, { customer: session.customer });
	const setup = setUp(simulation, intent, method);
	if (setup.status === "requires_action") {
		simulation.billing.portalSetups.set(session.id, setup.id);
		return bankQuestion;
	}
	return putOnFile(simulation, session, idOf(setup.payment_method));
}

function putOnFile(
	simulation: Simulation,
	{ customer: customerId }: Stripe.BillingPortal.Session,
	method: string | null,
): string {
	const customer = findCustomer(simulation, customerId);
	const invoice_settings = { ...customer.invoice_settings, default_payment_method: method };
	const changed = { ...customer, invoice_settings };
	simulation.store.put("customer", changed);
	simulation.emit("customer.updated", "customer", changed, {
		invoice_settings: customer.invoice_settings,
	});
	for (const subscription of simulation.store.all("subscription")) {
		if (subscription.customer === customerId && !hasEnded(subscription)) {
			updateSubscription(simulation, subscription.id, { default_payment_method: method });
		}
	}
	return "Your new card is on file.";
}

function answerBank(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	form: Form,
): string {
	const outcome = textAt(form, "outcome") === "pass" ? "pass" : "fail";
	const setupId = simulation.billing.portalSetups.get(session.id);
	if (setupId) {
		simulation.billing.portalSetups.delete(session.id);
		const setup = find(simulation, "setup_intent", setupId);
		const done = answerSetupChallenge(simulation, setup, outcome);
		return putOnFile(simulation, session, idOf(done.payment_method));
	}
	const invoice = ownInvoice(simulation, session, form);
	const intent = intentOf(simulation, invoice.id);
	if (intent) {
		answerChallenge(simulation, intent, outcome);
	}
	return "The invoice is paid.";
}

function payInvoice(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	form: Form,
): string {
	const invoice = ownInvoice(simulation, session, form);
	const subscription = subscriptionOf(simulation, invoice);
	const method = subscription && methodOf(simulation, subscription);
	if (invoice.status !== "open" || !method) {
		return "There is no card on file, or nothing to pay.";
	}
	const refusal = collect(simulation, invoice, method);
	if (refusal) {
		return intentOf(simulation, invoice.id)?.status === "requires_action"
			? bankQuestion
			: refusal.message;
	}
	const { status } = find(simulation, "invoice", invoice.id);
	return status === "paid" ? "The invoice is paid." : "The payment is on its way.";
}

function setCancellation(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	{ form, ends }: { readonly form: Form; readonly ends: boolean },
): string {
	const subscription = find(simulation, "subscription", textAt(form, "subscription") ?? "");
	if (subscription.customer !== session.customer || hasEnded(subscription)) {
		return "There is no such subscription.";
	}
	const end = ends ? itemOf(subscription).current_period_end : null;
	updateSubscription(simulation, subscription.id, cancellationFields(simulation, end));
	return ends ? "It ends with the period." : "It goes on.";
}

/** @throws {StripeError} for an invoice of somebody else. */
function ownInvoice(
	simulation: Simulation,
	{ customer }: Stripe.BillingPortal.Session,
	form: Form,
) {
	const invoice = find(simulation, "invoice", textAt(form, "invoice") ?? "");
	if (invoice.customer !== customer) {
		throw new StripeError(404, { type: "api_error", message: "There is no such invoice." });
	}
	return invoice;
}
