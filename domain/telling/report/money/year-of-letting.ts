import { costOr, poundsOr } from "../../../base/amounts-in-words.ts";
import { type Pence, pence } from "../../../base/money.ts";
import type { MoneyFigures } from "../../../subjects/finance/calculate-money.ts";
import { beforeInWords } from "../../../subjects/finance/left-out.ts";

/** A line of the year. */
export type YearLine = {
	readonly label: string;
	/** `in`: the rent; `out`: a cost to subtract; `sum`: what is left. */
	readonly kind: "in" | "out" | "sum";
	readonly amount: Pence | null;
	/** Start and end of its bar, in pence; null where unknown. */
	readonly span: readonly [from: number, to: number] | null;
	/** The amount as it is shown. */
	readonly text: string;
};

/** By the room, everything included in the rents; for a home let whole, the council tax while it is empty. */
const BILLS = "Bills you pay";

/** A year of the letting from rent to cash flow: each cost's bar begins where the one before ended. */
export function yearOfLetting(figures: MoneyFigures): readonly YearLine[] {
	const { year } = figures;
	const { yearlyRent, voidLoss, management, maintenance, bills } = year;
	const { netOperatingIncome, interest, repaid } = year;
	const afterVoids = minus(yearlyRent, voidLoss);
	const afterManagement = minus(afterVoids, management);
	const afterShares = minus(afterManagement, maintenance);
	const afterBills = minus(afterShares, bills);
	return [
		sum("Rent", yearlyRent, "in"),
		cost("Empty periods", yearlyRent, voidLoss),
		cost("Management", afterVoids, management),
		cost("Repairs and upkeep", afterManagement, maintenance),
		...(bills === 0 ? [] : [cost(BILLS, afterShares, bills)]),
		cost(
			figures.isBeforeServiceCharge
				? "Insurance, licence, checks"
				: "Insurance, charges, licence, checks",
			afterBills,
			minus(afterBills, netOperatingIncome),
		),
		sum("Left before the loan", netOperatingIncome),
		cost("Interest", netOperatingIncome, interest),
		...(repaid === null || repaid === 0
			? []
			: [cost("Paid back of the loan", minus(netOperatingIncome, interest), repaid)]),
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
