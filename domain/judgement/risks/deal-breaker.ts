import type { Band } from "../../base/facts/band.ts";

/** Something that makes the letting unlawful as it stands, regardless of all else: it caps the score and answers the first question. Source: Rule SCORE-9. */
export type DealBreaker = {
	readonly id: "epc" | "articleFour";
	readonly title: string;
	readonly detail: string;
};

/** A band below the least on the home's own certificate, without a registered exemption (England and Wales, SI 2015/962). */
export function barredByRating(band: Band): DealBreaker {
	return {
		id: "epc",
		title: `Cannot lawfully be let: energy rating ${band}`,
		detail:
			"A home let privately needs band E or better, or an exemption on the PRS Exemptions Register. Exemptions belong to the landlord: a buyer starts again.",
	};
}

/** Planning permission for an HMO that is certainly needed and not stated: in a certain Article 4 direction in England, or by a nation's rule. */
export function barredByPlanning(summary: string): DealBreaker {
	return {
		id: "articleFour",
		title: "Cannot lawfully be let as an HMO without planning permission",
		detail: `${summary} A home that lawfully is an HMO already is not affected.`,
	};
}
