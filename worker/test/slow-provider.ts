import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { everyRoute } from "#worker/http/late-routes.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { noNetwork } from "./ask-app.ts";
import { standBetween } from "./between.ts";
import type { openPlanShop } from "./plan-shop.ts";

// What is read late is read before the fake clock is set: in tests that takes as long as an answer, in any order of the files.
await Promise.all([
	everyRoute(createApp(() => ({ fetch: noNetwork, now: Date.now, token: randomToken })).routes),
	import("#worker/billing/gateway/stripe-client.ts"),
	import("#worker/billing/gateway/stripe-gateway.ts"),
	import("#worker/billing/gateway/stripe-plans.ts"),
]);

/** Milliseconds in which whoever waits for us is answered, whatever the provider does. */
const EIGHT_SECONDS = 8_000;

/** What a provider answers that never does. */
export const silent = () => new Promise<Response>(() => undefined);

/** The answer to a call that has to be there within eight seconds of a fake clock. Each step lets what is not a timer go on. */
export async function inTime(call: Promise<Response>): Promise<Response> {
	const answered = vi.fn();
	const answer = call.finally(answered);
	for (let waited = 0; answered.mock.calls.length === 0 && waited <= EIGHT_SECONDS; waited += 100) {
		await vi.advanceTimersByTimeAsync(100);
		await env.CACHE.get("lets what is not a timer go on");
	}
	expect(answered, "answered within eight seconds").toHaveBeenCalled();
	return answer;
}

/** Ways in which a provider leaves us without an answer. Each gives what ends it. */
export const slownesses = {
	"a silent provider": (shop: ReturnType<typeof openPlanShop>) => standBetween(shop, silent),
	"a provider that does what it is told and does not say so": (
		shop: ReturnType<typeof openPlanShop>,
	) =>
		standBetween(shop, async ({ method }, go) => {
			if (method === "GET") {
				return undefined;
			}
			await go();
			return silent();
		}),
} as const;
