import type { CashFlow } from "#domain/subjects/finance/cash-flow.ts";
import type { CompanyDuties } from "#domain/subjects/finance/company-duties.ts";
import type { PurchaseTax } from "#domain/subjects/finance/purchase-tax.ts";
import { companyDutiesInWords } from "#domain/telling/report/money/company-words.ts";
import {
	NOTHING_CHARGED,
	purchaseColumns,
	purchaseLines,
	sliceColumns,
	sliceLines,
} from "#domain/telling/report/money/money-tables.ts";
import { type Block, below, beside } from "../block.ts";
import { ruleSource } from "../figures.ts";
import { CONTENT_WIDTH, type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** What the purchase takes: deposit, loan and the tax on it, slice by slice; nothing without a price. */
export function purchase(year: CashFlow): readonly Block[] {
	const { deposit, tax, companyDuties } = year;
	if (deposit === null) {
		return [];
	}
	const items = table({
		width: HALF,
		columns: [
			{ title: purchaseColumns.item, share: 0.68 },
			{ title: purchaseColumns.once, share: 0.32, isNumber: true },
		],
		rows: purchaseLines(year).map(({ label, text, isSum }) => ({
			cells: [label, text],
			isMarked: isSum,
		})),
	});
	return [
		beside([
			[0, items],
			[CONTENT_WIDTH - HALF, tax ? slices(tax) : []],
		]),
		...(tax ? readIn(tax) : []),
		...(companyDuties ? duties(companyDuties) : []),
	];
}

/** What the law asks of a company that owns a home of this price, and where it was read. */
function duties(companyDuties: CompanyDuties): readonly Block[] {
	const { texts, sources } = companyDutiesInWords(companyDuties);
	return [
		...texts.flatMap((text) => below(4, paragraph(text, { style: type.small }))),
		...sources.flatMap((source) => below(2, ruleSource(source))),
	];
}

/** Two tables stand abreast. */
const HALF = CONTENT_WIDTH / 2 - 14;

function slices(tax: PurchaseTax): readonly Block[] {
	return tax.slices.length === 0
		? paragraph(NOTHING_CHARGED, { width: HALF })
		: table({
				width: HALF,
				columns: [
					{ title: tax.name, share: 0.58 },
					{ title: sliceColumns.rate, share: 0.14, isNumber: true },
					{ title: sliceColumns.tax, share: 0.28, isNumber: true },
				],
				rows: sliceLines(tax).map(({ label, rate, text }) => ({ cells: [label, rate, text] })),
			});
}

/** What the tax leaves out, and where its rates were read. */
function readIn({ caveats, sources, ...read }: PurchaseTax): readonly Block[] {
	return [
		...caveats.flatMap((caveat) => below(4, paragraph(caveat, { style: type.small }))),
		...sources.flatMap((source) => below(2, ruleSource({ ...read, source, url: null }))),
	];
}
