import { type Pence, pence } from "../money.ts";

/** A lender tests at the higher of `floor` and the pay rate with `margin` on top, unless the rate is fixed for five years. Source: FACTS 4.3, PRA SS13/16. */
export const stressTest = { floor: 0.055, margin: 0.02, lastChecked: "2026-11-20" } as const;

/** Typical least rent over interest that lenders ask; each lender sets its own. Source: FACTS 4.3, Skipton and Kent Reliance. */
export const coverThresholds = [
	{ borrower: "Basic-rate taxpayer or company", cover: 1.25 },
	{ borrower: "Higher-rate taxpayer", cover: 1.45 },
	{ borrower: "House in multiple occupation", cover: 1.7 },
] as const;

type Borrowing = {
	/** A month; null where it is not known, as with the loan. */
	readonly rent: Pence | null;
	readonly loan: Pence | null;
	/** A year's interest as a fraction of the loan. */
	readonly payRate: number;
	readonly fixedFiveYears: boolean;
};

export type InterestCover = {
	readonly stressRate: number;
	/** Year's rent over year's interest, 1.45 being 145 %; null without rent, loan or interest. */
	readonly atPayRate: number | null;
	readonly atStress: number | null;
	readonly tests: readonly {
		readonly borrower: string;
		readonly cover: number;
		/** The loan is no larger than the largest; null where either is not known. */
		readonly passes: boolean | null;
		/** Rounded down to the penny; null without a rent, or where the rate tested at is nothing. */
		readonly largestLoan: Pence | null;
	}[];
};

/** The rate a lender tests at, as a fraction a year. */
export function stressRateOf(payRate: number, fixedFiveYears: boolean): number {
	return fixedFiveYears ? payRate : Math.max(stressTest.floor, payRate + stressTest.margin);
}

/** How often the whole year's rent, voids not taken off, covers the interest, and the loans that typical lenders would allow. Source: FACTS 4.3. */
export function interestCover({ rent, loan, payRate, fixedFiveYears }: Borrowing): InterestCover {
	const stressRate = stressRateOf(payRate, fixedFiveYears);
	return {
		stressRate,
		atPayRate: coverAt(rent, loan, payRate),
		atStress: coverAt(rent, loan, stressRate),
		tests: coverThresholds.map(({ borrower, cover }) => {
			const largestLoan =
				rent === null || stressRate <= 0
					? null
					: pence(Math.floor((12 * rent) / (cover * stressRate)));
			const passes = loan === null || largestLoan === null ? null : loan <= largestLoan;
			return { borrower, cover, passes, largestLoan };
		}),
	};
}

function coverAt(rent: Pence | null, loan: Pence | null, rate: number): number | null {
	return rent === null || loan === null || loan * rate <= 0 ? null : (12 * rent) / (loan * rate);
}
