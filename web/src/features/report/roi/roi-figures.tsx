import type { MoneyFigures } from "#domain/finance/calculate-money.ts";
import type { CashFlow } from "#domain/finance/cash-flow.ts";
import { toPounds } from "#domain/money.ts";
import type { MoneySection } from "#domain/report/money/money-section.ts";
import { purchaseColumns } from "#domain/report/money/money-tables.ts";
import {
	headlineFigures,
	isShort,
	moneyParts,
	sensitivityLines,
} from "#domain/report/money/money-words.ts";
import { yearOfLetting } from "#domain/report/money/year-of-letting.ts";
import { NOT_KNOWN } from "#domain/words.ts";
import { BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AssumptionsEditor } from "./assumptions-editor.tsx";
import { InterestCoverTable } from "./interest-cover-table.tsx";
import { PurchaseCosts } from "./purchase-costs.tsx";
import styles from "./roi-figures.module.css";
import { TaxTable } from "./tax-table.tsx";
import { useAssumptions } from "./use-assumptions.ts";

/** What the letting costs and leaves, from assumptions that the reader may change. */
export function RoiFigures({ money }: { money: MoneySection }) {
	const edited = useAssumptions(money);
	const { figures } = edited;
	return (
		<>
			{money.missing ? <Notice tone="info">{money.missing}</Notice> : null}
			<HeadlineFigures figures={figures} reported={edited.isEdited ? money.figures : null} />
			<CashFlowBars year={figures.year} />
			<PurchaseCosts year={figures.year} />
			<InterestCoverTable cover={figures.cover} />
			<TaxTable {...figures} />
			<SensitivityBars base={figures} />
			<AssumptionsEditor money={money} edited={edited} />
		</>
	);
}

/** A year of the letting from rent to cash flow, a bar a line. */
function CashFlowBars({ year }: { year: CashFlow }) {
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

/** What would become of the cash flow if one thing went another way. */
function SensitivityBars({ base }: Record<"base", MoneyFigures>) {
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

type HeadlineFiguresProps = {
	figures: MoneyFigures;
	/** The report's own, while they differ. */
	reported: MoneyFigures | null;
};

/** What the sums come to. While the reader's own are shown, the report's stand under them. */
function HeadlineFigures({ figures, reported }: HeadlineFiguresProps) {
	const before = reported && headlineFigures(reported);
	return (
		<dl className={styles["figures"]}>
			{headlineFigures(figures).map(({ label, text }, at) => {
				const reportedText = before?.[at]?.text;
				return (
					<div key={label} data-gap={text === NOT_KNOWN || undefined}>
						<dt>{label}</dt>
						<dd>
							{text}
							{reportedText && reportedText !== text ? (
								<small>{reportedText} in the report</small>
							) : null}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
