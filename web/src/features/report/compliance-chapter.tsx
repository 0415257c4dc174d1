import type { PaidReport } from "#contracts/report.ts";
import {
	COMING_DUTIES,
	type DutyLine,
	PENALTY,
	partOfLaw,
} from "#domain/telling/report/compliance/compliance-section.ts";
import { CheckedLine, RuleChip } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./law-chapters.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** What the law asks of a landlord, each with its penalty and the law that says so. What to do about it stands in the plan. */
export function ComplianceChapter({ report: { document } }: { report: PaidReport }) {
	const { now, coming, notHeld } = document.compliance;
	return (
		<ReportChapter id="compliance" document={document}>
			<div className="below-4">
				<Notice tone="warning">{partOfLaw(document.home.nation, notHeld)}</Notice>
			</div>
			<Duties duties={now} />
			{coming.length > 0 ? (
				<ChapterPart title={COMING_DUTIES}>
					<Duties duties={coming} />
				</ChapterPart>
			) : null}
			<CheckedLine rules={[...now, ...coming]} />
		</ReportChapter>
	);
}

function Duties({ duties }: { duties: readonly DutyLine[] }) {
	return (
		<ul className={styles["duties"]}>
			{duties.map((duty) => (
				<li key={duty.id} className={styles["duty"]}>
					<b className="block medium">{duty.what}</b>
					<p className="soft text-s">{duty.when}</p>
					<RuleChip about={duty.what} rule={duty} label={`${PENALTY} and law`}>
						<p>
							{PENALTY}: {duty.penalty}
						</p>
					</RuleChip>
				</li>
			))}
		</ul>
	);
}
