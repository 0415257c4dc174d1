import { isBelowMinimum } from "../epc/band.ts";
import { isKnown } from "../evidence.ts";
import type { JudgedHome } from "../judged-home.ts";
import { policyOf } from "../nations/policy-of.ts";
import { type PlaceInNations, possibleNations } from "../place/possible-nations.ts";
import { isMultipleOccupation } from "../use.ts";

/** Something that makes the letting unlawful as it stands, whatever the rest is worth. */
export type DealBreaker = {
	readonly id: "epc" | "articleFour";
	readonly title: string;
	readonly detail: string;
};

/**
 * - Band F or G on the home's own certificate without a registered exemption (England and Wales, SI 2015/962).
 *   On a border nothing is broken before the nation is known.
 * - A use for which planning permission is certainly needed and not stated: inside a certain Article 4 direction in England, or by a nation's rule.
 * A typical band of the neighbours never breaks a deal, nor an expired certificate: that calls for a new one first. Source: Rule SCORE-9.
 */
export function dealBreakers({
	energy: { band },
	licensing: { articleFour },
	inputs,
	facts,
}: Pick<JudgedHome, "licensing" | "inputs"> & {
	readonly energy: Pick<JudgedHome["energy"], "band">;
	readonly facts: { readonly place: PlaceInNations };
}): DealBreaker[] {
	const found: DealBreaker[] = [];
	if (
		possibleNations(facts.place).every((nation) => policyOf(nation).energy.standardBinds) &&
		isKnown(band) &&
		band.basis === "property" &&
		band.coverage === "ok" &&
		isBelowMinimum(band.value) &&
		!inputs.exemption
	) {
		found.push({
			id: "epc",
			title: `Cannot lawfully be let: energy rating ${band.value}`,
			detail:
				"A home let privately needs band E or better, or an exemption on the PRS Exemptions Register. Exemptions belong to the landlord: a buyer starts again.",
		});
	}
	if (
		isMultipleOccupation(inputs.use) &&
		articleFour.verdict === "required" &&
		articleFour.isCertain &&
		!inputs.planningPermission
	) {
		found.push({
			id: "articleFour",
			title: "Cannot lawfully be let as an HMO without planning permission",
			detail: `${articleFour.summary} A home that lawfully is an HMO already is not affected.`,
		});
	}
	return found;
}
