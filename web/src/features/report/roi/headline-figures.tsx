import type { MoneyFigures } from "#domain/finance/calculate-money.ts";
import { headlineFigures } from "#domain/report/money/money-words.ts";
import { NOT_KNOWN } from "#domain/words.ts";
import styles from "./headline-figures.module.css";

type HeadlineFiguresProps = {
	figures: MoneyFigures;
	/** The report's own, while they differ. */
	reported: MoneyFigures | null;
};

/** What the sums come to. While the reader's own are shown, the report's stand under them. */
export function HeadlineFigures({ figures, reported }: HeadlineFiguresProps) {
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
