import { riskAmountInWords } from "#domain/judgement/answer/answer-words.ts";
import { chapterOfRisk } from "#domain/judgement/risks/chapter-of-risk.ts";
import { DECISION_TITLES } from "#domain/telling/report/decision-words.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { Card } from "#web/ui/card.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./decision-page.module.css";
import { ChapterLink } from "./report-chapter.tsx";

/** What could go wrong most, each with its pounds or its date; the fact behind it stands in its chapter. Nothing where none was found. */
export function GravestRisks({ document: { answer } }: { document: ReportDocument }) {
	const { items } = answer.risks;
	if (items.length === 0) {
		return null;
	}
	return (
		<Card title={DECISION_TITLES.risks(items.length)}>
			<ul className={styles["risks"]}>
				{items.map((risk) => {
					const chapter = chapterOfRisk(risk);
					const { amount, of } = riskAmountInWords(risk);
					return (
						<li key={risk.headline}>
							<VerdictSign sign="risk" size={20} />
							<b className={styles["headline"]}>
								{chapter ? <ChapterLink id={chapter}>{risk.headline}</ChapterLink> : risk.headline}
							</b>
							<p className={styles["worth"]}>
								<strong>{amount || of}</strong>
								{amount && of ? <span>{of}</span> : null}
							</p>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}
