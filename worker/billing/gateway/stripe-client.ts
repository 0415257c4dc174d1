import Stripe from "stripe";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { PaymentKeys } from "./payment-settings.ts";

/** Milliseconds one request may take. The provider's own default of 80 s is longer than any buyer waits. */
const TIMEOUT = 20_000;

/** A client for one request to the Worker, which tries `retries` times again what did not get through. Its API version is that of the pinned package: basil (Rule PAY-9). */
export function stripeClient(keys: PaymentKeys, fetch: Fetch, retries: number): Stripe {
	return new Stripe(keys.secretKey, {
		httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
			fetch(input instanceof Request ? input.url : String(input), init),
		),
		timeout: TIMEOUT,
		maxNetworkRetries: retries,
		telemetry: false,
		...addressOf(keys.simulator),
	});
}

function addressOf(simulator: string | null): Stripe.StripeConfig {
	if (simulator === null) {
		return {};
	}
	const { hostname, port, protocol } = new URL(simulator);
	return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" };
}
