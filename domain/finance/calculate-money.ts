import type { IsoDate } from "../calendar.ts";
import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import type { Use } from "../use.ts";
import { withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { breakEvenPrice, breakEvenRent } from "./break-even.ts";
import { type CashFlow, yearOf } from "./cash-flow.ts";
import { type IncomeTax, incomeTax, incomeTaxBasis } from "./income-tax.ts";
import { type InterestCover, interestCover } from "./interest-cover.ts";
import { type Taxpayer, taxpayers } from "./tax-rules.ts";
import { nextTaxYear, type TaxYear, taxYearOf } from "./tax-year.ts";

/** What the sums hang on besides the assumptions. */
export type MoneyContext = {
	readonly nation: Nation;
	readonly use: Use;
	readonly day: IsoDate;
};

/** Everything that follows from the assumptions: the web report calculates it again when the reader edits one. */
export type MoneyFigures = {
	readonly year: CashFlow;
	readonly cover: InterestCover;
	/** Whose income tax it is. */
	readonly taxBasis: string;
	/** Tax years from the report's own on. */
	readonly tax: readonly {
		/** "2026-27". */
		readonly year: string;
		readonly cases: readonly {
			readonly taxpayer: Taxpayer;
			readonly label: string;
			readonly tax: IncomeTax;
			/** Cash flow less the tax; null where either is not known. */
			readonly afterTax: Pence | null;
		}[];
	}[];
	readonly breakEvenRent: Pence | null;
	readonly breakEvenPrice: Pence | null;
	readonly sensitivity: readonly {
		/** "Interest rate 1 point higher". */
		readonly label: string;
		readonly cashFlow: Pence | null;
		/** Rent over interest at the stress rate. */
		readonly coverAtStress: number | null;
	}[];
};

/**
 * Everything that follows from the assumptions. Pure and quick: a browser calls it on every edit. It never throws and gives no NaN: what
 * lies outside `assumptionLimits` is read as `withinLimits` says, and what needs a missing price or rent is null.
 */
export function calculateMoney(
	assumptions: Assumptions,
	{ nation, day }: MoneyContext,
): MoneyFigures {
	const sound = withinLimits(assumptions);
	const year = yearOf(sound, nation, day);
	const thisYear = taxYearOf(day);
	return {
		year,
		cover: coverOf(sound, year.loan),
		taxBasis: incomeTaxBasis(nation),
		tax: [thisYear, nextTaxYear(thisYear)].map((taxYear) => taxIn(taxYear, year, nation)),
		breakEvenRent: breakEvenRent(sound),
		breakEvenPrice: breakEvenPrice(sound),
		sensitivity: whatIfs.map(({ label, change }) => {
			const changed = { ...sound, ...change(sound) };
			const { cashFlow, loan } = yearOf(changed, nation, day);
			return { label, cashFlow, coverAtStress: coverOf(changed, loan).atStress };
		}),
	};
}

/** Two months of twelve. */
const TWO_MONTHS = 2 / 12;

/** What may go otherwise than assumed, one thing at a time. */
const whatIfs: readonly {
	readonly label: string;
	readonly change: (assumptions: Assumptions) => Partial<Assumptions>;
}[] = [
	{
		label: "Interest rate 1 point higher",
		change: ({ interestRate }) => ({ interestRate: interestRate + 0.01 }),
	},
	{
		label: "Interest rate 2 points higher",
		change: ({ interestRate }) => ({ interestRate: interestRate + 0.02 }),
	},
	{ label: "Rent 5% lower", change: ({ rent }) => ({ rent: shareOf(rent, 0.95) }) },
	{ label: "Rent 10% lower", change: ({ rent }) => ({ rent: shareOf(rent, 0.9) }) },
	{
		label: "Two months of the year empty",
		change: ({ voidShare }) => ({ voidShare: Math.max(voidShare, TWO_MONTHS) }),
	},
];

function shareOf(amount: Pence | null, share: number): Pence | null {
	return amount === null ? null : pence(Math.round(amount * share));
}

function coverOf({ rent, interestRate }: Assumptions, loan: Pence | null) {
	return interestCover({ rent, loan, payRate: interestRate, fixedFiveYears: false });
}

function taxIn(taxYear: TaxYear, year: CashFlow, nation: Nation): MoneyFigures["tax"][number] {
	return {
		year: taxYear.name,
		cases: taxpayers.map((taxpayer) => {
			const tax = taxOf({ taxpayer, taxYear, year, nation });
			const { cashFlow } = year;
			const afterTax = tax.known && cashFlow !== null ? pence(cashFlow - tax.due) : null;
			return { taxpayer, label: policyOf(nation).taxes.taxpayers[taxpayer], tax, afterTax };
		}),
	};
}

type Taxed = {
	readonly taxpayer: Taxpayer;
	readonly taxYear: TaxYear;
	readonly year: CashFlow;
	readonly nation: Nation;
};

function taxOf({ taxpayer, taxYear, year, nation }: Taxed): IncomeTax {
	const { netOperatingIncome, interest } = year;
	return netOperatingIncome === null || interest === null
		? { known: false, reason: "Tax hangs on both the price and the rent." }
		: incomeTax({
				nation,
				day: taxYear.from,
				taxpayer,
				profitBeforeFinance: netOperatingIncome,
				financeCost: interest,
			});
}
