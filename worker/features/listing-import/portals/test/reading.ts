import type { Fetch } from "#datasets/http/read-body.ts";
import { recogniseListing } from "#domain/subjects/listing/listing-link.ts";
import type { ListingFacts } from "#domain/subjects/listing/read-stated.ts";
import { readListing } from "../read-listing.ts";

type Page = string | Response;

/** Where the home of the tests stands. */
export const RIGHTMOVE = "https://www.rightmove.co.uk/properties/100000001";
export const ZOOPLA = "https://www.zoopla.co.uk/for-sale/details/100000003/";
export const ON_THE_MARKET = "https://www.onthemarket.com/details/100000004/";

/** Reads the page at an address, which is as given; in turn, where it is several. Remembers what was asked for. */
export function reading(address: string, pages: Page | Page[] | Fetch, limitMs = 2_000) {
	const recognised = recogniseListing(address);
	if (!recognised.ok) {
		throw new RangeError(recognised.refusal);
	}
	const asked: { url: string; init: RequestInit | undefined }[] = [];
	const answer = typeof pages === "function" ? pages : inTurn([pages].flat());
	const fetch: Fetch = (url, init) => {
		asked.push({ url, init });
		return answer(url, init);
	};
	const { origin } = new URL(address);
	const facts: Promise<ListingFacts> = readListing(recognised.link, {
		baseUrl: origin,
		fetch,
		limitMs,
	});
	return { facts, asked };
}

function inTurn(pages: readonly Page[]): Fetch {
	let next = 0;
	return async () => {
		const page = pages[Math.min(next, pages.length - 1)] ?? "";
		next += 1;
		return typeof page === "string" ? html(page) : page;
	};
}

/** A page that was found. */
export function html(body: BodyInit, headers: Record<string, string> = {}): Response {
	return new Response(body, {
		headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
	});
}
