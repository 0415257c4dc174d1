import type { PaidReport } from "#contracts/report.ts";
import {
	RAISING_RENT,
	type TenancyLine,
} from "#domain/telling/report/possession/possession-section.ts";
import { CheckedLine, RuleChip } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./law-chapters.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** How the home comes back from a tenant and how its rent rises, each rule with its law; and what we have not checked of it. */
export function PossessionChapter({ report: { document } }: { report: PaidReport }) {
	const { homeBack, rent, notChecked } = document.possession;
	return (
		<ReportChapter id="possession" document={document}>
			{notChecked === null ? null : (
				<div className="below-4">
					<Notice tone="warning">{notChecked}</Notice>
				</div>
			)}
			<Rules rules={homeBack} />
			{rent.length > 0 ? (
				<ChapterPart title={RAISING_RENT}>
					<Rules rules={rent} />
				</ChapterPart>
			) : null}
			<CheckedLine rules={[...homeBack, ...rent]} />
		</ReportChapter>
	);
}

function Rules({ rules }: { rules: readonly TenancyLine[] }) {
	return rules.length === 0 ? null : (
		<ul className={styles["duties"]}>
			{rules.map((rule) => (
				<li key={rule.id} className={styles["duty"]}>
					<b className="block medium">{rule.what}</b>
					<p className="soft text-s">{rule.how}</p>
					<RuleChip about={rule.what} rule={rule} />
				</li>
			))}
		</ul>
	);
}
