import { type Pence, pence } from "../../base/money.ts";
import { poundsInWords } from "../../base/words.ts";
import type { MoneyFigures } from "./calculate-money.ts";

/** Why a year leaves nothing before tax: its costs exceed the rent, its interest does, or both together do. */
export type YearLoss = {
	readonly cause: "loses_without_loan" | "rent_below_interest" | "no_cash_flow";
	/** Pence a year, zero or more. */
	readonly amount: Pence;
	/** One short sentence. */
	readonly reason: string;
};

/** Returns why a year of the letting leaves nothing before tax, by its gravest cause; null where it leaves something, or a figure is not known. */
export function yearLoss({ year }: Pick<MoneyFigures, "year">): YearLoss | null {
	const { cashFlow, netOperatingIncome, yearlyRent, interest } = year;
	if (cashFlow === null || cashFlow > 0) {
		return null;
	}
	const amount = pence(-cashFlow);
	if (netOperatingIncome !== null && netOperatingIncome < 0) {
		return {
			cause: "loses_without_loan",
			amount,
			reason: "It loses money even without a loan.",
		};
	}
	return yearlyRent !== null && interest !== null && yearlyRent < interest
		? {
				cause: "rent_below_interest",
				amount,
				reason: `The rent is ${poundsInWords(pence(interest - yearlyRent))} less than the interest.`,
			}
		: { cause: "no_cash_flow", amount, reason: "Costs and interest take all of the rent." };
}
