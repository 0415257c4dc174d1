import { isBelowMinimum } from "../epc/band.ts";
import type { EnergyFigures } from "../epc/energy-figures.ts";
import { isKnown } from "../evidence.ts";
import type { Inputs } from "../inputs.ts";
import type { Licensing } from "../licensing/judge-licensing.ts";
import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import { isMultipleOccupation } from "../use.ts";

/** Something that makes the letting unlawful as it stands, whatever the rest is worth. */
export type DealBreaker = {
	readonly id: "epc" | "articleFour";
	readonly title: string;
	readonly detail: string;
};

/**
 * - Band F or G on the home's own certificate without a registered exemption (England and Wales, SI 2015/962).
 * - HMO use inside a certain Article 4 direction without planning permission.
 * A typical band of the neighbours never breaks a deal, nor an expired certificate: that calls for a new one first. Source: DECISIONS 3.
 */
export function dealBreakers(
	{
		energy,
		licensing,
		nation,
	}: { energy: Pick<EnergyFigures, "band">; licensing: Licensing; nation: Nation },
	inputs: Inputs,
): DealBreaker[] {
	const found: DealBreaker[] = [];
	const { band } = energy;
	if (
		policyOf(nation).energy.standardBinds &&
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
		licensing.articleFour.verdict === "required" &&
		!inputs.planningPermission
	) {
		found.push({
			id: "articleFour",
			title: "Cannot lawfully be let as an HMO without planning permission",
			detail: `${licensing.articleFour.summary} Use as an HMO that was lawful before the direction is not affected.`,
		});
	}
	return found;
}
