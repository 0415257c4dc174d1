import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { PublicContent } from "#contracts/public-content.ts";
import { api, call } from "./api.ts";
import { ownKey, sameForEveryone } from "./session.ts";

/** What stands beside the entry of the history that a purchase leads to, so that a page that is loaded again finds it too. */
export const justBought = { justBought: true } as const;

/** Whether a purchase led here. The state of an entry may be anything. */
export function isJustBought(state: unknown): boolean {
	return typeof state === "object" && state !== null && "justBought" in state;
}

/** Who answers questions. */
export const contactQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["contact"],
	queryFn: ({ signal }) => call(api.contact.$get({}, { init: { signal } })),
});

/** What the product says of itself. */
export const claimsQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["claims"],
	queryFn: ({ signal }) => call(api.claims.$get({}, { init: { signal } })),
});

/** Three previews and a report, in short, as they would be made today. */
export const examplesQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["examples"],
	queryFn: ({ signal }) => call(api.examples.$get({}, { init: { signal } })),
});

/** What stands in for the public sources here. The page alone says it: there is no call for it, and it holds as long as the page does. */
export const simulatorQuery = queryOptions<PublicContent["simulator"]>({
	meta: sameForEveryone,
	queryKey: ["simulator"],
	queryFn: skipToken,
	gcTime: Number.POSITIVE_INFINITY,
});

/** What one report costs, in pounds. Kept for five minutes. Source: Rule CALL-4. */
export const reportPriceQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["report-price"],
	queryFn: ({ signal }) => call(api["report-price"].$get({}, { init: { signal } })),
	staleTime: 5 * 60_000,
});

/** What each plan costs a month, in pounds. Kept for a minute. Source: Rule CALL-4. */
export const subscriptionPricesQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["subscription-prices"],
	queryFn: ({ signal }) => call(api["subscription-prices"].$get({}, { init: { signal } })),
	staleTime: 60_000,
});

/** The key and the mode in which payments are taken. Kept for five minutes. Source: Rule CALL-4. */
export const paymentConfigQuery = queryOptions({
	meta: sameForEveryone,
	// The loader has fetched already: a failure stands when the screen comes.
	retryOnMount: false,
	queryKey: ["payment-config"],
	queryFn: ({ signal }) => call(api.stripe.config.$get({}, { init: { signal } })),
	staleTime: 5 * 60_000,
});

/** How long the answer stays fresh where it is shown, in milliseconds. Source: Rule CALL-4. */
export const statusFreshFor = { preview: 5_000, plans: 30_000, success: 1_000 } as const;

/** How the visitor's subscription stands. Only for someone who is signed in. */
export const subscriptionStatusQuery = queryOptions({
	queryKey: ownKey("subscription"),
	queryFn: ({ signal }) => call(api.subscription.status.$get({}, { init: { signal } })),
	staleTime: statusFreshFor.plans,
});

/** Whether the visitor's next subscription begins with a free trial. Only for someone who is signed in. */
export const trialStatusQuery = queryOptions({
	queryKey: ownKey("trial"),
	queryFn: ({ signal }) => call(api.trial.status.$get({}, { init: { signal } })),
	staleTime: statusFreshFor.plans,
});

/** First part of the key of every preview: what a preview holds depends on who asks. */
export const PREVIEW_KEY = "preview";

/** Key of the invoices of the visitor's subscription. */
export const invoicesKey = ownKey("invoices");

/**
 * Invalidates everything that a subscription decides: its status, trial and invoices, and the previews, which show a subscriber more. What a screen
 * shows is fetched at once, the rest when it is next needed.
 */
export async function invalidateSubscription(queryClient: QueryClient): Promise<void> {
	const outdated = [
		subscriptionStatusQuery.queryKey,
		trialStatusQuery.queryKey,
		invoicesKey,
		[PREVIEW_KEY],
	];
	await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
