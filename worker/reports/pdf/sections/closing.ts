import type { SourceDto } from "#domain/evidence-dto.ts";
import { sourceDateInWords } from "#domain/evidence-text.ts";
import { chapterTitles } from "#domain/report/chapter-titles.ts";
import {
	madeInWords,
	NOT_ADVICE,
	OPEN_ANSWER,
	openInWords,
} from "#domain/report/closing/closing-words.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { upperFirst } from "#domain/report/sentence.ts";
import { shortDateInWords } from "#domain/words.ts";
import { chapter } from "../chapter.ts";
import { below, heading, type Strip } from "../strip.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { linked, paragraph } from "../text.ts";

/** Everything that no one told us, and who could. */
export function uncheckedChapter({ unchecked }: ReportDocument): readonly Strip[] {
	return unchecked.length === 0
		? []
		: chapter(
				chapterTitles.unchecked,
				table({
					columns: [
						{ title: "Open", share: 0.27 },
						{ title: "Why, and who could tell", share: 0.73 },
					],
					rows: unchecked.map((open) => ({
						cells: [
							(width) => paragraph(open.what, { style: type.strong, width }),
							(width) => paragraph(openInWords(open), { style: type.small, width }),
						],
					})),
				}),
				{ answer: OPEN_ANSWER },
			);
}

/** Every source with its licence, and what the report is and is not. */
export function sourcesChapter(document: ReportDocument): readonly Strip[] {
	return chapter(chapterTitles.sources, [
		...heading(paragraph(`${madeInWords(document)} This is ${NOT_ADVICE}.`)),
		...below(
			8,
			table({
				columns: [
					{ title: "Source", share: 0.4 },
					{ title: "Date", share: 0.15 },
					{ title: "Licence", share: 0.45 },
				],
				rows: byName(document.sources).map(([source, dates]) => ({
					cells: [
						(width) => sourceName(source, width),
						(width) => paragraph(dates.join("; "), { style: type.small, width }),
						(width) => paragraph(source.licence, { style: type.fine, width }),
					],
				})),
			}),
		),
	]);
}

/** Each source once, with the dates of all that was read in it; that something of it had none is said only where all had none. */
function byName(sources: readonly SourceDto[]): (readonly [SourceDto, readonly string[]])[] {
	return [...Map.groupBy(sources, ({ name }) => name).values()].flatMap((same) => {
		const dated = same.filter(({ asOf }) => asOf !== null);
		const shown = dated.length > 0 ? dated : same;
		const [source] = shown;
		const dates = shown.map((each) => upperFirst(sourceDateInWords(each, shortDateInWords)));
		return source ? [[source, dates] as const] : [];
	});
}

function sourceName({ name, publisher, url }: SourceDto, width: number): readonly Strip[] {
	const text = `${name}, ${publisher}`;
	const settings = { style: type.small, width };
	return url.startsWith("https://") ? linked(text, url, settings) : paragraph(text, settings);
}
