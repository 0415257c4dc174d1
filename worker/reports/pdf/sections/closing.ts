import { sourceDateInWords } from "#domain/base/evidence-text.ts";
import { upperFirst } from "#domain/base/sentence.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import {
	madeInWords,
	NOT_ADVICE,
	openInWords,
} from "#domain/telling/report/closing/closing-words.ts";
import {
	type DatedSource,
	sourcesByLicence,
} from "#domain/telling/report/closing/sources-by-licence.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { type Block, below, heading } from "../block.ts";
import { chapter } from "../chapter.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { linked, paragraph } from "../text.ts";

/** Everything that no one told us, and who could. */
export function uncheckedChapter(document: ReportDocument): readonly Block[] {
	return chapter(
		document,
		"unchecked",
		table({
			columns: [
				{ title: "Open", share: 0.27 },
				{ title: "Why, and who could tell", share: 0.73 },
			],
			rows: document.unchecked.map((open) => ({
				cells: [
					(width) => paragraph(open.what, { style: type.item, width }),
					(width) => paragraph(openInWords(open), { style: type.small, width }),
				],
			})),
		}),
	);
}

/** Every source with its licence, and what the report is and is not. */
export function sourcesChapter(document: ReportDocument): readonly Block[] {
	return chapter(document, "sources", [
		...heading(paragraph(`${madeInWords(document)} This is ${NOT_ADVICE}.`)),
		...sourcesByLicence(document.sources).flatMap(({ licence, sources }) =>
			below(2.5, [...sources.flatMap(sourceName), ...paragraph(licence, { style: type.fine })]),
		),
	]);
}

function sourceName({ source, editions }: DatedSource): readonly Block[] {
	const { name, publisher, url } = source;
	const dates = editions.map((each) => upperFirst(sourceDateInWords(each, shortDateInWords)));
	const text = `${name}, ${publisher}: ${dates.join("; ").replace(/^No date/, "no date")}`;
	return linked(text, url.startsWith("https://") ? url : null, { style: type.fine });
}
