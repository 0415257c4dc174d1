import type Stripe from "stripe";
import {
	find,
	listPage,
	mergeMetadata,
	notSimulated,
	operation,
	type Resource,
	supportOnly,
} from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { minimumCharges } from "../payments/charges.ts";
import { newId, type Simulation } from "../simulation.ts";

export const products: Resource = {
	operations: [
		operation<Stripe.ProductCreateParams>(
			"Products.create",
			["description", "id", "metadata", "name"],
			createProduct,
		),
		operation<Stripe.ProductRetrieveParams>("Products.retrieve", [], (simulation, _, id) =>
			find(simulation, "product", id),
		),
		operation<Stripe.ProductUpdateParams>(
			"Products.update",
			["active", "description", "metadata", "name"],
			updateProduct,
		),
	],
};

function createProduct(
	simulation: Simulation,
	{ description, id = newId("prod"), metadata, name }: Stripe.ProductCreateParams,
): Stripe.Product {
	if (simulation.store.find("product", id)) {
		throw invalidRequest("Product already exists.", {
			code: "resource_already_exists",
			param: "id",
		});
	}
	const product = simulation.make("product", {
		id,
		active: true,
		description: description ?? null,
		metadata: mergeMetadata({}, metadata),
		name,
		type: "service",
		updated: simulation.clock.now(),
	});
	simulation.emit("product.created", "product", product);
	return product;
}

function updateProduct(
	simulation: Simulation,
	{ active, description, metadata, name }: Stripe.ProductUpdateParams,
	id: string,
): Stripe.Product {
	const product = find(simulation, "product", id);
	const changed = simulation.change("product", product, {
		active: active ?? product.active,
		description: description === undefined ? product.description : description || null,
		metadata: mergeMetadata(product.metadata, metadata),
		name: name ?? product.name,
		updated: simulation.clock.now(),
	});
	simulation.emit("product.updated", "product", changed);
	return changed;
}

export const prices: Resource = {
	operations: [
		operation<Stripe.PriceCreateParams>(
			"Prices.create",
			[
				"currency",
				"lookup_key",
				"metadata",
				"nickname",
				"product",
				"recurring",
				"transfer_lookup_key",
				"unit_amount",
			],
			createPrice,
		),
		operation<Stripe.PriceRetrieveParams>("Prices.retrieve", [], (simulation, _, id) =>
			find(simulation, "price", id),
		),
		operation<Stripe.PriceListParams>(
			"Prices.list",
			[
				"active",
				"created",
				"currency",
				"ending_before",
				"limit",
				"lookup_keys",
				"product",
				"starting_after",
				"type",
			],
			({ store }, params) => {
				const { active, currency, lookup_keys, product, type } = params;
				const matching = store
					.all("price")
					.filter((price) => active === undefined || price.active === active)
					.filter((price) => !currency || price.currency === currency)
					.filter((price) => !lookup_keys || lookup_keys.includes(price.lookup_key ?? ""))
					.filter((price) => !product || price.product === product)
					.filter((price) => !type || price.type === type);
				return listPage("/v1/prices", matching, params);
			},
		),
	],
};

function createPrice(simulation: Simulation, params: Stripe.PriceCreateParams): Stripe.Price {
	const { currency, lookup_key, product = "", unit_amount } = params;
	find(simulation, "product", product, "product");
	if (unit_amount === undefined || unit_amount < 0 || !minimumCharges[currency]) {
		throw invalidRequest(
			`The simulator takes prices with a unit_amount, in ${Object.keys(minimumCharges).join(", ")}.`,
			{ param: unit_amount === undefined || unit_amount < 0 ? "unit_amount" : "currency" },
		);
	}
	const recurring = recurringOf(params);
	if (lookup_key !== undefined) {
		releaseLookupKey(simulation, lookup_key, params.transfer_lookup_key ?? false);
	}
	const price = simulation.make("price", {
		active: true,
		billing_scheme: "per_unit",
		currency,
		lookup_key: lookup_key ?? null,
		metadata: mergeMetadata({}, params.metadata),
		nickname: params.nickname ?? null,
		product,
		recurring,
		tax_behavior: "unspecified",
		type: recurring ? "recurring" : "one_time",
		unit_amount,
		unit_amount_decimal: String(unit_amount),
	});
	simulation.emit("price.created", "price", price);
	return price;
}

function recurringOf({ recurring }: Stripe.PriceCreateParams): Stripe.Price.Recurring | null {
	if (!recurring) {
		return null;
	}
	const { interval, interval_count = 1 } = recurring;
	supportOnly("Prices.create", recurring, {
		param: "recurring",
		supported: ["interval", "interval_count"],
	});
	if (interval !== "month" && interval !== "year") {
		throw notSimulated("Prices.create", `recurring[interval] ${interval}`);
	}
	const fixed = { meter: null, trial_period_days: null, usage_type: "licensed" } as const;
	return { interval, interval_count, ...fixed };
}

/** A lookup key names one price at a time. */
function releaseLookupKey(simulation: Simulation, key: string, transfer: boolean): void {
	const holder = simulation.store.all("price").find(({ lookup_key }) => lookup_key === key);
	if (!holder) {
		return;
	}
	if (!transfer) {
		throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
			param: "lookup_key",
		});
	}
	const released = simulation.change("price", holder, { lookup_key: null });
	simulation.emit("price.updated", "price", released, { lookup_key: key });
}

/** @throws {StripeError} for a price that does not exist or is paid once. */
export function findRecurringPrice(
	simulation: Simulation,
	id: string,
	param: string,
): Stripe.Price {
	const price = find(simulation, "price", id, param);
	if (!price.recurring) {
		throw invalidRequest(`The price ${id} is paid once; a subscription needs a recurring one.`, {
			param,
		});
	}
	return price;
}
