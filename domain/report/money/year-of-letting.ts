import type { MoneyFigures } from "../../finance/calculate-money.ts";
import { type Pence, pence } from "../../money.ts";
import { costOr, poundsOr } from "../words/amounts.ts";
import { beforeInWords } from "./money-words.ts";

/** A line of the year. */
export type YearLine = {
	readonly label: string;
	/** `in`: the rent; `out`: a cost, taken away; `sum`: what is left. */
	readonly kind: "in" | "out" | "sum";
	readonly amount: Pence | null;
	/** From where to where it goes, in pence; null where that is not known. */
	readonly span: readonly [from: number, to: number] | null;
	/** The amount as it is shown. */
	readonly text: string;
};

/** A year of the letting from rent to cash flow: each cost begins where the one before it ended. */
export function yearOfLetting(figures: MoneyFigures): readonly YearLine[] {
	const { year } = figures;
	const { yearlyRent, voidLoss, management, maintenance, netOperatingIncome, interest } = year;
	const afterVoids = minus(yearlyRent, voidLoss);
	const afterManagement = minus(afterVoids, management);
	const afterShares = minus(afterManagement, maintenance);
	return [
		sum("Rent", yearlyRent, "in"),
		cost("Empty periods", yearlyRent, voidLoss),
		cost("Management", afterVoids, management),
		cost("Repairs and upkeep", afterManagement, maintenance),
		cost(
			figures.isBeforeServiceCharge
				? "Insurance, licence, checks"
				: "Insurance, charges, licence, checks",
			afterShares,
			minus(afterShares, netOperatingIncome),
		),
		sum("Left before the loan", netOperatingIncome),
		cost("Interest", netOperatingIncome, interest),
		sum(`Cash flow ${beforeInWords(figures)}`, year.cashFlow),
	];
}

function sum(label: string, amount: Pence | null, kind: "in" | "sum" = "sum"): YearLine {
	return {
		label,
		kind,
		amount,
		span: amount === null ? null : [0, amount],
		text: poundsOr(amount),
	};
}

function cost(label: string, from: Pence | null, amount: Pence | null): YearLine {
	return {
		label,
		kind: "out",
		amount,
		span: from === null || amount === null ? null : [from, from - amount],
		text: costOr(amount),
	};
}

/** What is left of an amount; null when either is missing. */
function minus(amount: Pence | null, less: Pence | null): Pence | null {
	return amount === null || less === null ? null : pence(amount - less);
}
