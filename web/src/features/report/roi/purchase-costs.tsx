import { toPounds } from "#domain/base/money.ts";
import type { CashFlow } from "#domain/subjects/finance/cash-flow.ts";
import type { PurchaseTax } from "#domain/subjects/finance/purchase-tax.ts";
import {
	NOTHING_CHARGED,
	purchaseColumns,
	purchaseLines,
	sliceColumns,
	sliceLines,
} from "#domain/telling/report/money/money-tables.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import { CompanyDutyNotes } from "./company-costs.tsx";

/** What the purchase takes: deposit, loan and the tax on it, slice by slice. */
export function PurchaseCosts({ year }: { year: CashFlow }) {
	const { tax, companyDuties } = year;
	return (
		<ChapterPart title={moneyParts.purchase}>
			<DataTable
				caption="What the purchase takes"
				columns={[{ title: purchaseColumns.item }, { title: purchaseColumns.once, isNumber: true }]}
				rows={purchaseLines(year).map(({ id, label, text, isSum }) => ({
					key: id,
					cells: [label, text],
					isMarked: isSum,
				}))}
			/>
			{tax ? <TaxSlices tax={tax} /> : null}
			{companyDuties ? <CompanyDutyNotes duties={companyDuties} /> : null}
		</ChapterPart>
	);
}

function TaxSlices({ tax }: { tax: PurchaseTax }) {
	return (
		<div className="above-5">
			<LazyDisclosure summary={`${tax.name}, slice by slice`}>
				{tax.slices.length > 0 ? (
					<BarTable
						caption={`${tax.name}, slice by slice`}
						heads={["Part of the price", sliceColumns.tax, sliceColumns.rate]}
						rows={sliceLines(tax).map(({ label, rate, tax: amount, text }) => ({
							key: label,
							label,
							span: [0, toPounds(amount)],
							tone: "out",
							text,
							aside: rate,
						}))}
					/>
				) : (
					<p>{NOTHING_CHARGED}</p>
				)}
			</LazyDisclosure>
			{tax.caveats.map((caveat) => (
				<p key={caveat} className="measure above-3 soft text-s">
					{caveat}
				</p>
			))}
			{tax.sources.map((source) => (
				<RuleSourceLine key={source} {...tax} source={source} url={null} />
			))}
		</div>
	);
}
