import { readPieces, TooLarge } from "#datasets/http/read-text.ts";
import type { ListingLink, PortalId } from "#domain/subjects/listing/listing-link.ts";
import { type ListingFacts, readStatedListing } from "#domain/subjects/listing/read-stated.ts";
import { ListingFault } from "./listing-fault.ts";
import { onTheMarketPage } from "./onthemarket/onthemarket-page.ts";
import { openPage, type Way } from "./open-page.ts";
import type { PageReader } from "./page-reader.ts";
import { rightmovePage } from "./rightmove/rightmove-page.ts";
import { TextFinder } from "./text-finder.ts";
import { zooplaPage } from "./zoopla/zoopla-page.ts";

/** Milliseconds for all of it: every redirect and the whole page. */
const LIMIT = 8_000;
/** Bytes. Real pages have 1.2 million at most. */
const MOST_BYTES = 5_000_000;
/** Characters. A page of a home is longer; a notice to programs is shorter. */
const SHORTEST_PAGE = 30_000;

/** Characters. A page that asks who reads says so at its beginning, or has nothing but that. */
const CAPTCHA_WITHIN = 100_000;

const CAPTCHA =
	/captcha|challenge-platform|verify you are (?:a )?human|are you a robot|unusual traffic|access denied/i;

const readers: Readonly<Record<PortalId, (link: ListingLink) => PageReader>> = {
	rightmove: rightmovePage,
	zoopla: zooplaPage,
	onthemarket: onTheMarketPage,
};

/**
 * Reads what a portal's page says of a home. Reads the page while it arrives and then forgets it.
 * @throws ListingFault
 */
export async function readListing(
	link: ListingLink,
	{ limitMs = LIMIT, ...way }: Omit<Way, "signal"> & { readonly limitMs?: number },
): Promise<ListingFacts> {
	const signal = AbortSignal.timeout(limitMs);
	const reader = readers[link.portal](link);
	const captcha = new TextFinder(CAPTCHA);
	let length = 0;
	await Promise.race([
		take(link, { ...way, signal }, (piece) => {
			if (length < CAPTCHA_WITHIN) {
				captcha.push(piece);
			}
			length += piece.length;
			return signal.aborted || reader.take(piece);
		}),
		expiry(signal),
	]);
	const stated = reader.read();
	if (stated === null) {
		throw length < SHORTEST_PAGE || captcha.found !== null
			? new ListingFault("portal_blocks", "a page without data")
			: new ListingFault("listing_unreadable", "a page without data");
	}
	const facts = readStatedListing(stated);
	if (saysNothing(facts)) {
		throw new ListingFault("listing_unreadable", "the page's data says nothing of a home");
	}
	return facts;
}

/** @throws ListingFault for whatever may happen to a connection */
async function take(link: ListingLink, way: Way, piece: PageReader["take"]): Promise<void> {
	try {
		await readPieces(await openPage(link, way), MOST_BYTES, piece);
	} catch (cause) {
		if (cause instanceof ListingFault) {
			throw cause;
		}
		if (cause instanceof TooLarge) {
			throw new ListingFault("listing_unreadable", cause.message);
		}
		throw new ListingFault("portal_silent", way.signal.aborted ? "no answer in time" : "cut off");
	}
}

/** Ends the wait for a portal that goes on sending, or a connection that ignores its signal. */
function expiry(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		const abandon = () => reject(new ListingFault("portal_silent", "no answer in time"));
		signal.addEventListener("abort", abandon, { once: true });
	});
}

function saysNothing(facts: ListingFacts): boolean {
	const { postcode, outcode, address, position, price, bedrooms } = facts;
	return [postcode, outcode, address, position, price, bedrooms].every((value) => value === null);
}
