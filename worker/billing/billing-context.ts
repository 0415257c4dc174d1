import { connect, type Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type Gateway, type Gateways, gatewaysOf } from "./gateway/gateways.ts";
import { REQUEST_DEADLINE, withinDeadline } from "./gateway/within-deadline.ts";

/** What payments are brought up to date with. */
export type BillingContext = {
	readonly db: Db;
	readonly gatewayOf: Gateways;
	readonly world: Pick<World, "now" | "token">;
};

/** Opens billing for one request: somebody waits for it, so the provider has a few seconds for all that it is asked. */
export function openBilling(env: Bindings, world: World): BillingContext {
	const fetch = withinDeadline(world.fetch, REQUEST_DEADLINE);
	return { db: connect(env.DB), gatewayOf: gatewaysOf(env, { fetch }, 1), world };
}

/** Opens billing for a trigger, which no one waits for: each call to the provider has its time and its tries. */
export function openBillingInBackground(env: Bindings, world: World): BillingContext {
	return { db: connect(env.DB), gatewayOf: gatewaysOf(env, world), world };
}

/** The provider in the mode of a payment or subscription. @throws Problem `unavailable` when that mode has no keys any more */
export async function gatewayFor(
	{ gatewayOf }: BillingContext,
	{ livemode }: { readonly livemode: boolean },
): Promise<Gateway> {
	const open = gatewayOf(livemode);
	if (!open) {
		log.error("a payment of a mode without keys", { livemode });
		throw new Problem("unavailable", "The payment provider cannot be asked right now.", {
			retryAfter: 60,
		});
	}
	return open();
}
