import { lowerFirst, sentence } from "#domain/base/sentence.ts";
import { calendarPath } from "#domain/judgement/dates/calendar-file.ts";
import { ADD_TO_CALENDAR } from "#domain/judgement/dates/home-date.ts";
import {
	COMING_DUTIES,
	type DutyLine,
	PENALTY,
	partOfLaw,
} from "#domain/telling/report/compliance/compliance-section.ts";
import { changeLines, homeDateLines } from "#domain/telling/report/document/dated-line.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { type Block, below, beside, heading } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { checkedLine, ruleSource } from "../figures.ts";
import { grid } from "../grid.ts";
import { mark } from "../mark.ts";
import { CONTENT_WIDTH, type } from "../style.ts";
import { table } from "../table.ts";
import { linked, paragraph } from "../text.ts";

/** What the law asks of a landlord. What to do about it stands in the plan. */
export function complianceChapter(document: ReportDocument): readonly Block[] {
	const { compliance, home } = document;
	const { now, coming, notHeld } = compliance;
	const partial = partOfLaw(home.nation, notHeld);
	return chapter(document, "compliance", [
		...heading(paragraph(partial, { style: type.strong })),
		...dutyTable(now),
		...part(COMING_DUTIES, dutyTable(coming)),
		...below(3, checkedLine([...now, ...coming])),
	]);
}

/** Duties in two columns, a pair abreast. */
function dutyTable(duties: readonly DutyLine[]): readonly Block[] {
	return grid(duties.map((duty) => (width: number) => dutyLines(duty, width)));
}

function dutyLines(duty: DutyLine, width: number): readonly Block[] {
	return [
		...paragraph(duty.what, { style: type.item, width }),
		...paragraph(`${sentence(duty.when)} ${PENALTY}: ${sentence(lowerFirst(duty.penalty))}`, {
			style: type.small,
			width,
		}),
		...ruleSource(duty, width),
	];
}

/** What changes for this home, and then what the law has changed and will change. Most of that is one Act's, so each of its sources stands once. `publicUrl`: where the product is found; empty while it is not set. */
export function changesChapter(document: ReportDocument, publicUrl: string): readonly Block[] {
	return chapter(document, "changes", [
		...homeDates(document, publicUrl),
		...lawChanges(document),
		...below(3, checkedLine([...homeDateLines(document), ...changeLines(document)])),
	]);
}

/** Where the source of a date begins beside it. */
const ASIDE = 0.66 * CONTENT_WIDTH;
const ROW_GAP = 3;

function homeDates(document: ReportDocument, publicUrl: string): readonly Block[] {
	return [
		...homeDateLines(document).flatMap((line, at) => {
			const when = line.mark ? `${line.when} (${line.mark.toLowerCase()})` : line.when;
			const row = beside([
				[0, paragraph(`${when}: ${line.what}`, { width: ASIDE - 14 })],
				[ASIDE, ruleSource(line, CONTENT_WIDTH - ASIDE)],
			]);
			return below(at === 0 ? 0 : ROW_GAP, [row]);
		}),
		...(document.dates.length === 0 || publicUrl === ""
			? []
			: below(6, linked(ADD_TO_CALENDAR, calendarUrl(document, publicUrl)))),
	];
}

/** Leads to the home's calendar, which is for anyone. A report's own calendar would carry the id that opens the report, and a PDF is passed on. */
function calendarUrl({ home, inputs }: ReportDocument, publicUrl: string): string {
	const { postcode, certificate } = home;
	return `${publicUrl}${calendarPath({ postcode, certificate, inputs })}`;
}

function lawChanges(document: ReportDocument): readonly Block[] {
	const lines = changeLines(document);
	const sources = new Map(lines.map((line) => [line.source, line]));
	return lines.length === 0
		? []
		: [
				...table({
					columns: [
						{ title: "When", share: 0.2 },
						{ title: "What", share: 0.8 },
					],
					rows: lines.map((line) => ({
						cells: [
							(width) => [
								...paragraph(line.when, { style: type.smallStrong, width }),
								...(line.mark && !line.when.startsWith("Expected")
									? mark(line.mark, { tone: "amber", sign: "clock", width })
									: []),
							],
							(width) => paragraph(line.what, { style: type.small, width }),
						],
					})),
				}),
				...[...sources.values()].flatMap((line) => ruleSource(line)),
			];
}
