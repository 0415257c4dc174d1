import type Stripe from "stripe";
import { mergeMetadata } from "../api/metadata.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { randomText, type Simulation } from "../simulation.ts";
import { find } from "./find.ts";

export const coupons: Resource = {
	operations: [
		operation<Stripe.CouponCreateParams>(
			"Coupons.create",
			["amount_off", "currency", "duration", "id", "metadata", "name", "percent_off"],
			create,
		),
		operation<Stripe.CouponRetrieveParams>("Coupons.retrieve", [], (simulation, _, id) =>
			find(simulation, "coupon", id),
		),
		operation<Stripe.CouponDeleteParams>("Coupons.del", [], (simulation, _, id) =>
			remove(simulation, id),
		),
	],
};

function create(simulation: Simulation, params: Stripe.CouponCreateParams): Stripe.Coupon {
	const { amount_off, currency, duration = "once", id = randomText(8), percent_off } = params;
	checkWorth(params);
	if (simulation.store.find("coupon", id)) {
		throw invalidRequest("Coupon already exists.", {
			code: "resource_already_exists",
			param: "id",
		});
	}
	const coupon = simulation.make("coupon", {
		id,
		amount_off: amount_off ?? null,
		currency: currency ?? null,
		duration,
		metadata: mergeMetadata({}, params.metadata),
		name: params.name ?? null,
		percent_off: percent_off ?? null,
		valid: true,
	});
	simulation.emit("coupon.created", "coupon", coupon);
	return coupon;
}

function checkWorth({
	amount_off,
	currency,
	duration,
	percent_off,
}: Stripe.CouponCreateParams): void {
	if ((amount_off === undefined) === (percent_off === undefined)) {
		throw invalidRequest("You must pass either percent_off or amount_off, and not both.");
	}
	if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
		throw invalidRequest("percent_off must be greater than 0 and at most 100.", {
			param: "percent_off",
		});
	}
	if (amount_off !== undefined && amount_off < 1) {
		throw invalidRequest("This value must be greater than or equal to 1.", {
			code: "parameter_invalid_integer",
			param: "amount_off",
		});
	}
	if (amount_off !== undefined && !currency) {
		throw invalidRequest("You must pass currency when passing amount_off.", {
			param: "currency",
		});
	}
	if (duration === "repeating") {
		throw invalidRequest("You must pass duration_in_months for a repeating coupon.", {
			param: "duration_in_months",
		});
	}
}

/** Whoever has the discount keeps it; nobody gets it any more. */
function remove(simulation: Simulation, id: string): Stripe.DeletedCoupon {
	const coupon = find(simulation, "coupon", id);
	simulation.store.remove("coupon", id);
	simulation.emit("coupon.deleted", "coupon", coupon);
	return { id, object: "coupon", deleted: true };
}
