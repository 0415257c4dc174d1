import type { PricedOffer } from "#contracts/offer.ts";
import { reportContents } from "#domain/telling/report/offer/contents.ts";

/** What a place offers about which everything is known. */
export function anOffer(overrides: Partial<PricedOffer> = {}): PricedOffer {
	return {
		isSold: true,
		price: 15,
		holds: [...reportContents],
		lacks: [],
		questions: ["What does each step to band C cost?"],
		reason: null,
		...overrides,
	};
}

/** The offer for a place of which too little is known. */
export function noOffer(): PricedOffer {
	return {
		isSold: false,
		price: null,
		holds: [],
		lacks: [{ what: "EPC analysis with upgrade costs", why: "No certificate is held." }],
		questions: [],
		reason:
			"We do not sell a report on EH6 5NP, because too little is published about it. We do not know its energy rating, rents and prices.",
	};
}
