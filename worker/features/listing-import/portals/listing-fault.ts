import type { ProblemCode } from "#contracts/problem.ts";

/** Why a portal's page gave nothing. */
export type ListingFailure = Extract<
	ProblemCode,
	"listing_withdrawn" | "listing_unreadable" | "portal_blocks" | "portal_silent"
>;

/** What reading a page throws. The message is for the log: it names neither the page nor what stands on it. */
export class ListingFault extends Error {
	override readonly name = "ListingFault";
	readonly why: ListingFailure;
	/** Seconds after which the portal wants to be asked again, where it says so. */
	readonly retryAfter: number | null;

	constructor(why: ListingFailure, message: string, retryAfter: number | null = null) {
		super(message);
		this.why = why;
		this.retryAfter = retryAfter;
	}
}
