import type { CashFlow } from "#domain/finance/cash-flow.ts";
import { type Pence, pence } from "#domain/money.ts";
import { poundsOr } from "../amounts.ts";
import type { BarRow } from "../charts/bars.ts";
import { colours } from "../look.ts";

const nothing = pence(0);

/** A year of the letting from rent to cash flow: each cost begins where the one before it ended. */
export function cashFlowRows(year: CashFlow): BarRow[] {
	const { yearlyRent, voidLoss, management, maintenance, netOperatingIncome, interest } = year;
	const afterShares = minus(yearlyRent, voidLoss, management, maintenance);
	return [
		sum("Rent", yearlyRent),
		cost("Months without a tenant", yearlyRent, voidLoss),
		cost("Management", minus(yearlyRent, voidLoss), management),
		cost("Maintenance", minus(yearlyRent, voidLoss, management), maintenance),
		cost(
			"Insurance, charges, licence, checks",
			afterShares,
			minus(afterShares, netOperatingIncome),
		),
		sum("Left before the loan", netOperatingIncome),
		cost("Interest", netOperatingIncome, interest),
		sum("Cash flow before tax", year.cashFlow),
	];
}

function sum(label: string, amount: Pence | null): BarRow {
	return {
		label,
		span: amount === null ? null : [nothing, amount],
		colour: amount !== null && amount < 0 ? colours.redMark : colours.accent,
		text: poundsOr(amount),
		isStrong: true,
	};
}

function cost(label: string, from: Pence | null, amount: Pence | null): BarRow {
	const words = poundsOr(amount);
	return {
		label,
		span: from === null || amount === null ? null : [from - amount, from],
		colour: colours.amberMark,
		text: amount !== null && amount > 0 ? `−${words}` : words,
	};
}

/** What is left of an amount; null when any of it is missing. */
function minus(amount: Pence | null, ...costs: readonly (Pence | null)[]): Pence | null {
	return costs.reduce<Pence | null>(
		(left, each) => (left === null || each === null ? null : pence(left - each)),
		amount,
	);
}
