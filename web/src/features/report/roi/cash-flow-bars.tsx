import type { CashFlow } from "#domain/finance/cash-flow.ts";
import { isShort, moneyParts } from "#domain/report/words/money-words.ts";
import { purchaseColumns } from "#domain/report/words/purchase-words.ts";
import { yearOfLetting } from "#domain/report/words/year-of-letting.ts";
import { BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";

/** A year of the letting from rent to cash flow, a bar a line. */
export function CashFlowBars({ year }: { year: CashFlow }) {
	return (
		<ChapterPart title={moneyParts.year}>
			<BarTable
				caption="A year of the letting, from rent to cash flow"
				heads={[purchaseColumns.item, "A year"]}
				rows={yearOfLetting(year).map(({ label, kind, amount, span, text }) => ({
					key: label,
					label,
					span,
					tone: kind === "sum" && isShort(amount) ? "short" : kind,
					text,
					isStrong: kind !== "out",
				}))}
			/>
		</ChapterPart>
	);
}
