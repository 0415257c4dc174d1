import type { MoneyFigures } from "#domain/report/money-section.ts";
import { TAXPAYER, taxColumns, taxLines, taxNotes } from "#domain/report/words/income-tax-words.ts";
import { ruleSource } from "../figures.ts";
import { type } from "../look.ts";
import { below, heading, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

type TaxYears = MoneyFigures["tax"];

/** Income tax on the letting by the landlord's band, in the report's tax year and the next; where none is known, why. */
export function incomeTax({
	tax,
	taxBasis,
}: Pick<MoneyFigures, "tax" | "taxBasis">): readonly Strip[] {
	if (tax.every(({ cases }) => cases.every((each) => !each.tax.known))) {
		return notes(tax);
	}
	const heads = taxColumns(tax);
	return [
		...heading(paragraph(taxBasis)),
		...table({
			columns: [
				{ title: TAXPAYER, share: 0.32 },
				...heads.map((title) => ({ title, share: 0.68 / heads.length, isNumber: true })),
			],
			rows: taxLines(tax).map(({ label, figures }) => ({ cells: [label, ...figures] })),
		}),
		...notes(tax),
	];
}

function notes(tax: TaxYears): readonly Strip[] {
	const { reasons, sources } = taxNotes(tax);
	return [
		...reasons.flatMap((reason) => below(4, paragraph(reason, { style: type.small }))),
		...sources.flatMap((source) => below(2, ruleSource(source))),
	];
}
