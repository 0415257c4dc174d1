import { type Pence, pence, sumOfKnown } from "../../base/money.ts";
import { round } from "../../base/statistics.ts";
import type { Assumptions } from "./assumptions.ts";
import { type CompanyDuties, companyDuties } from "./company-duties.ts";
import { lettingCosts } from "./letting-costs.ts";
import { loanYear, yearsFixed } from "./loan.ts";
import type { TaxContext } from "./position.ts";
import { type PurchaseTax, purchaseTax } from "./purchase-tax.ts";

/** Yearly result of the letting before any loan. Costs are positive amounts to subtract. Null where there is no rent. */
type Operation = {
	readonly yearlyRent: Pence | null;
	readonly voidLoss: Pence | null;
	/** Includes the cost of finding a tenant. */
	readonly management: Pence | null;
	readonly maintenance: Pence | null;
	/** Bills of a home let by the room, or council tax while a home let whole is empty; unknown ones are left out. */
	readonly bills: Pence;
	readonly netOperatingIncome: Pence | null;
};

/** The loan and its cost. Null where there is no price. */
type Borrowing = {
	readonly deposit: Pence | null;
	readonly loan: Pence | null;
	/** Of the first year. */
	readonly interest: Pence | null;
	/** Repaid in the first year; 0 for an interest-only loan. */
	readonly repaid: Pence | null;
	/** Cost of the loan that earns tax relief: the interest, and a year's share of the fee. */
	readonly financeCost: Pence | null;
};

/** A year without purchase and tax: the letting's result and the loan's cost. */
export type LettingYear = Operation &
	Borrowing & {
		/** A year's, before income tax. */
		readonly cashFlow: Pence | null;
	};

/** Cost of the purchase. Null where there is no price, or where we hold no tax for the day. */
type Purchase = {
	/** Also null for a home that is already owned. */
	readonly tax: PurchaseTax | null;
	/** Legal duties of a company that owns the home; null for a person. */
	readonly companyDuties: CompanyDuties | null;
	/** Deposit, purchase tax, fees and works; for an owned home, its value minus the loan. */
	readonly moneyIn: Pence | null;
};

export type CashFlow = LettingYear &
	Purchase & {
		/** In percent, to four decimals. The net yield divides operating income by price, purchase tax and fees. */
		readonly grossYield: number | null;
		readonly netYield: number | null;
		/** The year's cash flow as a percentage of the money put in. */
		readonly cashOnCash: number | null;
	};

/** Where and when a home is bought, and by whom: a company, or else a person. */
export type PurchaseContext = Omit<TaxContext, "coOwners">;

/**
 * A year of the letting bought on a day, by the reader's assumptions, each line rounded to the nearest penny.
 * Results that need a missing price or rent are null. Source: Rule MONEY-11.
 */
export function yearOf(assumptions: Assumptions, context: PurchaseContext): CashFlow {
	const { price, purchaseFees, isOwned } = assumptions;
	const letting = lettingYear(assumptions);
	const purchase = buy(assumptions, letting, context);
	const onTop = isOwned ? pence(0) : sum(purchase.tax?.total ?? null, purchaseFees);
	return {
		...letting,
		...purchase,
		grossYield: percentOf(letting.yearlyRent, price),
		netYield: percentOf(letting.netOperatingIncome, sum(price, onTop)),
		cashOnCash: percentOf(letting.cashFlow, purchase.moneyIn),
	};
}

/** Monthly rent, of all rooms together where they are let one by one. Null where unknown. */
export function monthlyRent({
	rent,
	rooms,
	roomRent,
}: Pick<Assumptions, "rent" | "rooms" | "roomRent">): Pence | null {
	return rooms === null ? rent : roomRent === null ? null : pence(rooms * roomRent);
}

/** The assumptions at another rent: a month's, of one room where rooms are let one by one. */
export function withRent(assumptions: Assumptions, rent: Pence): Assumptions {
	return assumptions.rooms === null ? { ...assumptions, rent } : { ...assumptions, roomRent: rent };
}

/** A year of the letting and its loan, each line rounded to the nearest penny. Source: Rule MONEY-11. */
export function lettingYear(assumptions: Assumptions): LettingYear {
	const operation = operate(assumptions);
	const borrowing = borrow(assumptions);
	const { interest, repaid } = borrowing;
	const cashFlow = sum(operation.netOperatingIncome, less(interest), less(repaid));
	return { ...operation, ...borrowing, cashFlow };
}

/** Yearly rent and costs, without an unknown service charge or bill. */
export function operate(assumptions: Assumptions): Operation {
	const { insurance, serviceCharge, groundRent, licenceFee, compliance } = assumptions;
	const monthly = monthlyRent(assumptions);
	const yearlyRent = shareOf(monthly, 12);
	const voidLoss = shareOf(yearlyRent, assumptions.voidShare);
	const management = sum(
		shareOf(sum(yearlyRent, less(voidLoss)), assumptions.managementShare),
		shareOf(monthly, assumptions.findShare),
	);
	const maintenance = shareOf(yearlyRent, assumptions.maintenanceShare);
	const bills = billsOf(assumptions);
	const costs = sum(
		voidLoss,
		management,
		maintenance,
		bills,
		insurance,
		serviceCharge ?? pence(0),
		groundRent,
		licenceFee,
		compliance,
	);
	return {
		yearlyRent,
		voidLoss,
		management,
		maintenance,
		bills,
		netOperatingIncome: sum(yearlyRent, less(costs)),
	};
}

/** Yearly bills paid by the landlord, without unknown ones. */
export function billsOf({ rooms, bills, councilTax, voidShare }: Assumptions): Pence {
	return rooms === null
		? pence(Math.round((councilTax ?? 0) * voidShare))
		: pence(bills.reduce((total, { amount }) => total + (amount ?? 0), 0));
}

function borrow(assumptions: Assumptions): Borrowing {
	const { price } = assumptions;
	const loan = loanOf(assumptions);
	if (loan === null) {
		return { deposit: null, loan: null, interest: null, repaid: null, financeCost: null };
	}
	const { interest, repaid, financeCost } = loanInYear(assumptions, loan, 1);
	return {
		deposit: price === null ? null : pence(price - loan + addedFee(assumptions)),
		loan,
		interest,
		repaid,
		financeCost,
	};
}

/** Loan at the start, including a fee added to it; null without a price. */
export function loanOf(assumptions: Assumptions): Pence | null {
	const borrowed = borrowedOf(assumptions);
	return borrowed === null ? null : pence(borrowed + addedFee(assumptions));
}

/** Year `year` of the loan, from 1, and the part of its cost that earns tax relief. */
export function loanInYear(assumptions: Assumptions, loan: Pence, year: number) {
	const { interestRate, repaymentYears, product } = assumptions;
	const cost = loanYear({ loan, rate: interestRate, years: repaymentYears }, year);
	const feeYears = yearsFixed(product);
	const fee = year <= feeYears ? Math.round(feeOf(assumptions) / feeYears) : 0;
	return {
		...cost,
		financeCost: pence(Math.round(cost.interest * lettingsShare(assumptions, loan)) + fee),
	};
}

/** Share of a loan that counts for the letting: up to the home's value when it was first let. Source: Rule TAX-8. */
function lettingsShare({ isOwned, valueWhenLet }: Assumptions, loan: Pence): number {
	return isOwned && valueWhenLet !== null && loan > 0 ? Math.min(1, valueWhenLet / loan) : 1;
}

/** Amount borrowed, without any fee. */
function borrowedOf({ price, depositShare, isOwned, loanLeft }: Assumptions): Pence | null {
	return isOwned && loanLeft !== null ? loanLeft : sum(price, less(shareOf(price, depositShare)));
}

/** Lenders' usual fee for a loan of this size, to the penny; null without a price. Source: `lettingCosts.arrangementFeeShare`. */
export function usualFee(assumptions: Assumptions): Pence | null {
	return shareOf(borrowedOf(assumptions), lettingCosts.arrangementFeeShare.value);
}

/** The fee; 0 where nothing is borrowed. */
function feeOf(assumptions: Assumptions): Pence {
	return borrowedOf(assumptions) ? assumptions.arrangementFee : pence(0);
}

function addedFee(assumptions: Assumptions): Pence {
	return assumptions.isFeeAdded ? feeOf(assumptions) : pence(0);
}

function buy(
	assumptions: Assumptions,
	{ deposit }: Borrowing,
	{ nation, day, position }: PurchaseContext,
): Purchase {
	const { price, energyWorks, firstYearCosts } = assumptions;
	const fee = pence(feeOf(assumptions) - addedFee(assumptions));
	const works = sum(energyWorks, firstYearCosts, fee);
	const isCompany = position?.company ?? false;
	const duties =
		isCompany && price !== null ? companyDuties({ ...assumptions, price }, { nation, day }) : null;
	if (assumptions.isOwned) {
		return { tax: null, companyDuties: duties, moneyIn: sum(deposit, works) };
	}
	const { isOnlyHome, isFromAbroad, purchaseFees } = assumptions;
	const tax =
		price === null
			? null
			: purchaseTax(nation, price, day, { isOnlyHome, isFromAbroad, isCompany });
	const moneyIn = sum(deposit, tax?.total ?? null, purchaseFees, works);
	return { tax, companyDuties: duties, moneyIn };
}

function sum(...amounts: readonly (Pence | null)[]): Pence | null {
	return sumOfKnown(amounts);
}

function less(amount: Pence | null): Pence | null {
	return amount === null ? null : pence(-amount);
}

function shareOf(amount: Pence | null, share: number): Pence | null {
	return amount === null ? null : pence(Math.round(amount * share));
}

function percentOf(amount: Pence | null, whole: Pence | null): number | null {
	return amount === null || whole === null || whole <= 0 ? null : round((100 * amount) / whole, 4);
}
