import type { Offer } from "#domain/telling/report/offer/offer.ts";
import { Problem } from "#worker/platform/problem.ts";

/** There is no such report, or not for this reader: the two are not told apart. */
export function reportNotFound(): Problem {
	return new Problem("not_found", "The report you're looking for doesn't exist.");
}

export function reportClosed(): Problem {
	return new Problem("report_closed", "This report was refunded and is closed.");
}

/** Sold is only what can be delivered. Source: Rule OFFER-1. @throws Problem `not_enough_data` */
export function refuseUnsold({ isSold, reason }: Offer): void {
	if (!isSold) {
		throw new Problem("not_enough_data", reason ?? "Too little is published about this place.");
	}
}
