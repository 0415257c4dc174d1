import { type PlanStep, stepsByPhase } from "#domain/action-plan/plan-step.ts";
import { calendarPath } from "#domain/dates/calendar-file.ts";
import { ADD_TO_CALENDAR } from "#domain/dates/home-date.ts";
import { chapterTitles } from "#domain/report/chapter-titles.ts";
import { hostOf } from "#domain/report/closing/closing-words.ts";
import {
	COMING_DUTIES,
	type DutyLine,
	PENALTY,
	partOfLaw,
} from "#domain/report/compliance/compliance-section.ts";
import { changeLines, homeDateLines } from "#domain/report/compliance/dated-line.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { chapter, part } from "../chapter.ts";
import { ruleSource } from "../figures.ts";
import { mark } from "../mark.ts";
import type { Sheet } from "../sheet.ts";
import { below, indented, type Strip, strip, together } from "../strip.ts";
import { colours, type } from "../style.ts";
import { table } from "../table.ts";
import { linked, listItem, paragraph } from "../text.ts";

/** What the law asks of a landlord, to tick off. */
export function complianceChapter({ compliance, home }: ReportDocument): readonly Strip[] {
	const { now, coming, isFull } = compliance;
	const partial = isFull ? "" : partOfLaw(home.nation);
	return chapter(chapterTitles.compliance, [
		...paragraph(partial, { style: type.strong }),
		...dutyTable(now),
		...part(COMING_DUTIES, dutyTable(coming)),
	]);
}

function dutyTable(duties: readonly DutyLine[]): readonly Strip[] {
	return duties.length === 0
		? []
		: table({
				columns: [
					{ title: "Duty", share: 0.4 },
					{ title: "When", share: 0.32 },
					{ title: PENALTY, share: 0.28 },
				],
				rows: duties.map((duty) => ({
					cells: [
						(width) => toTick(duty.what, width),
						(width) => paragraph(duty.when, { style: type.small, width }),
						(width) => paragraph(duty.penalty, { style: type.small, width }),
					],
					foot: (width) => indented(INDENT, ruleSource(duty, width - INDENT)),
				})),
			});
}

const BOX = 8;
const INDENT = 14;

function toTick(what: string, width: number): readonly Strip[] {
	return paragraph(what, { width: width - INDENT }).map((each, at) =>
		strip(each.height, (sheet, x, y) => {
			if (at === 0) {
				tickBox(sheet, x, y + 2);
			}
			each.draw(sheet, x + INDENT, y);
		}),
	);
}

function tickBox(sheet: Sheet, x: number, y: number): void {
	sheet.path(
		[
			[x, y],
			[x + BOX, y],
			[x + BOX, y + BOX],
			[x, y + BOX],
			[x, y],
		],
		colours.edge,
		0.7,
	);
}

/** What changes for this home, and then what the law has changed and will change. Most of that is one Act's, so each of its sources stands once. `publicUrl`: where the product is found; empty while it is not set. */
export function changesChapter(document: ReportDocument, publicUrl: string): readonly Strip[] {
	const strips = [...homeDates(document, publicUrl), ...lawChanges(document)];
	return strips.length === 0 ? [] : chapter(chapterTitles.changes, strips);
}

function homeDates(document: ReportDocument, publicUrl: string): readonly Strip[] {
	return [
		...homeDateLines(document).map((line) =>
			together([
				...paragraph(
					`${line.mark ? `${line.when} (${line.mark.toLowerCase()})` : line.when}: ${line.what}`,
				),
				...ruleSource(line),
			]),
		),
		...(document.dates.length === 0 || publicUrl === ""
			? []
			: below(6, linked(ADD_TO_CALENDAR, calendarUrl(document, publicUrl)))),
	];
}

/** Of the home, for anyone: a report's own would carry the number that opens it, and a PDF is passed on. */
function calendarUrl({ home, inputs }: ReportDocument, publicUrl: string): string {
	const { postcode, certificate } = home;
	return `${publicUrl}${calendarPath({ postcode, certificate, inputs })}`;
}

function lawChanges(document: ReportDocument): readonly Strip[] {
	const lines = changeLines(document);
	const sources = new Map(lines.map((line) => [`${line.source} ${line.lastChecked}`, line]));
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
								...(line.mark ? mark(line.mark, { tone: "amber", sign: "clock", width }) : []),
							],
							(width) => paragraph(line.what, { style: type.small, width }),
						],
					})),
				}),
				...[...sources.values()].flatMap((line) => ruleSource(line)),
			];
}

/** What to do, soonest first: who does it and what it costs. */
export function planChapter({ plan }: ReportDocument): readonly Strip[] {
	return chapter(
		chapterTitles.recommendations,
		stepsByPhase(plan).flatMap(({ heading, steps }) => part(heading, steps.flatMap(planStep))),
	);
}

function planStep({ what, who, costText, url }: PlanStep, at: number): readonly Strip[] {
	const width = 470;
	const terms = [who, costText].filter(Boolean).join(" · ");
	return below(at === 0 ? 0 : 5, [
		together([
			...listItem(`${at + 1}.`, [
				...paragraph(what, { width }),
				...paragraph(terms, { style: type.small, width }),
				...(url ? linked(hostOf(url), url, { style: type.small, width }) : []),
			]),
		]),
	]);
}
