import type { MoneyFigures } from "#domain/report/money-section.ts";
import { percentOr, poundsOr } from "../amounts.ts";
import styles from "./headline-figures.module.css";

const GAP = "Not known";

type HeadlineFiguresProps = {
	figures: MoneyFigures;
	/** The report's own, while they differ. */
	reported: MoneyFigures | null;
};

/** What the sums come to. While the reader's own are shown, the report's stand under them. */
export function HeadlineFigures({ figures, reported }: HeadlineFiguresProps) {
	const before = reported && tell(reported);
	return (
		<dl className={styles["figures"]}>
			{tell(figures).map(({ label, text }, at) => {
				const reportedText = before?.[at]?.text;
				return (
					<div key={label} data-gap={text === GAP || undefined}>
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

function tell({ year, breakEvenRent, breakEvenPrice }: MoneyFigures) {
	return [
		{ label: "Cash flow a year, before tax", text: poundsOr(year.cashFlow, GAP) },
		{ label: "Money you put in", text: poundsOr(year.moneyIn, GAP) },
		{ label: "Return on the money put in", text: percentOr(year.cashOnCash, GAP) },
		{ label: "Gross yield", text: percentOr(year.grossYield, GAP) },
		{ label: "Net yield", text: percentOr(year.netYield, GAP) },
		{ label: "Break-even rent a month", text: poundsOr(breakEvenRent, GAP) },
		{ label: "Break-even price", text: poundsOr(breakEvenPrice, GAP) },
	];
}
