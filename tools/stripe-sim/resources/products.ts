import type Stripe from "stripe";
import { mergeMetadata } from "../api/metadata.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { newId, type Simulation } from "../simulation.ts";
import { find } from "./find.ts";

export const products: Resource = {
	operations: [
		operation<Stripe.ProductCreateParams>(
			"Products.create",
			["description", "id", "metadata", "name"],
			create,
		),
		operation<Stripe.ProductRetrieveParams>("Products.retrieve", [], (simulation, _, id) =>
			find(simulation, "product", id),
		),
		operation<Stripe.ProductUpdateParams>(
			"Products.update",
			["active", "description", "metadata", "name"],
			update,
		),
	],
};

function create(
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

function update(
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
