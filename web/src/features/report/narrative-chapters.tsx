import type { PaidReport } from "#contracts/report.ts";
import { writtenByInWords } from "#domain/report/closing/closing-words.ts";
import type { Claim, Narrative, ReportDocument } from "#domain/report/document.ts";
import { reportFigures } from "#domain/report/report-facts.ts";
import { Chapter } from "#web/ui/chapter.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./narrative-chapters.module.css";

/** The risks, and who wrote them where no recommendations follow. Source: SPEC section 2 "Report detail". */
export function RisksChapter({ report: { document } }: { report: PaidReport }) {
	const { narrative } = document;
	return (
		<Chapter {...chapterHead("risks")}>
			<Claims claims={narrative.keyRisks} document={document} />
			{narrative.recommendations.length > 0 ? null : <WrittenBy narrative={narrative} />}
		</Chapter>
	);
}

/** What to do about them. */
export function RecommendationsChapter({ report: { document } }: { report: PaidReport }) {
	const { narrative } = document;
	return (
		<Chapter {...chapterHead("recommendations")}>
			<Claims claims={narrative.recommendations} document={document} />
			<WrittenBy narrative={narrative} />
		</Chapter>
	);
}

/** Red flags of the law. */
export function FlagsChapter({ report }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("flags")}>
			<ul className={styles["flags"]}>
				{report.document.flags.map((flag) => (
					<li key={flag} className={styles["flag"]}>
						<Icon name="alert" size={18} />
						{flag}
					</li>
				))}
			</ul>
		</Chapter>
	);
}

function Claims({ claims, document }: { claims: readonly Claim[]; document: ReportDocument }) {
	const labels = factLabels(document);
	return (
		<ol className={styles["claims"]}>
			{claims.map(({ text, facts }) => {
				const named = [...new Set(facts.flatMap((id) => labels.get(id) ?? []))];
				return (
					<li key={text}>
						{text}
						{named.length > 0 ? (
							<small className={styles["facts"]}>Rests on: {named.join(", ")}</small>
						) : null}
					</li>
				);
			})}
		</ol>
	);
}

function WrittenBy({ narrative }: { narrative: Narrative }) {
	return <p className={styles["author"]}>{writtenByInWords(narrative)}</p>;
}

/** What every told figure of a report is called, by its id: a claim names the facts it rests on by these. */
function factLabels(document: ReportDocument): ReadonlyMap<string, string> {
	return new Map(reportFigures(document).map(({ id, label }) => [id, label]));
}
