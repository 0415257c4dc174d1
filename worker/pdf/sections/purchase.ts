import type { CashFlow } from "#domain/finance/cash-flow.ts";
import type { PurchaseTax } from "#domain/finance/purchase-tax.ts";
import { poundsOr, shareInWords } from "../amounts.ts";
import { ruleSource } from "../figures.ts";
import { CONTENT_WIDTH, type } from "../look.ts";
import { below, beside, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** What the purchase takes: deposit, loan and the tax on it, slice by slice; nothing without a price. */
export function purchase({ deposit, loan, tax, moneyIn }: CashFlow): readonly Strip[] {
	if (deposit === null) {
		return [];
	}
	const items = table({
		width: HALF,
		columns: [
			{ title: "Item", share: 0.68 },
			{ title: "Once", share: 0.32, isNumber: true },
		],
		rows: [
			{ cells: ["Deposit", poundsOr(deposit)] },
			{ cells: ["Loan", poundsOr(loan)] },
			{ cells: [tax?.name ?? "Tax on the purchase", poundsOr(tax?.total ?? null)] },
			{
				cells: ["Money you put in, with fees and energy works", poundsOr(moneyIn)],
				isMarked: true,
			},
		],
	});
	return [
		beside([
			[0, items],
			[CONTENT_WIDTH - HALF, tax ? slices(tax) : []],
		]),
		...(tax ? readIn(tax) : []),
	];
}

/** Two tables stand abreast. */
const HALF = CONTENT_WIDTH / 2 - 14;

function slices(tax: PurchaseTax): readonly Strip[] {
	const levies = new Set(tax.slices.map(({ levy }) => levy));
	return tax.slices.length === 0
		? paragraph("Nothing is charged at this price.", { width: HALF })
		: table({
				width: HALF,
				columns: [
					{ title: tax.name, share: 0.58 },
					{ title: "Rate", share: 0.14, isNumber: true },
					{ title: "Tax", share: 0.28, isNumber: true },
				],
				rows: tax.slices.map(({ levy, from, to, rate, tax: amount }) => ({
					cells: [
						`${poundsOr(from)} to ${poundsOr(to)}${levies.size > 1 ? `, ${levy}` : ""}`,
						shareInWords(rate),
						poundsOr(amount),
					],
				})),
			});
}

/** What the tax leaves out, and where its rates were read. */
function readIn({ caveats, sources, lastChecked }: PurchaseTax): readonly Strip[] {
	return [
		...caveats.flatMap((caveat) => below(4, paragraph(caveat, { style: type.small }))),
		...sources.flatMap((source) => below(2, ruleSource({ source, url: null, lastChecked }))),
	];
}
