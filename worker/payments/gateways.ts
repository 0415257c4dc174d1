import type { Bindings, World } from "#worker/platform/env.ts";
import type { PaymentGateway } from "./gateway.ts";
import { paymentKeys } from "./payment-settings.ts";
import { stripeGateway } from "./stripe-gateway.ts";

/** The payment provider by mode; null where a mode has no keys. */
export type Gateways = (livemode: boolean) => PaymentGateway | null;

/** The payment provider, as this environment has keys for it. */
export function gatewaysOf(env: Bindings, { fetch }: Pick<World, "fetch">): Gateways {
	return (livemode) => {
		const keys = paymentKeys(env, livemode);
		return keys && stripeGateway(keys, fetch);
	};
}
