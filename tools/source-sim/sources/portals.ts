import { noSuchRoute, type Reply, type SourceRequest } from "../exchange.ts";
import { type ListingFixture, listings } from "../fixtures/listings.ts";
import { simulatedOnTheMarketPage } from "../pages/onthemarket-page.ts";
import { simulatedRightmovePage } from "../pages/rightmove-page.ts";
import { simulatedZooplaPage } from "../pages/zoopla-page.ts";

/*
 * The three property portals' pages of homes. All homes are made up:
 *
 * | portal      | id        | what it is                                                                       |
 * | ----------- | --------- | -------------------------------------------------------------------------------- |
 * | Rightmove   | 100000001 | for sale at M14 5LL, with all that a page may say                                |
 * | Rightmove   | 100000002 | to let at BN2 9QA                                                                |
 * | Zoopla      | 100000003 | for sale in CF24, a pin near CF24 3AB instead of the whole postcode              |
 * | OnTheMarket | 100000004 | for sale at M14 5LL, price on application                                        |
 * | Rightmove   | 100000005 | withdrawn: 410                                                                   |
 * | Zoopla      | 100000006 | blocked: 403                                                                     |
 * | Rightmove   | 100000007 | for sale in M14, without a pin                                                   |
 * | Rightmove   | 100000008 | 2 Pretend Terrace for sale at M14 5LL as a flat of 92 m², a house by its certificate |
 */
const WITHDRAWN = "100000005";
const BLOCKED = "100000006";

/** `GET /properties/{id}`. */
export function answerRightmove({ path }: SourceRequest): Reply {
	return page(listings.rightmove, /^\/properties\/(\d+)$/.exec(path)?.[1], simulatedRightmovePage);
}

/** `GET /for-sale/details/{id}/`, and the same to rent and of new homes. */
export function answerZoopla({ path }: SourceRequest): Reply {
	const [, id] = /^\/(?:for-sale|to-rent|new-homes)\/details\/(\d+)\/$/.exec(path) ?? [];
	return page(listings.zoopla, id, simulatedZooplaPage);
}

/** `GET /details/{id}/`. */
export function answerOnTheMarket({ path }: SourceRequest): Reply {
	return page(
		listings.onthemarket,
		/^\/details\/(\d+)\/$/.exec(path)?.[1],
		simulatedOnTheMarketPage,
	);
}

function page(
	known: readonly ListingFixture[],
	id: string | undefined,
	draw: (listing: ListingFixture) => string,
): Reply {
	if (id === undefined) {
		return noSuchRoute;
	}
	if (id === BLOCKED) {
		return notice(403, "Please enable JS and disable any ad blocker");
	}
	const listing = known.find((one) => one.id === id);
	return listing
		? { status: 200, html: draw(listing) }
		: notice(id === WITHDRAWN ? 410 : 404, "This property is no longer listed");
}

function notice(status: number, words: string): Reply {
	return { status, html: `<!doctype html><title>${words}</title><p>${words}</p>` };
}
