import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Diary } from "#contracts/admin/register-queue.ts";
import { countInWords, dateInWords, shortDateInWords } from "#domain/base/words.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { workPath } from "#web/lib/admin-paths.ts";
import { Panel } from "#web/ui/card.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { DIARY_FILE, diaryQuery } from "./queue-query.ts";
import styles from "./workbench.module.css";

type Entry = Diary["entries"][number];

/** The days of the next twelve months on which rows should be looked at, by month, and a file of them for a calendar. */
export function DiaryView() {
	const query = useQuery(diaryQuery);
	return (
		<Panel>
			<div className={styles["head"]}>
				<p>
					Nine, six and three months before a scheme ends, its last day, and each start. For twelve
					months ahead; the file has all.
				</p>
				<a className={styles["file"]} href={DIARY_FILE} download>
					Download .ics
				</a>
			</div>
			<QueryBoundary query={query} what="the diary" height="30rem">
				{({ entries }) =>
					entries.length === 0 ? (
						<p>Nothing falls into the next twelve months.</p>
					) : (
						[...byMonth(entries)].map(([month, found]) => (
							<Month key={month} month={month} entries={found} />
						))
					)
				}
			</QueryBoundary>
		</Panel>
	);
}

function byMonth(entries: readonly Entry[]): Map<string, Entry[]> {
	const months = new Map<string, Entry[]>();
	for (const entry of entries) {
		const month = entry.day.slice(0, 7);
		months.set(month, [...(months.get(month) ?? []), entry]);
	}
	return months;
}

function Month({ month, entries }: { month: string; entries: readonly Entry[] }) {
	return (
		<section className={styles["month"]} aria-label={dateInWords(month)}>
			<h2>
				{dateInWords(month)}{" "}
				<small className="soft regular">{countInWords(entries.length, "reminder")}</small>
			</h2>
			<ul>
				{entries.map((entry) => (
					<li key={entry.id}>
						<span className="soft tabular">{shortDateInWords(entry.day)}</span>
						<span>
							<Link to={workPath("queue", entry.schemeId)}>{entry.council}</Link>:{" "}
							{schemeKindInWords[entry.kind]} {whenInWords(entry)}
							{entry.isVerified ? "" : " (not verified)"}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function whenInWords({ what, on, monthsBefore }: Entry): string {
	return monthsBefore === 0
		? `${what} on this day`
		: `${what} in ${monthsBefore} months, on ${shortDateInWords(on)}`;
}
