import type { Bindings, World } from "#worker/platform/env.ts";
import type { PaymentGateway } from "./gateway.ts";
import { paymentKeys } from "./payment-settings.ts";
import type { PlanGateway } from "./plan-gateway.ts";
import { stripeClient } from "./stripe-client.ts";
import { stripeGateway } from "./stripe-gateway.ts";
import { stripePlans } from "./stripe-plans.ts";

/** The payment provider in one of its two modes. */
export type Gateway = PaymentGateway & { readonly plans: PlanGateway };

/** The payment provider by mode; null where a mode has no keys. */
export type Gateways = (livemode: boolean) => Gateway | null;

/** The payment provider, as this environment has keys for it. A call that did not get through is tried again `retries` times. */
export function gatewaysOf(env: Bindings, { fetch }: Pick<World, "fetch">, retries = 2): Gateways {
	return (livemode) => {
		const keys = paymentKeys(env, livemode);
		if (!keys) {
			return null;
		}
		const stripe = stripeClient(keys, fetch, retries);
		return { ...stripeGateway(stripe, keys), plans: stripePlans(stripe, keys) };
	};
}
