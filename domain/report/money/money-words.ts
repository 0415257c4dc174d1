import type { MoneyFigures } from "../../finance/calculate-money.ts";
import type { Pence } from "../../money.ts";
import { coverOr, percentOr, poundsOr } from "../words/amounts.ts";
import type { AssumptionLine } from "./money-section.ts";

/** Headings of the chapter about money. */
export const moneyParts = {
	year: "A year of the letting",
	purchase: "Buying it",
	lender: "What a lender asks",
	incomeTax: "After income tax",
	sensitivity: "If things go another way",
	assumptions: "What the sums rest on",
} as const;

/** Whose figure an assumption is. */
export const originInWords: Readonly<Record<AssumptionLine["origin"], string>> = {
	yours: "Your figure",
	published: "Published",
	assumed: "Assumed",
};

/** What the sums come to, as labels and texts. */
export function headlineFigures({ year, breakEvenRent, breakEvenPrice }: MoneyFigures) {
	return [
		{ label: "Cash flow a year, before tax", text: poundsOr(year.cashFlow) },
		{ label: "Money you put in", text: poundsOr(year.moneyIn) },
		{ label: "Return on the money put in", text: percentOr(year.cashOnCash) },
		{ label: "Gross yield", text: percentOr(year.grossYield) },
		{ label: "Net yield", text: percentOr(year.netYield) },
		{ label: "Break-even rent a month", text: poundsOr(breakEvenRent) },
		{ label: "Break-even price", text: poundsOr(breakEvenPrice) },
	];
}

/** What would become of the year's cash flow and the lender's test if one thing changed, after both as they are. */
export function sensitivityLines({ year, cover, sensitivity }: MoneyFigures) {
	const asAssumed = {
		label: "As assumed",
		cashFlow: year.cashFlow,
		coverAtStress: cover.atStress,
	};
	return [asAssumed, ...sensitivity].map(({ label, cashFlow, coverAtStress }) => ({
		label,
		cashFlow,
		text: poundsOr(cashFlow),
		cover: coverOr(coverAtStress),
	}));
}

/** A cash flow that is less than nothing. */
export function isShort(amount: Pence | null): boolean {
	return amount !== null && amount < 0;
}
