import { type ListingFixture, listings } from "../fixtures/listings.ts";

/** The simulator's home with everything a page may say, changed as a test needs it. */
export function someHome(change: Partial<ListingFixture> = {}): ListingFixture {
	return { ...listings.rightmove[0], ...change };
}
