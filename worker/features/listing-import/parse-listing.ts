import type { Listing } from "#contracts/listing.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import {
	type ListingLink,
	type PortalId,
	pageAddress,
	recogniseListing,
} from "#domain/subjects/listing/listing-link.ts";
import type { ListingFacts } from "#domain/subjects/listing/read-stated.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import { fetchSource } from "#worker/facts/fetch-source.ts";
import type { LiveSources } from "#worker/facts/live-sources.ts";
import { log } from "#worker/platform/log.ts";
import { ListingFault } from "./portals/listing-fault.ts";
import { readListing } from "./portals/read-listing.ts";
import { refusalOf } from "./refusals.ts";

/** Milliseconds for the postcodes around a pin, which a reader can do without. */
const NEAREST_LIMIT = 2_500;
/** A choice of more is none. */
const MOST_NEAREST = 5;

/** What a request brings to an import. */
export type Importing = {
	/** False while the configuration switches importing off. */
	readonly isOn: boolean;
	/** Where a portal is asked; null while it is switched off. */
	readonly addressOf: (portal: PortalId) => string | null;
	readonly fetch: Fetch;
	/** UTC milliseconds. */
	readonly now: () => number;
	readonly geography: LiveSources["geography"];
	readonly count: (happening: Happening) => void;
};

/**
 * Reads what a portal's page says of a home, from its pasted address. Reads the page once, at this request, and keeps neither the page nor the address.
 * @throws Problem `import_off`, `not_a_portal`, `not_a_listing`, or why the page gave nothing
 */
export async function parseListing(pasted: string, importing: Importing): Promise<Listing> {
	if (!importing.isOn) {
		throw refusalOf("import_off");
	}
	const recognised = recogniseListing(pasted);
	if (!recognised.ok) {
		throw recognised.refusal === "not_a_portal"
			? refusalOf("not_a_portal")
			: refusalOf("not_a_listing", recognised.portal);
	}
	const { link } = recognised;
	const facts = await readCounted(link, importing);
	const { position, ...stated } = facts;
	return {
		...stated,
		nearestPostcodes: await nearestTo(facts, importing),
		portal: link.portal,
		url: pageAddress(link),
		readAt: new Date(importing.now()).toISOString(),
	};
}

/** @throws Problem */
async function readCounted(link: ListingLink, importing: Importing): Promise<ListingFacts> {
	const { addressOf, fetch, count } = importing;
	const { portal } = link;
	const baseUrl = addressOf(portal);
	if (baseUrl === null) {
		throw refusalOf("import_off", portal);
	}
	try {
		const facts = await readListing(link, { baseUrl, fetch });
		count({ event: "listing_read", subject: portal });
		return facts;
	} catch (cause) {
		if (!(cause instanceof ListingFault)) {
			throw cause;
		}
		count({ event: "listing_failed", subject: portal });
		log.info("listing not read", { portal, why: cause.why, reason: cause.message });
		throw refusalOf(cause.why, portal, cause);
	}
}

/**
 * Postcodes around the pin for the reader to choose from, where the page gives no whole one. A pin may be moved on purpose, so what is
 * nearest is never taken for the home's own. None when the source is silent.
 */
async function nearestTo(
	{ postcode, outcode, position }: ListingFacts,
	{ geography, now }: Importing,
): Promise<Listing["nearestPostcodes"]> {
	if (postcode !== null || position === null) {
		return [];
	}
	const answer = await fetchSource(
		geography,
		(source, signal) => source.nearest(position, signal),
		{
			name: "geography",
			limitMs: NEAREST_LIMIT,
			now,
		},
	);
	return (answer.state === "answered" ? answer.data : [])
		.filter((near) => outcode === null || near.postcode.outcode === outcode)
		.slice(0, MOST_NEAREST)
		.map((near) => ({ postcode: near.postcode.formatted, metres: near.metres }));
}
