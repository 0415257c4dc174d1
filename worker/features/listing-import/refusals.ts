import { type PortalId, portals } from "#domain/subjects/listing/listing-link.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { ListingFailure, ListingFault } from "./portals/listing-fault.ts";

type Refusal = ListingFailure | "not_a_portal" | "not_a_listing" | "import_off";

const OTHER_WAYS = "Paste the page's text instead, or type the postcode, bedrooms and price.";

/** Why a link gives nothing, and what to do next. */
const sentences: Readonly<Record<Refusal, (portal: string) => string>> = {
	not_a_portal: () =>
		"That is not a link to Rightmove, Zoopla or OnTheMarket. Copy the address of a property's page there, or search by postcode.",
	not_a_listing: (portal) =>
		`That link goes to ${portal}, but not to one property. Open the property's own page there and copy its address.`,
	listing_withdrawn: (portal) =>
		`${portal} no longer shows this property. Check the link, or search by its postcode.`,
	listing_unreadable: (portal) => `We could not read this page of ${portal}. ${OTHER_WAYS}`,
	portal_blocks: (portal) => `${portal} does not let us read this page. ${OTHER_WAYS}`,
	portal_silent: (portal) => `${portal} did not answer. Try again in a minute. ${OTHER_WAYS}`,
	import_off: (portal) => `Importing from ${portal} is switched off. ${OTHER_WAYS}`,
};

/** The refusal as a person reads it, and when the portal wants to be asked again, where it says so. */
export function refusalOf(refusal: Refusal, portal?: PortalId, cause?: ListingFault): Problem {
	const name = portal ? portals[portal].name : "portals";
	const retryAfter = cause?.retryAfter ?? null;
	return new Problem(refusal, sentences[refusal](name), {
		...(retryAfter === null ? {} : { retryAfter }),
		cause,
	});
}
