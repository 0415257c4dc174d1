import type { IsoDate } from "../calendar.ts";
import { rentToPricePercent } from "../demand/ratios.ts";
import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import { round } from "../statistics.ts";
import type { Assumptions } from "./assumptions.ts";
import { type PurchaseTax, purchaseTax } from "./purchase-tax.ts";

/** What the letting brings before any loan, a year. Costs are amounts to take away. Null where there is no rent. */
type Operation = {
	readonly yearlyRent: Pence | null;
	readonly voidLoss: Pence | null;
	readonly management: Pence | null;
	readonly maintenance: Pence | null;
	readonly netOperatingIncome: Pence | null;
};

/** What is borrowed and what it costs. Null where there is no price. */
type Borrowing = {
	readonly deposit: Pence | null;
	readonly loan: Pence | null;
	/** A year's, on an interest-only loan. */
	readonly interest: Pence | null;
};

/** A year before the purchase and any tax: what the letting brings and what the loan costs. */
export type LettingYear = Operation &
	Borrowing & {
		/** A year's, before income tax. */
		readonly cashFlow: Pence | null;
	};

/** What the purchase takes. Null where there is no price, or where we hold no tax for the day. */
type Purchase = {
	readonly tax: PurchaseTax | null;
	/** Deposit, purchase tax, fees and energy works. */
	readonly moneyIn: Pence | null;
};

export type CashFlow = LettingYear &
	Purchase & {
		/** In percent, to four decimals. Net: the operating income over price, purchase tax and fees. */
		readonly grossYield: number | null;
		readonly netYield: number | null;
		/** The year's cash flow in percent of the money put in. */
		readonly cashOnCash: number | null;
	};

/**
 * A year of the letting bought on a day, from the reader's assumptions, each line rounded to the nearest penny.
 * What needs a price or a rent that is missing is null. Source: FACTS 4.4.
 */
export function yearOf(assumptions: Assumptions, nation: Nation, day: IsoDate): CashFlow {
	const { price, rent, purchaseFees } = assumptions;
	const letting = lettingYear(assumptions);
	const purchase = buy(assumptions, letting, { nation, day });
	return {
		...letting,
		...purchase,
		grossYield: rent === null || !price ? null : rentToPricePercent(rent, price),
		netYield: percentOf(
			letting.netOperatingIncome,
			sum(price, purchase.tax?.total ?? null, purchaseFees),
		),
		cashOnCash: percentOf(letting.cashFlow, purchase.moneyIn),
	};
}

/** A year of the letting and its loan, each line rounded to the nearest penny. Source: FACTS 4.4. */
export function lettingYear(assumptions: Assumptions): LettingYear {
	const { price, depositShare, interestRate } = assumptions;
	const operation = operate(assumptions);
	const deposit = shareOf(price, depositShare);
	const loan = sum(price, less(deposit));
	const interest = shareOf(loan, interestRate);
	const cashFlow = sum(operation.netOperatingIncome, less(interest));
	return { ...operation, deposit, loan, interest, cashFlow };
}

/** A service charge that is not known is left out. */
function operate(assumptions: Assumptions): Operation {
	const yearlyRent = shareOf(assumptions.rent, 12);
	const voidLoss = shareOf(yearlyRent, assumptions.voidShare);
	const management = shareOf(sum(yearlyRent, less(voidLoss)), assumptions.managementShare);
	const maintenance = shareOf(yearlyRent, assumptions.maintenanceShare);
	const { insurance, serviceCharge, licenceFee, compliance } = assumptions;
	const costs = sum(
		voidLoss,
		management,
		maintenance,
		insurance,
		serviceCharge ?? pence(0),
		licenceFee,
		compliance,
	);
	return {
		yearlyRent,
		voidLoss,
		management,
		maintenance,
		netOperatingIncome: sum(yearlyRent, less(costs)),
	};
}

function buy(
	{ price, purchaseFees, energyWorks }: Assumptions,
	{ deposit }: Borrowing,
	{ nation, day }: { readonly nation: Nation; readonly day: IsoDate },
): Purchase {
	const tax = price === null ? null : purchaseTax(nation, price, day);
	return { tax, moneyIn: sum(deposit, tax?.total ?? null, purchaseFees, energyWorks) };
}

/** The sum, or null when any of it is missing. */
function sum(...amounts: readonly (Pence | null)[]): Pence | null {
	const known = amounts.filter((amount) => amount !== null);
	return known.length < amounts.length
		? null
		: pence(known.reduce((total, amount) => total + amount, 0));
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
