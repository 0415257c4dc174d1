import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { attachMethod } from "../payments/attach-method.ts";
import type { Simulation } from "../simulation.ts";
import { find, findCustomer } from "./find.ts";
import { findMethod } from "./find-method.ts";

export const paymentMethods: Resource = {
	operations: [
		operation<Stripe.PaymentMethodRetrieveParams>(
			"PaymentMethods.retrieve",
			[],
			(simulation, _, id) => find(simulation, "payment_method", id),
		),
		operation<Stripe.PaymentMethodAttachParams>("PaymentMethods.attach", ["customer"], attach),
		operation<Stripe.PaymentMethodDetachParams>("PaymentMethods.detach", [], (simulation, _, id) =>
			detach(simulation, id),
		),
		operation<Stripe.PaymentMethodListParams>(
			"PaymentMethods.list",
			["customer", "ending_before", "limit", "starting_after", "type"],
			(simulation, params) => {
				const { customer, type } = params;
				if (customer !== undefined) {
					findCustomer(simulation, customer, "customer");
				}
				const asked = simulation.store
					.all("payment_method")
					.filter((method) => method.customer && method.customer === (customer ?? method.customer))
					.filter((method) => !type || method.type === type);
				return listPage("/v1/payment_methods", asked, params);
			},
		),
	],
};

function attach(
	simulation: Simulation,
	params: Stripe.PaymentMethodAttachParams,
	id: string,
): Stripe.PaymentMethod {
	const method = findMethod(simulation, id);
	const { id: customer } = findCustomer(simulation, params.customer ?? "", "customer");
	if (method.customer && method.customer !== customer) {
		throw invalidRequest(
			"The payment method you provided has already been attached to a customer.",
		);
	}
	return attachMethod(simulation, method, customer);
}

function detach(simulation: Simulation, id: string): Stripe.PaymentMethod {
	const method = find(simulation, "payment_method", id);
	if (!method.customer) {
		throw invalidRequest(
			"The payment method you provided is not attached to a customer so detachment is impossible.",
		);
	}
	const detached = simulation.change("payment_method", method, { customer: null });
	simulation.emit("payment_method.detached", "payment_method", detached);
	return detached;
}
