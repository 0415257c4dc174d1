import type { Fetch } from "#datasets/http/read-body.ts";
import { hangUp } from "#datasets/http/read-text.ts";
import { APP_NAME } from "#domain/base/product.ts";
import {
	type ListingLink,
	pageAddress,
	portals,
	recogniseAddress,
} from "#domain/subjects/listing/listing-link.ts";
import { ListingFault } from "./listing-fault.ts";

const MOST_REDIRECTS = 3;
/** Seconds. A portal that asks for a longer pause is not waited for. */
const LONGEST_PAUSE = 3600;

/** Says who asks and for what kind of answer. The same for every visitor, so that a portal learns nothing about them. */
const HEADERS = {
	"User-Agent": `${APP_NAME}/1.0 (reads one page at a visitor's request)`,
	Accept: "text/html",
	"Accept-Language": "en-GB,en;q=0.9",
};

const CHALLENGES = /captcha|challenge|blocked|verify|denied/i;

export type Way = {
	/** Base address of the portal, without a closing slash. */
	readonly baseUrl: string;
	readonly fetch: Fetch;
	readonly signal: AbortSignal;
};

/**
 * Asks a portal for the page of a home. It may send us on to another address of the same home, three times, and to nothing else.
 * @throws ListingFault, or what the connection throws when it breaks.
 */
export async function openPage(link: ListingLink, way: Way): Promise<Response> {
	let asked = link;
	for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
		const { fetch, signal } = way;
		const response = await fetch(pageAddress(asked, way.baseUrl), {
			headers: HEADERS,
			redirect: "manual",
			signal,
		});
		if (!isRedirect(response)) {
			return checked(response);
		}
		hangUp(response.body);
		asked = onward(asked, response.headers.get("Location"), way.baseUrl);
	}
	throw new ListingFault("portal_silent", "sends from one address to the next without end");
}

function isRedirect({ status, headers }: Response): boolean {
	return status >= 300 && status < 400 && headers.has("Location");
}

/** Where a redirect leads, made again as the first address was; what it says is only compared with. */
function onward(link: ListingLink, location: string | null, baseUrl: string): ListingLink {
	const own = portals[link.portal].address;
	const text = location?.startsWith(`${baseUrl}/`) ? location.slice(baseUrl.length) : location;
	const target = text !== null && URL.canParse(text, own) ? new URL(text, own).href : "";
	const recognised = recogniseAddress(target);
	const portal = recognised.ok
		? recognised.link.portal
		: recognised.refusal === "not_a_listing" && recognised.portal;
	if (portal !== link.portal) {
		throw new ListingFault("listing_unreadable", "sends to another host");
	}
	if (recognised.ok && recognised.link.id === link.id) {
		return recognised.link;
	}
	throw CHALLENGES.test(new URL(target).pathname)
		? new ListingFault("portal_blocks", "sends to a page that asks who reads")
		: new ListingFault("listing_withdrawn", "sends to another of its pages");
}

function checked(response: Response): Response {
	const fault = faultOf(response);
	if (fault) {
		hangUp(response.body);
		throw fault;
	}
	return response;
}

function faultOf({ status, headers, ok }: Response): ListingFault | null {
	const text = `status ${status}`;
	if (status === 404 || status === 410) {
		return new ListingFault("listing_withdrawn", text);
	}
	const isChallenge = headers.get("cf-mitigated") === "challenge";
	if (isChallenge || (status >= 400 && status < 500)) {
		return new ListingFault("portal_blocks", text, pauseOf(headers));
	}
	if (!ok) {
		return new ListingFault("portal_silent", text, pauseOf(headers));
	}
	const type = headers.get("Content-Type") ?? "text/html";
	const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type.trim());
	return isPage ? null : new ListingFault("listing_unreadable", "not a page");
}

function pauseOf(headers: Headers): number | null {
	const text = headers.get("Retry-After") ?? "";
	const seconds = /^\d{1,5}$/.test(text) ? Number(text) : null;
	return seconds !== null && seconds <= LONGEST_PAUSE ? seconds : null;
}
