import type { IsoDate } from "#domain/calendar.ts";
import { DRAFT, daysInWords, type HomeDate } from "#domain/dates/home-date.ts";
import { dayScale } from "#domain/dates/law-line.ts";
import styles from "./home-dates.module.css";

type HomeDatesProps = {
	/** Soonest first. */
	dates: readonly HomeDate[];
	/** Day on which they were judged: where the line begins. */
	today: IsoDate;
	/** Address of the same dates as a file for a calendar; null where it stands elsewhere. */
	href: string | null;
	/** Names each date alone: its sentence stands elsewhere. */
	brief?: boolean;
};

/** What changes for a home, on a line that begins today: down the page where it is narrow, to the scale of days where it is wide. */
export function HomeDates({ dates, today, href, brief = false }: HomeDatesProps) {
	if (dates.length === 0) {
		return null;
	}
	const { place } = dayScale(dates, today);
	return (
		<div className={styles["box"]}>
			<ol className={styles["line"]}>
				<li className={styles["today"]}>
					<b>Today</b>
				</li>
				{dates.map((date) => (
					<li
						key={`${date.on} ${date.what}`}
						className={styles["date"]}
						data-draft={date.isDraft || undefined}
						style={{
							"--at": place(date.on),
							"--span": place(date.until ?? date.on) - place(date.on),
						}}
					>
						<b>{brief ? date.title : date.what}</b>
						<span>
							{daysInWords(date)}
							{date.isDraft ? <em> {DRAFT}</em> : null}
						</span>
					</li>
				))}
			</ol>
			<p className={styles["foot"]}>
				<span className={styles["key"]}>In force or enacted</span>
				<span className={styles["key"]} data-draft>
					{DRAFT} or proposed
				</span>
				{href === null ? null : (
					<a href={href} download>
						Add to calendar (.ics)
					</a>
				)}
			</p>
		</div>
	);
}
