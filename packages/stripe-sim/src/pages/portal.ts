import type Stripe from "stripe";
import {
	find,
	findCustomer,
	notSimulated,
	operation,
	type Resource,
	supportOnly,
} from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { formatDate, formatPounds } from "../billing/format.ts";
import { hasEnded, intentOf, itemOf } from "../billing/relations.ts";
import { newId, type Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";
import { type Html, html, page } from "./html.ts";

const CREATE_SESSION = "BillingPortal.Sessions.create";

export const portalSessions: Resource = {
	operations: [
		operation<Stripe.BillingPortal.SessionCreateParams>(
			CREATE_SESSION,
			["customer", "flow_data", "return_url"],
			create,
		),
	],
};

function create(
	simulation: Simulation,
	{ customer, flow_data, return_url }: Stripe.BillingPortal.SessionCreateParams,
): Stripe.BillingPortal.Session {
	if (return_url !== undefined && !/^https?:/.test(return_url)) {
		throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "return_url" });
	}
	const id = newId("bps");
	return simulation.make("billing_portal.session", {
		id,
		configuration: "bpc_simulated",
		customer: findCustomer(simulation, customer, "customer").id,
		flow: flow_data ? flowOf(simulation, flow_data) : null,
		return_url: return_url ?? null,
		url: `${simulation.publicUrl}/portal/${id}`,
	});
}

/** The purpose of a session. The simulator's page offers everything anyway; plans are not chosen there. */
function flowOf(
	simulation: Simulation,
	flow: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Stripe.BillingPortal.Session.Flow {
	const { subscription_cancel, type } = flow;
	supportOnly(CREATE_SESSION, flow, {
		param: "flow_data",
		supported: ["subscription_cancel", "type"],
	});
	if (type !== "payment_method_update" && type !== "subscription_cancel") {
		throw notSimulated(CREATE_SESSION, `flow_data[type] ${type}`);
	}
	const param = "flow_data[subscription_cancel][subscription]";
	const ended = subscription_cancel?.subscription;
	return simulation.contract.fill<Stripe.BillingPortal.Session.Flow>("BillingPortal.Session.Flow", {
		after_completion: { hosted_confirmation: null, redirect: null, type: "portal_homepage" },
		subscription_cancel: ended
			? { retention: null, subscription: find(simulation, "subscription", ended, param).id }
			: null,
		type,
	});
}

/** The portal page: card on file, subscriptions, invoices, and the way back. */
export function portalPage(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
): Response {
	const { billing, store } = simulation;
	const notice = billing.portalNotices.get(session.id);
	billing.portalNotices.delete(session.id);
	const subscriptions = store
		.all("subscription")
		.filter((each) => each.customer === session.customer && !hasEnded(each));
	const invoices = store.all("invoice").filter((each) => each.customer === session.customer);
	return page(
		"Your billing",
		html`${notice ? html`<p role="status">${notice}</p>` : ""}
${questionToOwner(simulation, session, invoices)}
<h2>Card</h2>
<p>${cardOnFile(simulation, session)}</p>
<form method="post" action="${pathOf(session)}/card">
<label>New card number <input name="number" inputmode="numeric" autocomplete="off" required></label>
<button>Use this card</button>
</form>
<h2>Subscription</h2>
${subscriptions.length > 0 ? "" : html`<p>None.</p>`}
${subscriptions.map((each) => subscriptionPart(simulation, session, each))}
<h2>Invoices</h2>
${invoices.length > 0 ? invoiceTable(session, invoices) : html`<p>None.</p>`}
${session.return_url ? html`<p><a href="${session.return_url}">Back</a></p>` : ""}`,
	);
}

const pathOf = ({ id }: Stripe.BillingPortal.Session): string => `/portal/${id}`;

function cardOnFile({ store }: Simulation, { customer }: Stripe.BillingPortal.Session): string {
	const owner = store.find("customer", customer);
	const ofOwner = owner?.deleted ? null : owner?.invoice_settings.default_payment_method;
	const ofSubscription = store
		.all("subscription")
		.find((each) => each.customer === customer && !hasEnded(each))?.default_payment_method;
	const card = store.find("payment_method", idOf(ofSubscription ?? ofOwner) ?? "")?.card;
	return card
		? `${card.brand} ending in ${card.last4}, until ${card.exp_month}/${card.exp_year}`
		: "No card on file.";
}

/** Asks what the bank would ask, for a card that requires its owner. */
function questionToOwner(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	invoices: readonly Invoice[],
): Html {
	const setup = simulation.billing.portalSetups.get(session.id);
	const asking = invoices.find(
		({ id, status }) => status === "open" && intentOf(simulation, id)?.status === "requires_action",
	);
	if (!setup && !asking) {
		return html``;
	}
	return html`<form method="post" action="${pathOf(session)}/answer">
<h2>Your bank asks</h2>
<p>${setup ? "Do you want to use this card here?" : `Do you pay ${formatPounds(asking?.amount_due ?? 0)}?`}</p>
<input type="hidden" name="invoice" value="${setup ? "" : (asking?.id ?? "")}">
<button name="outcome" value="pass">Yes, it is me</button>
<button name="outcome" value="fail">No</button>
</form>`;
}

function subscriptionPart(
	simulation: Simulation,
	session: Stripe.BillingPortal.Session,
	subscription: Stripe.Subscription,
): Html {
	const { price, current_period_end } = itemOf(subscription);
	const name = simulation.store.find("product", idOf(price.product) ?? "")?.name ?? "";
	const ends = subscription.cancel_at_period_end;
	return html`<form method="post" action="${pathOf(session)}/${ends ? "keep" : "cancel"}">
<p>${name}, ${formatPounds(price.unit_amount ?? 0)} a ${price.recurring?.interval ?? "month"}: ${subscription.status},
${ends ? "ends" : "next invoice"} on ${formatDate(current_period_end)}.</p>
<input type="hidden" name="subscription" value="${subscription.id}">
${subscription.status === "incomplete" ? "" : html`<button>${ends ? "Keep it" : "End it with the period"}</button>`}
</form>`;
}

function invoiceTable(session: Stripe.BillingPortal.Session, invoices: readonly Invoice[]): Html {
	return html`<table>
<thead><tr><th scope="col">Invoice</th><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">File</th></tr></thead>
<tbody>
${invoices.toReversed().map(
	({ amount_due, created, id, number, status }) => html`<tr>
<td><a href="/invoice/${id}">${number ?? id}</a></td>
<td>${formatDate(created)}</td>
<td>${formatPounds(amount_due)}</td>
<td>${status ?? ""}${status === "open" ? payForm(session, id) : ""}</td>
<td><a href="/invoice/${id}/pdf">PDF<span hidden> of ${number ?? id}</span></a></td>
</tr>`,
)}
</tbody>
</table>`;
}

function payForm(session: Stripe.BillingPortal.Session, invoice: string): Html {
	return html`<form method="post" action="${pathOf(session)}/pay">
<input type="hidden" name="invoice" value="${invoice}">
<button>Pay it</button>
</form>`;
}
