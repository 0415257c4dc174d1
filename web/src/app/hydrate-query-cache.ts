import type { QueryClient } from "@tanstack/react-query";
import type { PublicContent } from "#contracts/public-content.ts";
import { PUBLIC_CONTENT_ELEMENT } from "#domain/telling/document-marks.ts";
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
	const content = readPublicContent();
	if (!content) {
		return;
	}
	if (!content.hasSession) {
		queryClient.setQueryData(userQuery.queryKey, null);
	}
	queryClient.setQueryData(contactQuery.queryKey, content.contact);
	queryClient.setQueryData(simulatorQuery.queryKey, content.simulator);
	for (const [{ queryKey }, answer] of [
		[reportPriceQuery, content.reportPrice],
		[subscriptionPricesQuery, content.subscriptionPrices],
		[claimsQuery, content.claims],
	] as const) {
		if (answer) {
			queryClient.setQueryData<unknown>(queryKey, answer);
		}
	}
}

/** Null where the Worker wrote nothing. */
function readPublicContent(): PublicContent | null {
	const written = document.getElementById(PUBLIC_CONTENT_ELEMENT)?.textContent;
	return written ? (JSON.parse(written) as PublicContent) : null;
}
