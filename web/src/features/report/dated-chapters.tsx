import type { PaidReport } from "#contracts/report.ts";
import { ADD_TO_CALENDAR } from "#domain/judgement/dates/home-date.ts";
import {
	changeLines,
	type DatedLine,
	homeDateLines,
} from "#domain/telling/report/document/dated-line.ts";
import { CheckedLine, RuleChip } from "#web/evidence/rule-source.tsx";
import { reportFiles } from "#web/lib/report-files.ts";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./chapters.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** What changes for this home, then what the law has changed and will change, by its days. */
export function ChangesChapter({ report }: { report: PaidReport }) {
	const { document } = report;
	const lines = [...homeDateLines(document), ...changeLines(document)];
	return (
		<ReportChapter id="changes" document={document}>
			<ol>
				{lines.map((line) => (
					<Dated key={line.id} line={line} />
				))}
			</ol>
			<CheckedLine rules={lines} />
			{document.dates.length > 0 ? (
				<p className={styles["calendar"]}>
					<a href={reportFiles(report).dates} download>
						{ADD_TO_CALENDAR}
					</a>{" "}
					(.ics)
				</p>
			) : null}
		</ReportChapter>
	);
}

function Dated({ line: { when, mark, what, ...rule } }: { line: DatedLine }) {
	return (
		<li className={styles["dated-line"]}>
			<div className="row wrap gap-2 align-center packed">
				<b className="strong">{when}</b>
				{mark ? <Pill tone="amber" icon="clock" word={mark} /> : null}
			</div>
			<div>
				<p>{what}</p>
				<RuleChip about={what} rule={rule} />
			</div>
		</li>
	);
}
