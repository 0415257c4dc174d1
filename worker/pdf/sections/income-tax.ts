import type { MoneyFigures } from "#domain/report/money-section.ts";
import { GAP, poundsOr } from "../amounts.ts";
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
	const [first] = tax;
	if (!first) {
		return [];
	}
	if (tax.every(({ cases }) => cases.every((each) => !each.tax.known))) {
		return notes(tax);
	}
	const share = 0.68 / (2 * tax.length);
	return [
		...heading(paragraph(taxBasis)),
		...table({
			columns: [
				{ title: "Taxpayer", share: 0.32 },
				...tax.flatMap(({ year }) => [
					{ title: `Tax ${year}`, share, isNumber: true },
					{ title: `Left ${year}`, share, isNumber: true },
				]),
			],
			rows: first.cases.map(({ taxpayer, label }) => ({
				cells: [
					label,
					...tax.flatMap(({ cases }) => {
						const found = cases.find((each) => each.taxpayer === taxpayer);
						return [
							found?.tax.known ? poundsOr(found.tax.due) : GAP,
							poundsOr(found?.afterTax ?? null),
						];
					}),
				],
			})),
		}),
		...notes(tax),
	];
}

/** Why there is none, what it leaves out, and where each year's rates were read; each once. */
function notes(tax: TaxYears): readonly Strip[] {
	const all = tax.flatMap(({ cases }) => cases.map((each) => each.tax));
	const reasons = all.flatMap((each) => (each.known ? (each.caveat ?? []) : each.reason));
	const sources = new Map(
		all.flatMap((each) => (each.known ? [[each.source, each] as const] : [])),
	);
	return [
		...[...new Set(reasons)].flatMap((reason) =>
			below(4, paragraph(reason, { style: type.small })),
		),
		...[...sources.values()].flatMap(({ source, lastChecked }) =>
			below(2, ruleSource({ source, url: null, lastChecked })),
		),
	];
}
