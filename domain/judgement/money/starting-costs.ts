import { rangeInWords } from "../../base/amounts-in-words.ts";
import { isKnown } from "../../base/evidence.ts";
import { BAND_C, isAtC } from "../../base/facts/band.ts";
import type { HeldTableId } from "../../base/held-tables.ts";
import type { LoanPercent } from "../../base/inputs.ts";
import { councilLicences, LICENCE_YEARS, licenceInWords } from "../../base/licence.ts";
import { type Pence, pence } from "../../base/money.ts";
import { poundsInWords } from "../../base/words.ts";
import { capFor, standardFor } from "../../subjects/energy/letting-standard.ts";
import type { AssumptionLine } from "../../subjects/finance/assumption-line.ts";
import { assumptionDefaults } from "../../subjects/finance/assumptions.ts";
import { serviceChargeGuide, startingCharge } from "../../subjects/finance/service-charge.ts";
import { feeFor, yearlyFee } from "../../subjects/licensing/licence-fees.ts";
import { isNeeded } from "../../subjects/licensing/verdict.ts";
import { lastSale } from "../../subjects/market/last-sale.ts";
import type { JudgedHome } from "../home/judged-home.ts";

/** Starting value of an assumption, with its origin. */
export type Starting<Value> = Pick<AssumptionLine, "origin" | "source"> &
	Partial<Pick<AssumptionLine, "asOf" | "lastChecked">> & {
		readonly value: Value;
		/** The table that it comes from; absent where no table has it. */
		readonly table?: HeldTableId;
	};
export type StartingCost = Starting<Pence>;

/** The deposit that the stated loan leaves, else the usual one. */
export function startingDeposit({ inputs: { loan } }: JudgedHome): Starting<number> {
	if (loan !== null) {
		return { value: (100 - loan) / 100, origin: "yours", source: loanInWords(loan) };
	}
	const { value, kind, source, asOf, lastChecked } = assumptionDefaults.depositShare;
	return { value, origin: kind, source, asOf, lastChecked, table: "usual_costs" };
}

function loanInWords(loan: LoanPercent): string {
	return loan === 0 ? "You stated no loan." : `You stated a loan of ${loan}% of the price.`;
}

/** The stated charge. Without one: null for a flat or leasehold home, else 0. Source: Rule MONEY-4. */
export function startingServiceCharge({
	inputs,
	energy,
	facts,
	chosen,
}: JudgedHome): Starting<Pence | null> {
	const propertyType = energy.propertyType.value;
	const tenure = lastSale(facts, chosen)?.tenure ?? null;
	const value = startingCharge(inputs.serviceCharge, { type: inputs.type, propertyType, tenure });
	if (inputs.serviceCharge !== null) {
		return { value, origin: "yours", source: "You stated it." };
	}
	// Neither the visitor nor a certificate gives the type, so it is treated as a house.
	if (inputs.type === null && propertyType === null && value !== null) {
		const source = "The type of home is not known: it is reckoned as a house.";
		return { value, origin: "assumed", source };
	}
	const { kind, source, asOf, lastChecked } =
		value === null ? serviceChargeGuide : assumptionDefaults.serviceCharge;
	const table = value === null ? "service_charge" : "usual_costs";
	return { value, origin: kind, source, asOf, lastChecked, table };
}

/**
 * Yearly share of the fee for a licence that the stated use needs now or soon: the council's own fee, else the middle of the fees seen. Of several
 * licences, the most burdensome that is needed now; only without one, one that is still to start.
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
	const fee = feeFor(due.licence, licensing[due.licence], facts.place.nation);
	return fee
		? {
				value: yearlyFee(fee),
				origin: "published",
				source: `${fee.text} for ${name}; ${fee.isOwn ? "" : "the middle, "}over its ${LICENCE_YEARS} years.`,
				...(fee.isOwn ? {} : { table: "licence_fees" }),
			}
		: { value, origin: "assumed", source: `We hold no fee for ${name} here: put in your own.` };
}

/** Whether the typical home reaches band C, though each may not: the median cost covers only homes below band C. */
function isTypicallyThere({ band }: JudgedHome["energy"]): boolean {
	return isKnown(band) && isAtC(band.value);
}

/**
 * Cost of the certificate's steps to band C, for the chosen home or typically at its postcode. Where a coming standard asks for band C, capped at what a
 * landlord must spend on it. Source: Rule ENERGY-8.
 */
export function startingEnergyWorks(home: JudgedHome): StartingCost {
	const { energy } = home;
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
	const cap = capToC(home);
	const isCapped = cap !== null && value > cap;
	const words = value === 0 ? ["No works are needed to reach band C."] : [];
	const limit = isCapped
		? [
				`Of ${poundsInWords(value)} the plan for 2030 asks for ${poundsInWords(cap)} at most: the sums use that.`,
			]
		: [];
	const source = [...words, note, ...limit].filter((part) => part !== null).join(" ");
	return { value: isCapped ? cap : value, origin: "published", source };
}

/** Most that must be spent for the coming standard, as in the energy chapter; null where none is coming. */
function capToC({ facts, day, inputs }: JudgedHome): Pence | null {
	const { coming } = standardFor(facts.place.nation, day);
	return coming && coming.points >= BAND_C ? capFor(coming, inputs.price) : null;
}
