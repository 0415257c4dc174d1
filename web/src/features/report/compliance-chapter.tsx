import type { PaidReport } from "#contracts/report.ts";
import {
	COMING_DUTIES,
	type DutyLine,
	partOfLaw,
} from "#domain/telling/report/compliance/compliance-section.ts";
import { CheckedLine } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ReportChapter } from "./report-chapter.tsx";
import { RuleList } from "./rule-list.tsx";

/** What the law asks of a landlord, each with its penalty and the law that says so. What to do about it stands in the plan. */
export function ComplianceChapter({ report: { document } }: { report: PaidReport }) {
	const { now, coming, notHeld } = document.compliance;
	return (
		<ReportChapter id="compliance" document={document}>
			<div className="below-4">
				<Notice tone="warning">{partOfLaw(document.home.nation, notHeld)}</Notice>
			</div>
			<RuleList rules={listed(now)} />
			{coming.length > 0 ? (
				<ChapterPart title={COMING_DUTIES}>
					<RuleList rules={listed(coming)} />
				</ChapterPart>
			) : null}
			<CheckedLine rules={[...now, ...coming]} />
		</ReportChapter>
	);
}

const listed = (duties: readonly DutyLine[]) =>
	duties.map(({ when, ...duty }) => ({ ...duty, how: when }));
