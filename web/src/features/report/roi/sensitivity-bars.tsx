import { type Pence, toPounds } from "#domain/money.ts";
import type { MoneyFigures } from "#domain/report/money-section.ts";
import { type BarRow, BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { poundsOr, shareInWords } from "../amounts.ts";

/** What would become of the cash flow if one thing went another way. */
export function SensitivityBars({
	base: { year, cover, sensitivity },
}: Record<"base", MoneyFigures>) {
	return (
		<ChapterPart title="If things go another way">
			<BarTable
				caption="Cash flow a year and interest cover if one thing changes"
				heads={["If", "Cash flow", "Cover tested"]}
				rows={[
					row("As assumed", year.cashFlow, cover.atStress),
					...sensitivity.map(({ label, cashFlow, coverAtStress }) =>
						row(label, cashFlow, coverAtStress),
					),
				]}
			/>
		</ChapterPart>
	);
}

function row(label: string, cashFlow: Pence | null, cover: number | null): BarRow {
	return {
		key: label,
		label,
		span: cashFlow === null ? null : [0, toPounds(cashFlow)],
		tone: cashFlow !== null && cashFlow < 0 ? "short" : "sum",
		text: poundsOr(cashFlow, "Not known"),
		aside: cover === null ? "Not known" : shareInWords(Math.round(cover * 100) / 100),
	};
}
