import { type Pence, pence } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { billsOf, monthlyRent } from "./cash-flow.ts";
import { yearlyCostShare } from "./loan.ts";

/**
 * Monthly rent at which the year's cash flow is zero, to the nearest penny; of one room where rooms are let one by one. Null without a price, and where
 * voids, management and maintenance take all or almost all of the rent. Source: Rule MONEY-10, with the costs that follow the rent as shares of it.
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
 * Price at which the year's cash flow is zero, to the nearest penny; a lower price leaves something over. Null without a rent, where the letting has no
 * income before the loan, and where hardly any loan cost depends on the price.
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

/** Price, to the nearest penny, at which a monthly rent gives a gross yield in percent. Null without a rent, or for a yield of zero or less. */
export function priceAtGrossYield(rent: Pence | null, percent: number): Pence | null {
	return rent === null || percent <= 0 ? null : pence(Math.round((100 * 12 * rent) / percent));
}

/** To the nearest penny; null for an amount too large to count in pence. */
function wholePence(amount: number): Pence | null {
	const rounded = Math.round(amount);
	return Number.isSafeInteger(rounded) ? pence(rounded) : null;
}

/** Share of the rent left after the costs that are proportional to it. */
function keptShare(assumptions: Assumptions): number {
	const { voidShare, managementShare, maintenanceShare, findShare } = assumptions;
	return (1 - voidShare) * (1 - managementShare) - maintenanceShare - findShare / 12;
}

/** Yearly costs that are independent of the rent, without the loan; an unknown service charge is left out. */
function fixedCosts(assumptions: Assumptions): number {
	const { insurance, serviceCharge, groundRent, licenceFee, compliance } = assumptions;
	return (
		insurance + (serviceCharge ?? 0) + groundRent + licenceFee + compliance + billsOf(assumptions)
	);
}

/** Yearly interest and repayment for each pound borrowed. */
function costOfLoan({ interestRate, repaymentYears }: Assumptions): number {
	return yearlyCostShare(interestRate, repaymentYears);
}

function addedFee({ arrangementFee, isFeeAdded }: Assumptions): number {
	return isFeeAdded ? arrangementFee : 0;
}
