import type { PaidReport } from "#contracts/report.ts";
import { ADD_TO_CALENDAR } from "#domain/dates/home-date.ts";
import {
	changeLines,
	type DatedLine,
	homeDateLines,
} from "#domain/report/compliance/dated-line.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { Chapter } from "#web/ui/chapter.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./dated-chapters.module.css";

/** What changes for this home, and when. */
export function DatesChapter({ report: { id, document } }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("dates")}>
			<DatedLines lines={homeDateLines(document)} />
			{document.dates.length > 0 ? (
				<p className={styles["calendar"]}>
					<a href={`/api/reports/${encodeURIComponent(id)}/dates.ics`} download>
						{ADD_TO_CALENDAR}
					</a>{" "}
					(.ics)
				</p>
			) : null}
		</Chapter>
	);
}

/** What the law has changed and will change, by its days. */
export function ChangesChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("changes")}>
			<DatedLines lines={changeLines(document)} />
		</Chapter>
	);
}

function DatedLines({ lines }: { lines: readonly DatedLine[] }) {
	return (
		<ol>
			{lines.map(({ id, when, mark, what, source, url, lastChecked }) => (
				<li key={id} className={styles["line"]}>
					<div className={styles["when"]}>
						<b>{when}</b>
						{mark ? <Pill tone="amber" icon="clock" word={mark} /> : null}
					</div>
					<div>
						<p>{what}</p>
						<RuleSourceLine source={source} url={url} lastChecked={lastChecked} />
					</div>
				</li>
			))}
		</ol>
	);
}
