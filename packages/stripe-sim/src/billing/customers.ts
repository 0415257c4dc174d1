import type Stripe from "stripe";
import {
	checkEmail,
	find,
	findCustomer,
	mergeMetadata,
	operation,
	type Resource,
	supportOnly,
} from "../api/operation.ts";
import { findCustomerMethod } from "../payments/payment-methods.ts";
import { randomText, type Simulation } from "../simulation.ts";
import { hasEnded } from "./relations.ts";
import { endSubscription } from "./subscription-state.ts";

export const customers: Resource = {
	operations: [
		operation<Stripe.CustomerCreateParams>(
			"Customers.create",
			["description", "email", "metadata", "name", "phone"],
			create,
		),
		operation<Stripe.CustomerRetrieveParams>("Customers.retrieve", [], (simulation, _, id) =>
			find(simulation, "customer", id),
		),
		operation<Stripe.CustomerUpdateParams>(
			"Customers.update",
			["description", "email", "invoice_settings", "metadata", "name", "phone"],
			update,
		),
		operation<Stripe.CustomerDeleteParams>("Customers.del", [], (simulation, _, id) =>
			remove(simulation, id),
		),
	],
};

function create(simulation: Simulation, params: Stripe.CustomerCreateParams): Stripe.Customer {
	checkEmail(params.email, "email");
	const customer = simulation.contract.parse<Stripe.Customer>(
		"Customer",
		simulation.make("customer", {
			description: params.description ?? null,
			email: params.email ?? null,
			invoice_prefix: randomText(8).toUpperCase(),
			metadata: mergeMetadata({}, params.metadata),
			name: params.name || null,
			next_invoice_sequence: 1,
			phone: params.phone ?? null,
			preferred_locales: [],
			tax_exempt: "none",
		}),
	);
	simulation.emit("customer.created", "customer", customer);
	return customer;
}

function update(
	simulation: Simulation,
	params: Stripe.CustomerUpdateParams,
	id: string,
): Stripe.Customer {
	const customer = findCustomer(simulation, id);
	checkEmail(params.email, "email");
	const changed: Stripe.Customer = {
		...customer,
		description: textOr(params.description, customer.description),
		email: textOr(params.email, customer.email),
		invoice_settings: settingsOf(simulation, customer, params),
		metadata: mergeMetadata(customer.metadata, params.metadata),
		name: textOr(params.name, customer.name ?? null),
		phone: textOr(params.phone, customer.phone ?? null),
	};
	simulation.store.put("customer", changed);
	const { invoice_settings } = customer;
	const isSame =
		invoice_settings.default_payment_method === changed.invoice_settings.default_payment_method;
	simulation.emit("customer.updated", "customer", changed, isSame ? {} : { invoice_settings });
	return changed;
}

function settingsOf(
	simulation: Simulation,
	customer: Stripe.Customer,
	{ invoice_settings = {} }: Stripe.CustomerUpdateParams,
): Stripe.Customer.InvoiceSettings {
	const supported = ["default_payment_method"] as const;
	supportOnly("Customers.update", invoice_settings, { param: "invoice_settings", supported });
	const { default_payment_method } = invoice_settings;
	if (default_payment_method === undefined) {
		return customer.invoice_settings;
	}
	const about = { customer: customer.id, param: "invoice_settings[default_payment_method]" };
	const method = default_payment_method
		? findCustomerMethod(simulation, default_payment_method, about).id
		: null;
	return { ...customer.invoice_settings, default_payment_method: method };
}

/** An empty text removes a value; undefined leaves it. */
function textOr(given: string | null | undefined, before: string | null): string | null {
	return given === undefined ? before : given || null;
}

/** Their subscriptions end with them. */
function remove(simulation: Simulation, id: string): Stripe.DeletedCustomer {
	const customer = findCustomer(simulation, id);
	for (const subscription of simulation.store.all("subscription")) {
		if (subscription.customer === id && !hasEnded(subscription)) {
			endSubscription(simulation, subscription.id, { reason: "cancellation_requested" });
		}
	}
	const deleted: Stripe.DeletedCustomer = { id, object: "customer", deleted: true };
	simulation.store.put("customer", deleted);
	simulation.emit("customer.deleted", "customer", customer);
	return deleted;
}
