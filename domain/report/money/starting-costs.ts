import { isAtC } from "../../epc/band.ts";
import { isKnown } from "../../evidence.ts";
import { assumptionDefaults } from "../../finance/assumptions.ts";
import type { JudgedHome } from "../../judged-home.ts";
import { councilLicences, LICENCE_YEARS, licenceInWords } from "../../licensing/licence.ts";
import { feeInWords, licenceFee, yearlyFee } from "../../licensing/licence-fees.ts";
import { isNeeded } from "../../licensing/verdict.ts";
import { type Pence, pence } from "../../money.ts";
import { rangeInWords } from "../words/amounts.ts";
import type { AssumptionLine } from "./money-section.ts";

/** A cost to begin with, and who says so. */
export type StartingCost = Pick<AssumptionLine, "origin" | "source"> & { readonly value: Pence };

/**
 * A year's share of the licence that the stated use needs or soon will: the middle of the fees seen. Of several the first needed, most
 * burdensome first, and only then one that is still to start.
 */
export function startingLicenceFee({ licensing, bears, facts }: JudgedHome): StartingCost {
	const { value } = assumptionDefaults.licenceFee;
	const bearing = councilLicences
		.filter((licence) => bears[licence])
		.map((licence) => ({ licence, verdict: licensing[licence].verdict }));
	const due =
		bearing.find(({ verdict }) => isNeeded(verdict)) ??
		bearing.find(({ verdict }) => verdict === "starting_soon");
	if (!due) {
		const isSettled = bearing.every(({ verdict }) => verdict === "none_found");
		const source = isSettled
			? "We found no licence that this use needs."
			: "Whether a licence is needed is not settled. If one is, put in a fifth of the council's fee.";
		return { value, origin: "assumed", source };
	}
	const name = licenceInWords[due.licence];
	const fees = licenceFee(facts.place.nation, due.licence);
	return fees
		? {
				value: yearlyFee(fees),
				origin: "published",
				source: `${feeInWords(fees)} for ${name}; the middle, over its ${LICENCE_YEARS} years.`,
			}
		: { value, origin: "assumed", source: `We hold no fee for ${name} here: put in your own.` };
}

/** The typical home, not each: the median cost is that of the homes below band C alone. */
function isTypicallyThere({ band }: JudgedHome["energy"]): boolean {
	return isKnown(band) && isAtC(band.value);
}

/** What the certificate's steps to band C cost, of the home chosen or typically at its postcode. */
export function startingEnergyWorks({ energy }: JudgedHome): StartingCost {
	const { upgradeCost } = energy;
	if (!isKnown(upgradeCost)) {
		const { value } = assumptionDefaults.energyWorks;
		const source = `The cost of reaching band C is not known: ${upgradeCost.note ?? "nobody publishes it."}`;
		return { value, origin: "assumed", source };
	}
	const { value, note, basis, range } = upgradeCost;
	if (basis !== "property" && isTypicallyThere(energy)) {
		const [low, high] = range ?? [value, value];
		return {
			value: pence(0),
			origin: "published",
			source: `Homes here are typically rated C already. The certificates of those below it put the way there at ${rangeInWords({ low: pence(low), high: pence(high) })}.`,
		};
	}
	const words = value === 0 ? ["No works are needed to reach band C."] : [];
	const source = [...words, note].filter((part) => part !== null).join(" ");
	return { value, origin: "published", source };
}
