import type { PaidReport } from "#contracts/report.ts";
import { RAISING_RENT } from "#domain/telling/report/possession/possession-section.ts";
import { CheckedLine } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ReportChapter } from "./report-chapter.tsx";
import { RuleList } from "./rule-list.tsx";

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
			<RuleList rules={homeBack} />
			{rent.length > 0 ? (
				<ChapterPart title={RAISING_RENT}>
					<RuleList rules={rent} />
				</ChapterPart>
			) : null}
			<CheckedLine rules={[...homeBack, ...rent]} />
		</ReportChapter>
	);
}
