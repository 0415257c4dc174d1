import { type Pence, pence } from "../../base/money.ts";
import type { Use } from "../../base/use.ts";
import { poundsInWords } from "../../base/words.ts";
import { capFor, standardFor } from "../energy/letting-standard.ts";
import { withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { type BesideBankRate, besideBankRate } from "./beside-bank-rate.ts";
import { breakEvenPrice, breakEvenRent } from "./break-even.ts";
import { type CashFlow, lettingYear, monthlyRent, withRent, yearOf } from "./cash-flow.ts";
import { incomeTaxBasis } from "./income-tax.ts";
import { leftOutOf } from "./left-out.ts";
import { coverAt, type LenderTests } from "./lender-tests.ts";
import { lettingCosts } from "./letting-costs.ts";
import { loanTests } from "./loan-tests.ts";
import { type PayingPoint, payingPoint } from "./paying.ts";
import type { TaxContext } from "./position.ts";
import { type TaxedYear, taxedYears } from "./tax-cases.ts";

/** What the sums depend on besides the assumptions. */
export type MoneyContext = TaxContext & {
	readonly use: Use;
	/** In percent a year; null where none is held. */
	readonly bankRate?: number | null;
	/** Whether the home lies on a border without a stated nation; `nation` is then that of the larger part. */
	readonly isNationOpen?: boolean;
};

/** All results of the assumptions. The web report recalculates them on every edit. */
export type MoneyFigures = {
	readonly year: CashFlow;
	/** Whether a flat's service charge is unknown and left out of every result. */
	readonly isBeforeServiceCharge: boolean;
	/** Unknown costs that every result leaves out, worded for use within a sentence. */
	readonly leftOut: readonly string[];
	/** A year's rent over a year's interest at the rate paid, 1.45 being 145 %; null without rent, loan or interest. */
	readonly coverAtPayRate: number | null;
	readonly lenders: LenderTests;
	/** Whose income tax it is. */
	readonly taxBasis: string;
	/** Tax years from the report's own on. */
	readonly tax: readonly TaxedYear[];
	/** Where it pays, changing one figure at a time: after the stated owners' tax, else at the basic rate. */
	readonly paying: PayingPoint;
	/** The same at the higher rate; null where owners are stated. */
	readonly payingAtHigherRate: PayingPoint | null;
	/** Of a purchase. */
	readonly besideBankRate: BesideBankRate | null;
	/** Where the year's cash flow before tax is zero, changing one figure at a time. */
	readonly breakEvenRent: Pence | null;
	readonly breakEvenPrice: Pence | null;
	readonly sensitivity: readonly {
		/** "Interest rate 1 point higher". */
		readonly label: string;
		readonly cashFlow: Pence | null;
		/** Rent over interest at the rate tested by the deciding lender. */
		readonly coverTested: number | null;
		/** Set for a one-off cost; absent for a yearly one. */
		readonly isOnce?: true;
	}[];
};

/**
 * Computes all results of the assumptions. Pure and fast: a browser calls it on every edit. It never throws and never gives NaN: values outside
 * `assumptionLimits` are read as `withinLimits` says, and results that need a missing price or rent are null.
 */
export function calculateMoney(assumptions: Assumptions, context: MoneyContext): MoneyFigures {
	const sound = withinLimits(assumptions);
	const year = yearOf(sound, context);
	return {
		year,
		isBeforeServiceCharge: sound.serviceCharge === null,
		leftOut: leftOutOf(sound),
		coverAtPayRate: coverAt({ rent: monthlyRent(sound), loan: year.loan }, sound.interestRate),
		lenders: loanTests(sound, year.loan, context),
		taxBasis: incomeTaxBasis(context),
		tax: taxedYears(year, context),
		paying: payingPoint(sound, context),
		payingAtHigherRate: context.position ? null : payingPoint(sound, context, "higher"),
		besideBankRate: besideBankRate(sound, context),
		breakEvenRent: breakEvenRent(sound),
		breakEvenPrice: breakEvenPrice(sound),
		sensitivity: [...whatIfs, ...once(sound, context)].map((whatIf) => {
			const { label, points = 0, change, spent = 0 } = whatIf;
			const changed = { ...sound, ...change?.(sound) };
			const { cashFlow, loan } = lettingYear({
				...changed,
				interestRate: changed.interestRate + points,
			});
			const { deciding } = loanTests(changed, loan, context, points);
			return {
				label,
				cashFlow: cashFlow === null ? null : pence(cashFlow - spent),
				coverTested: deciding?.coverReached ?? null,
				...(spent > 0 ? { isOnce: true as const } : {}),
			};
		}),
	};
}

/** Two months of twelve. */
const TWO_MONTHS = 2 / 12;

/** One deviation from the assumptions. */
type WhatIf = {
	readonly label: string;
	/** Added to the rate of interest, as a fraction. */
	readonly points?: number;
	readonly change?: (assumptions: Assumptions) => Partial<Assumptions>;
	/** Spent in the year, in pence. */
	readonly spent?: number;
};

/** Possible one-off costs: legally required works at their cap, where there are any to do, and a boiler. */
function once({ price, energyWorks }: Assumptions, { nation, day }: MoneyContext): WhatIf[] {
	const { coming, current } = standardFor(nation, day);
	const standard = coming ?? current;
	const cap = standard === null || energyWorks === 0 ? null : capFor(standard, price);
	return [
		...(cap === null || cap <= energyWorks
			? []
			: [
					{
						label: `Energy works cost the cap of ${poundsInWords(cap)}`,
						spent: cap - energyWorks,
					},
				]),
		{ label: "A new boiler in the year", spent: lettingCosts.boiler.value },
	];
}

/** Possible yearly deviations, one at a time. */
const whatIfs: readonly WhatIf[] = [
	{ label: "Interest rate 1 point higher", points: 0.01 },
	{ label: "Interest rate 2 points higher", points: 0.02 },
	{
		label: "Rent 5% lower",
		change: (assumptions) => rentShare(assumptions, 0.95),
	},
	{
		label: "Rent 10% lower",
		change: (assumptions) => rentShare(assumptions, 0.9),
	},
	{
		label: "Two months of the year empty",
		change: ({ voidShare }) => ({ voidShare: Math.max(voidShare, TWO_MONTHS) }),
	},
];

/** Multiplies the rent by a share; the rent of each room where rooms are let one by one. */
function rentShare(assumptions: Assumptions, share: number): Assumptions {
	const { rooms, rent, roomRent } = assumptions;
	const amount = rooms === null ? rent : roomRent;
	return amount === null ? assumptions : withRent(assumptions, pence(Math.round(amount * share)));
}
