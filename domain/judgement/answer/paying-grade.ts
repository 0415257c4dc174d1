import type { Pence } from "../../base/money.ts";

/** How "Does it pay?" is answered, in the order in which it is judged. Source: Rule ANSWER-5, Rule ANSWER-6. */
export const payingGrades = [
	"unknown",
	"no",
	"no_lender",
	"break_even",
	"under_bank_rate",
	"unfinished",
	"basic",
	"before_tax",
	"yes",
	"needs_rent",
	"ceiling",
] as const;
export type PayingGrade = (typeof payingGrades)[number];

/** The word of each grade, with what it names: a figure to type, a rate, a rent or a price. */
export const payingWord = {
	unknown: (what: string) => `Not known: type ${what}`,
	no: () => "No",
	no_lender: () => "Not with this loan",
	break_even: () => "About break-even",
	under_bank_rate: () => "Less than Bank Rate",
	unfinished: () => "Before service charge",
	basic: (rate: string) => `Yes, at ${rate} tax`,
	before_tax: () => "Only before tax",
	yes: () => "Yes",
	needs_rent: (rent: string) => `At ${rent} a month`,
	ceiling: (price: string) => `Up to ${price}`,
} as const satisfies Readonly<Record<PayingGrade, (of: string) => string>>;

/** A year with stated rent and price, or with rent and loan left for an owned home. Amounts are pence a year. */
export type StatedYear = {
	readonly rent: Pence;
	/** What is left before tax. */
	readonly beforeTax: Pence;
	/** What is left after the tax of the owners stated, else at the basic rate; null where it is not known. */
	readonly afterTax: Pence | null;
	/** What is left at the higher rate; null where owners are stated, and where it is not known. */
	readonly atHigherRate: Pence | null;
	/** Whether it is a known flat without a known service charge. */
	readonly isBeforeCharge: boolean;
	/** Whether the loan fails every dated row of the lender table. */
	readonly isRefusedLoan: boolean;
	/** For a purchase in cash, after the same tax and in percent: the return on all the money put in, and Bank Rate. */
	readonly inCash: { readonly share: number; readonly bankRate: number } | null;
};

/** Losses up to this share of the year's rent count as about break-even. Source: Rule ANSWER-5. */
const ABOUT_NOTHING = 0.02;

/** Grades a letting by its own figures. Source: Rule ANSWER-5. */
export function statedGrade(year: StatedYear): PayingGrade {
	const { rent, beforeTax, afterTax, atHigherRate, isBeforeCharge, isRefusedLoan, inCash } = year;
	const most = -ABOUT_NOTHING * rent;
	const isLoss = beforeTax < 0;
	if (isLoss && (isBeforeCharge || beforeTax < most || (afterTax ?? 0) < most)) {
		return "no";
	}
	if (isRefusedLoan) {
		return "no_lender";
	}
	if (isLoss) {
		return "break_even";
	}
	if (inCash !== null && inCash.share <= inCash.bankRate) {
		return "under_bank_rate";
	}
	if (isBeforeCharge) {
		return "unfinished";
	}
	if (afterTax === null) {
		return "unknown";
	}
	if (afterTax < 0) {
		return "before_tax";
	}
	return atHigherRate !== null && atHigherRate < 0 ? "basic" : "yes";
}

/** Which of rent and price is known, and the solver's result. */
export type OneStated = {
	readonly isPriceStated: boolean;
	/** Whether it is let by the room, or as a house in multiple occupation, without a typed rent. Official rents are never for rooms. */
	readonly isRoomRentMissing: boolean;
	/** Whether a monthly rent is typed, or published for the place. */
	readonly isRentKnown: boolean;
	/** Whether there is any rent, or any price, at which it pays. */
	readonly isSolved: boolean;
};

/** Grades a letting with at most one stated figure. Source: Rule ANSWER-6. */
export function unstatedGrade(known: OneStated): PayingGrade {
	if (known.isRoomRentMissing || !known.isRentKnown) {
		return "unknown";
	}
	if (!known.isSolved) {
		return "no";
	}
	return known.isPriceStated ? "needs_rent" : "ceiling";
}
