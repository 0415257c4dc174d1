import type Stripe from "stripe";
import { heedOnly, notSimulated, operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { newId, type Simulation } from "../simulation.ts";
import { find, findCustomer } from "./find.ts";

const name = "BillingPortal.Sessions.create";

export const portalSessions: Resource = {
	operations: [
		operation<Stripe.BillingPortal.SessionCreateParams>(
			name,
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

/** What a session is for. The simulator's page offers everything all the same; plans are not chosen there. */
function flowOf(
	simulation: Simulation,
	flow: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Stripe.BillingPortal.Session.Flow {
	const { subscription_cancel, type } = flow;
	heedOnly(name, flow, { param: "flow_data", heeded: ["subscription_cancel", "type"] });
	if (type !== "payment_method_update" && type !== "subscription_cancel") {
		throw notSimulated(name, `flow_data[type] ${type}`);
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
