import type { PaidReport } from "#contracts/report.ts";
import { percentOr } from "#domain/base/amounts-in-words.ts";
import { yieldsBesideSums } from "#domain/telling/report/market/rent-section.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { verdictParts } from "#domain/telling/report/verdict/verdict-words.ts";
import { figureLabels } from "#domain/telling/report/words/figure-words.ts";
import { EvidenceList, FigureList, SharedSources } from "#web/evidence/figure-list.tsx";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import styles from "./chapters.module.css";
import { besides, NamedLines } from "./named-lines.tsx";
import { ReportChapter } from "./report-chapter.tsx";

const OWN = "estimatedRentalYield";

/** Yield and category. */
export function FinanceChapter({ report }: { report: PaidReport }) {
	const { rent } = report.document;
	const words = riskWordsOf(report.document);
	const others = besides(yieldsBesideSums(rent), [OWN]);
	const { estimatedRentalYield } = report;
	return (
		<ReportChapter id="finance" document={report.document}>
			<SharedSources evidence={rent.yields.map(({ evidence }) => evidence)}>
				<FigureList>
					<NamedLines
						known={rent.yields}
						figures={[
							{
								label: figureLabels[OWN],
								id: OWN,
								value: estimatedRentalYield === null ? null : percentOr(estimatedRentalYield),
							},
						]}
					/>
				</FigureList>
				{others.length > 0 ? (
					<div className={styles["others"]}>
						<EvidenceList figures={others} />
					</div>
				) : null}
			</SharedSources>
			{words !== null && words.description === null ? null : (
				<div className={styles["finance-risk"]}>
					<span>{verdictParts.risk}</span>
					<RiskCategory words={words} />
				</div>
			)}
		</ReportChapter>
	);
}
