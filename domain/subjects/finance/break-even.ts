import { type Pence, pence } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { billsOf, monthlyRent } from "./cash-flow.ts";
import { yearlyCostShare } from "./loan.ts";

/**
 * The monthly rent at which the year's cash flow is nothing, to the nearest penny a month, of one room where rooms are let one by one. Null without a
 * price, and where voids, management and maintenance take the whole rent, or all but the whole. Source: Rule MONEY-10, with the costs that follow the rent as shares of it.
 */
export function breakEvenRent(assumptions: Assumptions): Pence | null {
	const { price, depositShare, isOwned, loanLeft } = assumptions;
	const kept = keptShare(assumptions);
	if (price === null || kept <= 0) {
		return null;
	}
	const borrowed = isOwned && loanLeft !== null ? loanLeft : price * (1 - depositShare);
	const loan = borrowed <= 0 ? 0 : borrowed + addedFee(assumptions);
	const rents = assumptions.rooms ?? 1;
	return wholePence(
		(loan * costOfLoan(assumptions) + fixedCosts(assumptions)) / (12 * kept * rents),
	);
}

/**
 * The price at which the year's cash flow is nothing, to the nearest penny; a lower price leaves something over. Null without
 * a rent, where the letting brings nothing before the loan, and where no cost of the loan, or next to none, follows the price.
 */
export function breakEvenPrice(assumptions: Assumptions): Pence | null {
	const { depositShare, isOwned, loanLeft } = assumptions;
	const rent = monthlyRent(assumptions);
	const costShare = (1 - depositShare) * costOfLoan(assumptions);
	if (rent === null || costShare <= 0 || (isOwned && loanLeft !== null)) {
		return null;
	}
	const income =
		12 * rent * keptShare(assumptions) -
		fixedCosts(assumptions) -
		addedFee(assumptions) * costOfLoan(assumptions);
	return income > 0 ? wholePence(income / costShare) : null;
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
function keptShare(assumptions: Assumptions): number {
	const { voidShare, managementShare, maintenanceShare, findShare } = assumptions;
	return (1 - voidShare) * (1 - managementShare) - maintenanceShare - findShare / 12;
}

/** A year's costs that do not follow the rent, the loan's apart; a service charge that is not known is left out. */
function fixedCosts(assumptions: Assumptions): number {
	const { insurance, serviceCharge, groundRent, licenceFee, compliance } = assumptions;
	return (
		insurance + (serviceCharge ?? 0) + groundRent + licenceFee + compliance + billsOf(assumptions)
	);
}

/** A year's interest and repayment of a pound borrowed. */
function costOfLoan({ interestRate, repaymentYears }: Assumptions): number {
	return yearlyCostShare(interestRate, repaymentYears);
}

function addedFee({ arrangementFee, isFeeAdded }: Assumptions): number {
	return isFeeAdded ? arrangementFee : 0;
}
