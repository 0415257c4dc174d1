import { NOT_KNOWN } from "../../words.ts";
import { poundsOr } from "../words/amounts.ts";
import type { MoneyFigures } from "./money-section.ts";

type TaxYears = MoneyFigures["tax"];

/** Head of the column of landlords. */
export const TAXPAYER = "Taxpayer";

/** Heads of the columns of figures: the tax and what is left, year by year. */
export function taxColumns(tax: TaxYears): readonly string[] {
	return tax.flatMap(({ year }) => [`Tax ${year}`, `Left ${year}`]);
}

/** A line a landlord's band, with as many figures as `taxColumns` has heads. */
export function taxLines(tax: TaxYears) {
	const [first] = tax;
	return (first?.cases ?? []).map(({ taxpayer, label }) => ({
		taxpayer,
		label,
		figures: tax.flatMap(({ cases }) => {
			const found = cases.find((each) => each.taxpayer === taxpayer);
			const due = found?.tax.known ? poundsOr(found.tax.due) : NOT_KNOWN;
			return [due, poundsOr(found?.afterTax ?? null)];
		}),
	}));
}

/** Why there is none, what it leaves out, and where each year's rates were read; each once. */
export function taxNotes(tax: TaxYears) {
	const all = tax.flatMap(({ cases }) => cases.map((each) => each.tax));
	const reasons = all.flatMap((each) => (each.known ? (each.caveat ?? []) : each.reason));
	const sources = new Map(
		all.flatMap((each) => (each.known ? [[each.source, each] as const] : [])),
	);
	return {
		reasons: [...new Set(reasons)],
		sources: [...sources.values()].map(({ source, lastChecked }) => ({
			source,
			url: null,
			lastChecked,
		})),
	};
}
