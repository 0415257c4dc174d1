import type { Bindings, World } from "#worker/platform/env.ts";
import type { PaymentGateway } from "./gateway.ts";
import { paymentKeys } from "./payment-settings.ts";
import type { PlanGateway } from "./plan-gateway.ts";

/** The payment provider in one of its two modes. */
export type Gateway = PaymentGateway & { readonly plans: PlanGateway };

/** Opens the payment provider by mode; null where a mode has no keys. */
export type Gateways = (livemode: boolean) => (() => Promise<Gateway>) | null;

/** The payment provider, as this environment has keys for it, whose library loads when it is first asked. A call that did not get through is tried again `retries` times. */
export function gatewaysOf(env: Bindings, { fetch }: Pick<World, "fetch">, retries = 2): Gateways {
	return (livemode) => {
		const keys = paymentKeys(env, livemode);
		if (!keys) {
			return null;
		}
		return async () => {
			const [{ stripeClient }, { stripeGateway }, { stripePlans }] = await Promise.all([
				import("./stripe-client.ts"),
				import("./stripe-gateway.ts"),
				import("./stripe-plans.ts"),
			]);
			const stripe = stripeClient(keys, fetch, retries);
			return { ...stripeGateway(stripe, keys), plans: stripePlans(stripe, keys) };
		};
	};
}
