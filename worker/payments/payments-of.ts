import type { Bindings, World } from "#worker/platform/env.ts";
import type { PaymentGateway } from "./gateway.ts";
import { paymentKeys } from "./payment-settings.ts";
import { stripeGateway } from "./stripe-gateway.ts";

/** The payment provider in a mode; null where that mode has no keys. */
export function gatewayFor(
	env: Bindings,
	{ fetch }: Pick<World, "fetch">,
): (livemode: boolean) => PaymentGateway | null {
	return (livemode) => {
		const keys = paymentKeys(env, livemode);
		return keys && stripeGateway(keys, fetch);
	};
}
