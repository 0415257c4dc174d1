import type { QueryClient } from "@tanstack/react-query";
import type { PublicContent } from "#contracts/public-content.ts";
import { PUBLIC_CONTENT_ELEMENT } from "#domain/document-marks.ts";
import {
	claimsQuery,
	contactQuery,
	reportPriceQuery,
	simulatorQuery,
	subscriptionPricesQuery,
} from "#web/lib/queries.ts";
import { userQuery } from "#web/lib/session.ts";

/** Fills the cache with what the Worker wrote into the page, so that the first picture is the one that was sent. What is missing is fetched. */
export function hydrateQueryCache(queryClient: QueryClient): void {
	const known = readKnown();
	if (!known) {
		return;
	}
	if (!known.hasSession) {
		queryClient.setQueryData(userQuery.queryKey, null);
	}
	queryClient.setQueryData(contactQuery.queryKey, known.contact);
	queryClient.setQueryData(simulatorQuery.queryKey, known.simulator);
	for (const [{ queryKey }, answer] of [
		[reportPriceQuery, known.reportPrice],
		[subscriptionPricesQuery, known.subscriptionPrices],
		[claimsQuery, known.claims],
	] as const) {
		if (answer) {
			queryClient.setQueryData<unknown>(queryKey, answer);
		}
	}
}

/** Null where the Worker wrote nothing. */
function readKnown(): PublicContent | null {
	const written = document.getElementById(PUBLIC_CONTENT_ELEMENT)?.textContent;
	return written ? (JSON.parse(written) as PublicContent) : null;
}
