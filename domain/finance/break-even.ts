import { type Pence, pence } from "../money.ts";
import type { Assumptions } from "./assumptions.ts";

/**
 * The monthly rent at which the year's cash flow is nothing, to the nearest penny a month. Null without a price, and where
 * voids, management and maintenance take the whole rent, or all but the whole. Source: FACTS 4.4, with the costs that follow the rent as shares of it.
 */
export function breakEvenRent(assumptions: Assumptions): Pence | null {
	const { price, depositShare, interestRate } = assumptions;
	const kept = keptShare(assumptions);
	if (price === null || kept <= 0) {
		return null;
	}
	const interest = price * (1 - depositShare) * interestRate;
	return wholePence((interest + fixedCosts(assumptions)) / (12 * kept));
}

/**
 * The price at which the year's cash flow is nothing, to the nearest penny; a lower price leaves something over. Null without
 * a rent, where the letting brings nothing before the loan, and where no interest, or next to none, follows the price.
 */
export function breakEvenPrice(assumptions: Assumptions): Pence | null {
	const { rent, depositShare, interestRate } = assumptions;
	const interestShare = (1 - depositShare) * interestRate;
	if (rent === null || interestShare <= 0) {
		return null;
	}
	const income = 12 * rent * keptShare(assumptions) - fixedCosts(assumptions);
	return income > 0 ? wholePence(income / interestShare) : null;
}

/** The price, to the nearest penny, at which a monthly rent is a gross yield in percent. Null without a rent, or a yield above nothing. */
export function priceAtGrossYield(rent: Pence | null, percent: number): Pence | null {
	return rent === null || percent <= 0 ? null : pence(Math.round((100 * 12 * rent) / percent));
}

/** To the nearest penny; null of an amount too large to be counted in pence. */
function wholePence(amount: number): Pence | null {
	const rounded = Math.round(amount);
	return Number.isSafeInteger(rounded) ? pence(rounded) : null;
}

/** What is left of each pound of rent after the costs that follow it. */
function keptShare({ voidShare, managementShare, maintenanceShare }: Assumptions): number {
	return (1 - voidShare) * (1 - managementShare) - maintenanceShare;
}

/** A year's costs that do not follow the rent, interest apart; a service charge that is not known is left out. */
function fixedCosts({ insurance, serviceCharge, licenceFee, compliance }: Assumptions): number {
	return insurance + (serviceCharge ?? 0) + licenceFee + compliance;
}
