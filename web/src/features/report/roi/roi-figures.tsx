import { memo } from "react";
import type { PaidReport } from "#contracts/report.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import { toPounds } from "#domain/base/money.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import type { MoneyFigures } from "#domain/subjects/finance/calculate-money.ts";
import { purchaseColumns } from "#domain/telling/report/money/money-tables.ts";
import {
	costShareInWords,
	headlineFigures,
	isShort,
	leftOutNote,
	moneyParts,
	payingInWords,
	sensitivityLines,
	sensitivityNote,
} from "#domain/telling/report/money/money-words.ts";
import { yearOfLetting } from "#domain/telling/report/money/year-of-letting.ts";
import { BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import { AssumptionsEditor } from "./assumptions-editor.tsx";
import { ByRoomComparison } from "./by-room-comparison.tsx";
import { DealResult, DealSliders } from "./deal-sliders.tsx";
import { KeepOrPrint } from "./keep-or-print.tsx";
import { LenderTable } from "./lender-table.tsx";
import { LongRunTables } from "./long-run-tables.tsx";
import { PurchaseCosts } from "./purchase-costs.tsx";
import styles from "./roi.module.css";
import { SolveLine } from "./solve-line.tsx";
import { TaxTable } from "./tax-table.tsx";
import { TermsEditor } from "./terms-editor.tsx";
import { useAssumptions } from "./use-assumptions.ts";

/** What the letting costs and leaves, from assumptions that the reader may change. */
export function RoiFigures({ report }: { report: PaidReport }) {
	const { money } = report.document;
	const edited = useAssumptions(money);
	const { figures, settled } = edited;
	return (
		<>
			{money.missing ? <Notice tone="info">{money.missing}</Notice> : null}
			<DealResult money={money} edited={edited} />
			<DealSliders money={money} edited={edited} />
			<SolveLine settled={settled} leftOut={figures.leftOut} />
			<TermsEditor edited={edited} />
			<Tables
				figures={figures}
				reported={settled.isEdited ? money.figures : null}
				day={settled.context.day}
			/>
			<LongRunTables settled={settled} priceGrowth={money.priceGrowth} />
			<ByRoomComparison settled={settled} letWhole={money.letWhole} />
			<AssumptionsEditor money={money} edited={edited} />
			<KeepOrPrint report={report} edited={edited} />
		</>
	);
}

/** All that follows from the figures. While a slider moves it stays as it is, and is drawn again when the browser has time. */
const Tables = memo(function Tables({
	figures,
	reported,
	day,
}: HeadlineFiguresProps & { day: IsoDate }) {
	const before = leftOutNote(figures);
	const paying = payingInWords(figures);
	return (
		<>
			{before ? <Notice tone="info">{before}</Notice> : null}
			<HeadlineFigures figures={figures} reported={reported} />
			{paying ? <p className="measure above-3 soft text-s">{paying}</p> : null}
			<CashFlowBars figures={figures} />
			<PurchaseCosts year={figures.year} />
			<LenderTable figures={figures} day={day} />
			<TaxTable {...figures} day={day} />
			<SensitivityBars base={figures} />
		</>
	);
});

/** A year of the letting from rent to cash flow, a bar a line. */
function CashFlowBars({ figures }: Record<"figures", MoneyFigures>) {
	const costs = costShareInWords(figures);
	return (
		<ChapterPart title={moneyParts.year}>
			<BarTable
				caption="A year of the letting, from rent to cash flow"
				heads={[purchaseColumns.item, "A year"]}
				rows={yearOfLetting(figures).map(({ label, kind, amount, span, text }) => ({
					key: label,
					label,
					span,
					tone: kind === "sum" && isShort(amount) ? "short" : kind,
					text,
					isStrong: kind !== "out",
				}))}
			/>
			{costs ? <p className="measure above-3 soft text-s">{costs}</p> : null}
		</ChapterPart>
	);
}

/** What would become of the cash flow if one thing went another way. */
function SensitivityBars({ base }: Record<"base", MoneyFigures>) {
	const note = sensitivityNote(base);
	return (
		<div className="above-5">
			<LazyDisclosure summary={moneyParts.sensitivity}>
				<BarTable
					caption={`Cash flow a year${note === null ? "" : " and interest cover"} if one thing changes`}
					heads={note === null ? ["If", "Cash flow"] : ["If", "Cash flow", "Cover tested"]}
					rows={sensitivityLines(base).map(({ label, cashFlow, text, cover }) => ({
						key: label,
						label,
						span: cashFlow === null ? null : [0, toPounds(cashFlow)],
						tone: isShort(cashFlow) ? "short" : "sum",
						text,
						aside: cover,
					}))}
				/>
				{note ? <p className="measure above-3 soft text-s">{note}</p> : null}
			</LazyDisclosure>
		</div>
	);
}

type HeadlineFiguresProps = {
	figures: MoneyFigures;
	/** The report's own, while they differ. */
	reported: MoneyFigures | null;
};

/** What is not in sight already, beside the result and its sliders. */
function shownOf(figures: MoneyFigures) {
	const inSight: readonly string[] = ["cash_flow", "return"];
	return headlineFigures(figures).filter(({ id }) => !inSight.includes(id));
}

/** The main results. While the reader's own are shown, the report's stand under them. */
function HeadlineFigures({ figures, reported }: HeadlineFiguresProps) {
	const before = reported && shownOf(reported);
	return (
		<dl className={styles["roi-figures"]}>
			{shownOf(figures).map(({ label, text }) => {
				const reportedText = before?.find((line) => line.label === label)?.text;
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
