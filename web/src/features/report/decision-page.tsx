import type { PaidReport } from "#contracts/report.ts";
import { HOME_CHANGES_TITLE } from "#domain/judgement/dates/home-date.ts";
import { nextSteps } from "#domain/judgement/steps/plan-step.ts";
import {
	costToCInWords,
	DECISION_TITLES,
	notCheckedLine,
} from "#domain/telling/report/decision-words.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { scoreInWords } from "#domain/telling/report/verdict/verdict-words.ts";
import { AnswersCard } from "#web/evidence/answers-card.tsx";
import { HomeDates } from "#web/evidence/home-dates.tsx";
import { ScoreStrip } from "#web/evidence/score-strip.tsx";
import { Card } from "#web/ui/card.tsx";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./decision-page.module.css";
import { GravestRisks } from "./gravest-risks.tsx";
import { PlanSteps } from "./plan-steps.tsx";
import { ChapterLink } from "./report-chapter.tsx";

/** Page one, which stands alone: the answers, the gravest risks, what to do next, what changes, and what no one could tell. Source: Rule ANSWER-1. */
export function DecisionPage({ report }: { report: PaidReport }) {
	const { document } = report;
	const { answer, dates, day, plan } = document;
	const notChecked = notCheckedLine(document);
	return (
		<div className="stack one-column gap-4">
			<AnswersCard answer={answer} costToC={costToCInWords(document)}>
				<Score document={document} />
			</AnswersCard>
			<GravestRisks document={document} />
			{plan.length > 0 ? (
				<Card title={DECISION_TITLES.steps}>
					<PlanSteps steps={nextSteps(plan)} />
					<p className={styles["more"]}>
						<ChapterLink id="recommendations">All {plan.length} steps</ChapterLink>
					</p>
				</Card>
			) : null}
			{dates.length > 0 ? (
				<Card title={HOME_CHANGES_TITLE}>
					<HomeDates dates={dates} today={day} href={null} brief />
				</Card>
			) : null}
			{notChecked ? (
				<p className={styles["unchecked"]}>
					<Icon name="question" size={18} />
					<span>
						<ChapterLink id="unchecked">{notChecked.what}</ChapterLink> {notChecked.warning}
					</span>
				</p>
			) : null}
		</div>
	);
}

function Score({ document }: { document: ReportDocument }) {
	const { investmentScore, investmentLabel, range, riskScore, headline } = document.verdict;
	const description = riskWordsOf(document)?.description;
	// Of an area no label is said.
	const label = document.answer.pays.basis === "stated" ? investmentLabel : null;
	return (
		<ScoreStrip
			score={investmentScore}
			range={range}
			headline={label ?? "Investment score"}
			label={label}
			words={
				investmentScore === null
					? headline
					: `${scoreInWords("Risk Score", riskScore)}.${description ? ` ${description}.` : ""}`
			}
			anchor="overall"
			onOpen={() => goToChapter("overall")}
		/>
	);
}
