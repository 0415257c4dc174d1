import type { StatedListing } from "#domain/subjects/listing/read-stated.ts";

/** Reads one page of a portal while it arrives. */
export type PageReader = {
	/** Takes the next piece of the page; true once all that is needed was seen. */
	readonly take: (piece: string) => boolean;
	/**
	 * What the page states once it was taken; null when it carries no data of a home at all.
	 * @throws ListingFault
	 */
	readonly read: () => StatedListing | null;
};
