import type { CSSProperties } from "react";
import type { IsoDate } from "#domain/base/calendar.ts";
import { daysInWords } from "#domain/base/words.ts";
import { DRAFT, type HomeDate } from "#domain/judgement/dates/home-date.ts";
import { dayScale, lawLine } from "#domain/judgement/dates/law-line.ts";
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

/** Share of a wide line that the words of a date have: as much as three abreast leave. */
const LABEL_WIDTH = 0.3;

/**
 * Shows what changes for a home on a line that begins today. On a narrow page the line runs down. On a wide one it is to the scale of days: a row for each
 * date or, where `brief`, the names alone on one axis.
 */
export function HomeDates({ dates, today, href, brief = false }: HomeDatesProps) {
	if (dates.length === 0) {
		return null;
	}
	return (
		<div className={styles["box"]}>
			{brief ? <Axis dates={dates} today={today} /> : <Rows dates={dates} today={today} />}
			<p className={`row wrap align-center above-3 soft small ${styles["foot"]}`}>
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

type LineProps = Pick<HomeDatesProps, "dates" | "today">;

function Rows({ dates, today }: LineProps) {
	const { place } = dayScale(dates, today);
	return (
		<ol className={`${styles["line"]} ${styles["rows"]}`}>
			<Today />
			{dates.map((date) => (
				<DateItem
					key={`${date.on} ${date.what}`}
					date={date}
					words={date.what}
					style={{
						"--at": place(date.on),
						"--span": place(date.until ?? date.on) - place(date.on),
					}}
				/>
			))}
		</ol>
	);
}

/** As many dates as one axis has room to name; later ones stand in their chapter. */
function Axis({ dates, today }: LineProps) {
	const { marks, years } = lawLine(dates, { today, labelWidth: LABEL_WIDTH });
	const rows = marks.map(({ row }) => row);
	return (
		<ol
			className={`${styles["line"]} ${styles["axis"]}`}
			style={{
				"--above": Math.max(1, ...rows),
				"--below": Math.max(0, ...rows.map((row) => -row)),
				"--label-width": LABEL_WIDTH,
			}}
		>
			<Today />
			{years.map(({ year, at }) => (
				<li key={year} className={styles["year"]} style={{ "--at": at }} aria-hidden="true">
					{year}
				</li>
			))}
			{marks.map(({ date, from, to, row, label }) => (
				<DateItem
					key={`${date.on} ${date.what}`}
					date={date}
					words={date.title}
					isBelow={row < 0}
					style={{
						"--at": from,
						"--span": to - from,
						"--row": Math.abs(row),
						"--label": label,
					}}
				/>
			))}
		</ol>
	);
}

function Today() {
	return (
		<li className={styles["today"]}>
			<div className={styles["words"]}>
				<b>Today</b>
			</div>
		</li>
	);
}

type DateItemProps = {
	date: HomeDate;
	words: string;
	style: CSSProperties;
	isBelow?: boolean;
};

function DateItem({ date, words, style, isBelow = false }: DateItemProps) {
	return (
		<li
			className={styles["date"]}
			data-draft={date.isDraft || undefined}
			data-below={isBelow || undefined}
			style={style}
		>
			<div className={styles["words"]}>
				<b>{words}</b>
				<span>
					{daysInWords(date)}
					{date.isDraft ? <em> {DRAFT}</em> : null}
				</span>
			</div>
		</li>
	);
}
