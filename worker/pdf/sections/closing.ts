import type { ReportDocument } from "#domain/report/document.ts";
import { sentence } from "#domain/report/sentence.ts";
import type { ToldSource } from "#domain/told.ts";
import { dateInWords } from "#domain/words.ts";
import { chapter } from "../chapter.ts";
import { toldRows } from "../figures.ts";
import { type } from "../look.ts";
import { shortDate } from "../provenance.ts";
import { below, heading, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { linked, paragraph } from "../text.ts";

/** The place around the home: flood, crime, conservation. */
export function placeChapter({ place }: ReportDocument): readonly Strip[] {
	return chapter("The Area", toldRows(place, { sentences: true }));
}

/** Everything that nobody told us, and who could. */
export function uncheckedChapter({ unchecked }: ReportDocument): readonly Strip[] {
	return unchecked.length === 0
		? []
		: chapter(
				"What We Could Not Check",
				table({
					columns: [
						{ title: "Open", share: 0.27 },
						{ title: "Why, and who could tell", share: 0.73 },
					],
					rows: unchecked.map(({ what, why, ask }) => ({
						cells: [
							(width) => paragraph(what, { style: type.strong, width }),
							(width) =>
								paragraph(`${why}${ask ? ` Ask: ${sentence(ask)}` : ""}`, {
									style: type.small,
									width,
								}),
						],
					})),
				}),
				{ answer: "Not known is not the same as fine. These are open, and someone can tell you." },
			);
}

/** Every source with its licence, and what the report is and is not. */
export function sourcesChapter({
	day,
	methodologyVersion,
	sources,
}: ReportDocument): readonly Strip[] {
	return chapter("Sources and Method", [
		...heading(
			paragraph(
				`Made on ${dateInWords(day)} by version ${methodologyVersion} of our score method, and kept as it was made. This is information, not financial or legal advice.`,
			),
		),
		...below(
			8,
			table({
				columns: [
					{ title: "Source", share: 0.4 },
					{ title: "Date", share: 0.15 },
					{ title: "Licence", share: 0.45 },
				],
				rows: byName(sources).map(([source, dates]) => ({
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

/** Each source once, with the dates of all that was read in it. */
function byName(sources: readonly ToldSource[]): (readonly [ToldSource, readonly string[]])[] {
	const dates = new Map<string, readonly [ToldSource, readonly string[]]>();
	for (const source of sources) {
		const before = dates.get(source.name)?.[1] ?? [];
		const date = source.asOf ? shortDate(source.asOf) : "No date given";
		dates.set(source.name, [source, [...before, date]]);
	}
	return [...dates.values()];
}

function sourceName({ name, publisher, url }: ToldSource, width: number): readonly Strip[] {
	const text = `${name}, ${publisher}`;
	const settings = { style: type.small, width };
	return url.startsWith("https://") ? linked(text, url, settings) : paragraph(text, settings);
}
