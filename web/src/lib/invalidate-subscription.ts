import type { QueryClient } from "@tanstack/react-query";
import { PREVIEW_KEY } from "./preview-key.ts";
import { ownKey } from "./session.ts";
import { subscriptionStatusQuery } from "./subscription-status-query.ts";
import { trialStatusQuery } from "./trial-status-query.ts";

/** Key of the invoices of the visitor's subscription. */
export const invoicesKey = ownKey("invoices");

/**
 * Has everything asked for again that a subscription decides: how it stands, its trial and invoices, and the previews, which
 * tell a subscriber more. What a screen shows is asked for at once, the rest when it is next needed.
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
