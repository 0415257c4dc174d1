import type { CashFlow } from "#domain/finance/cash-flow.ts";
import { type Pence, pence, toPounds } from "#domain/money.ts";
import { type BarRow, BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { poundsOr } from "../amounts.ts";

const GAP = "Not known";
const nothing = pence(0);

/** A year of the letting from rent to cash flow: each cost begins where the one before it ended. */
export function CashFlowBars({ year }: { year: CashFlow }) {
	return (
		<ChapterPart title="A year of the letting">
			<BarTable
				caption="A year of the letting, from rent to cash flow"
				heads={["Item", "A year"]}
				rows={rowsOf(year)}
			/>
		</ChapterPart>
	);
}

function rowsOf(year: CashFlow): BarRow[] {
	const { yearlyRent, voidLoss, management, maintenance, netOperatingIncome } = year;
	const afterShares = minus(yearlyRent, voidLoss, management, maintenance);
	const fixed = minus(afterShares, netOperatingIncome);
	return [
		row("Rent", { from: nothing, amount: yearlyRent, tone: "in", isStrong: true }),
		row("Months without a tenant", { from: yearlyRent, amount: voidLoss, tone: "out" }),
		row("Management", { from: minus(yearlyRent, voidLoss), amount: management, tone: "out" }),
		row("Maintenance", {
			from: minus(yearlyRent, voidLoss, management),
			amount: maintenance,
			tone: "out",
		}),
		row("Insurance, charges, licence, checks", { from: afterShares, amount: fixed, tone: "out" }),
		row("Left before the loan", {
			from: nothing,
			amount: netOperatingIncome,
			tone: "sum",
			isStrong: true,
		}),
		row("Interest", { from: netOperatingIncome, amount: year.interest, tone: "out" }),
		row("Cash flow before tax", {
			from: nothing,
			amount: year.cashFlow,
			tone: "sum",
			isStrong: true,
		}),
	];
}

type Item = {
	/** Where a cost begins; null where that is not known. */
	from: Pence | null;
	amount: Pence | null;
	tone: "in" | "out" | "sum";
	isStrong?: boolean;
};

function row(label: string, item: Item): BarRow {
	const { amount, tone, isStrong = false } = item;
	const words = poundsOr(amount, GAP);
	return {
		key: label,
		label,
		span: spanOf(item),
		tone: tone === "sum" && amount !== null && amount < 0 ? "short" : tone,
		text: tone === "out" && amount !== null && amount > 0 ? `−${words}` : words,
		isStrong,
	};
}

/** From where to where, in pounds: a cost goes down from where it begins. */
function spanOf({ from, amount, tone }: Item): BarRow["span"] {
	if (amount === null || from === null) {
		return null;
	}
	const start = toPounds(from);
	return [start, tone === "out" ? start - toPounds(amount) : start + toPounds(amount)];
}

/** What is left of an amount; null when any of it is missing. */
function minus(amount: Pence | null, ...costs: readonly (Pence | null)[]): Pence | null {
	return costs.reduce<Pence | null>(
		(left, cost) => (left === null || cost === null ? null : pence(left - cost)),
		amount,
	);
}
