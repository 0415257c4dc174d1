import { toPounds } from "#domain/money.ts";
import type { MoneyFigures } from "#domain/report/money-section.ts";
import { isShort, moneyParts, sensitivityLines } from "#domain/report/words/money-words.ts";
import { BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";

/** What would become of the cash flow if one thing went another way. */
export function SensitivityBars({ base }: Record<"base", MoneyFigures>) {
	return (
		<ChapterPart title={moneyParts.sensitivity}>
			<BarTable
				caption="Cash flow a year and interest cover if one thing changes"
				heads={["If", "Cash flow", "Cover tested"]}
				rows={sensitivityLines(base).map(({ label, cashFlow, text, cover }) => ({
					key: label,
					label,
					span: cashFlow === null ? null : [0, toPounds(cashFlow)],
					tone: isShort(cashFlow) ? "short" : "sum",
					text,
					aside: cover,
				}))}
			/>
		</ChapterPart>
	);
}
