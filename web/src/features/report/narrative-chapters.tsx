import type { PaidReport } from "#contracts/report.ts";
import { countInWords } from "#domain/base/words.ts";
import { riskWorthInWords } from "#domain/judgement/answer/answer-words.ts";
import { ADD_PLAN_TO_CALENDAR } from "#domain/judgement/dates/home-date.ts";
import { chapterOfRisk } from "#domain/judgement/risks/chapter-of-risk.ts";
import { writtenByInWords } from "#domain/telling/report/closing/closing-words.ts";
import type {
	Claim,
	ReportDocument,
	ReportRisk,
} from "#domain/telling/report/document/document.ts";
import {
	flaggedRisks,
	printedClaims,
	risksAlone,
} from "#domain/telling/report/document/listed-risks.ts";
import { reportFiles } from "#web/lib/report-files.ts";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./chapters.module.css";
import { PlanSteps } from "./plan-steps.tsx";
import { ChapterLink, ReportChapter } from "./report-chapter.tsx";

/**
 * Every risk in a line that leads to the fact behind it, except risks of the law, which have a chapter
 * of their own, and the sentences of a language model as they were written. Source: Rule SCREEN-17.
 */
export function RisksChapter({ report: { document } }: { report: PaidReport }) {
	const risks = risksAlone(document.risks);
	const others = risks.filter(({ isFlag }) => !isFlag);
	const flagged = risks.length - others.length;
	return (
		<ReportChapter id="risks" document={document}>
			{others.length > 0 ? <RiskLines risks={others} /> : null}
			{flagged > 0 ? (
				<p className={styles["more"]}>
					<ChapterLink id="flags">
						{countInWords(flagged, "is a red flag", "are red flags")}
					</ChapterLink>{" "}
					of the law.
				</p>
			) : null}
			<Worded claims={document.narrative.keyRisks} document={document} />
		</ReportChapter>
	);
}

/** Everything to do about it, with what a language model recommends. */
export function RecommendationsChapter({ report }: { report: PaidReport }) {
	const { document } = report;
	return (
		<ReportChapter id="recommendations" document={document}>
			<PlanSteps steps={document.plan} />
			{document.plan.some(({ by }) => by !== null) ? (
				<p className="above-3 text-m no-print">
					<a href={reportFiles(report).plan} download>
						{ADD_PLAN_TO_CALENDAR}
					</a>{" "}
					(.ics)
				</p>
			) : null}
			<Worded claims={document.narrative.recommendations} document={document} />
		</ReportChapter>
	);
}

/** Red flags of the law, each of which leads to the fact behind it. */
export function FlagsChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<ReportChapter id="flags" document={document}>
			<RiskLines risks={flaggedRisks(document.risks)} />
		</ReportChapter>
	);
}

/** Risks as headlines, each with its pounds or its date. */
function RiskLines({ risks }: { risks: readonly ReportRisk[] }) {
	return (
		<ul className={styles["narrative-lines"]}>
			{risks.map((risk) => {
				const chapter = chapterOfRisk(risk);
				const worth = riskWorthInWords(risk);
				return (
					<li key={risk.id}>
						<Icon name="alert" size={18} />
						<span>
							{chapter ? <ChapterLink id={chapter}>{risk.headline}</ChapterLink> : risk.headline}
							{worth ? <small className="block soft text-s">{worth}</small> : null}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** Sentences that a language model wrote, and that it did. What the rules say stands with its fact. */
function Worded({ claims, document }: { claims: readonly Claim[]; document: ReportDocument }) {
	const printed = printedClaims(claims, document.narrative);
	if (printed.length === 0) {
		return null;
	}
	return (
		<>
			<ol className={styles["claims"]}>
				{printed.map(({ text }) => (
					<li key={text}>{text}</li>
				))}
			</ol>
			<p className="measure above-4 soft text-s">{writtenByInWords(document.narrative)}</p>
		</>
	);
}
