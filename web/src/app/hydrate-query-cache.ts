import type { QueryClient } from "@tanstack/react-query";
import type { PublicContent } from "#contracts/public-content.ts";
import type { DrawnArea } from "#domain/areas/area-page.ts";
import { AREA_ELEMENT, PUBLIC_CONTENT_ELEMENT } from "#domain/document-marks.ts";
import { areaQuery, areasQuery } from "#web/lib/area-queries.ts";
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
	const content = readWritten<PublicContent>(PUBLIC_CONTENT_ELEMENT);
	if (!content) {
		return;
	}
	if (!content.hasSession) {
		queryClient.setQueryData(userQuery.queryKey, null);
	}
	const area = readWritten<DrawnArea>(AREA_ELEMENT);
	if (area) {
		queryClient.setQueryData<unknown>(
			"page" in area ? areaQuery(area.page.slug).queryKey : areasQuery(area.search).queryKey,
			"page" in area ? area.page : area.list,
		);
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

/** What the Worker wrote into an element; null where it wrote nothing. */
function readWritten<Written>(element: string): Written | null {
	const written = document.getElementById(element)?.textContent;
	return written ? (JSON.parse(written) as Written) : null;
}
