import { dateInWords } from "#domain/base/words.ts";
import type { HomesReport } from "#domain/portfolio/homes-report.ts";
import {
	type HomesReportPart,
	homesReportParts,
	restsOn,
} from "#domain/portfolio/homes-report-words.ts";
import { NOT_ADVICE } from "#domain/telling/report/closing/closing-words.ts";
import { type Block, below, heading } from "./block.ts";
import { flow } from "./flow.ts";
import { masthead } from "./masthead.ts";
import { drawRunning } from "./running.ts";
import { Sheet } from "./sheet.ts";
import { type } from "./style.ts";
import { table } from "./table.ts";
import { paragraph } from "./text.ts";

/** Shares of the width for home, its state and what follows. */
const SHARES = [0.27, 0.36, 0.37] as const;

/** A report on homes as a PDF in A4. `now`: UTC milliseconds. */
export function homesPdf(
	report: HomesReport,
	{
		product,
		title,
		now,
	}: { readonly product: string; readonly title: string; readonly now: number },
): Uint8Array<ArrayBuffer> {
	const made = dateInWords(report.on);
	const sheet = new Sheet({
		title,
		subject: "What is not in order, what comes next, works until 2030, the landlord database",
		creator: product,
		id: `homes ${now}`,
		createdAt: now,
	});
	flow(sheet, [
		masthead(product),
		...below(13, paragraph(title, { style: type.title })),
		...paragraph(`Made on ${made}`, { style: type.reading }),
		...restsOn(report).flatMap((words) => paragraph(words, { style: type.reading })),
		...homesReportParts(report).flatMap(partBlocks),
	]);
	drawRunning(sheet, { head: title, product, foot: `${made} · ${NOT_ADVICE}` });
	return sheet.bytes();
}

function partBlocks({
	title,
	headline,
	notes,
	columns,
	groups,
}: HomesReportPart): readonly Block[] {
	return below(14, [
		...heading(paragraph(title, { style: type.chapter })),
		...(groups.length > 0
			? heading(paragraph(headline, { style: type.leadStrong }))
			: paragraph(headline, { style: type.leadStrong })),
		...groups.flatMap((group) => [
			...(group.title === null
				? []
				: heading(paragraph(group.title, { style: type.part, before: 6 }))),
			...table({
				columns: columns.map((column, at) => ({ title: column, share: SHARES[at] ?? 0 })),
				rows: group.rows.map(({ home, cells }) => ({
					cells: [
						(width) => [
							...paragraph(home.name, { style: type.item, width }),
							...paragraph(home.line, { style: type.small, width }),
						],
						...cells.map(
							(lines) => (width: number) =>
								lines.flatMap((line) => paragraph(line, { style: type.body, width })),
						),
					],
				})),
			}),
		]),
		...below(
			4,
			notes.flatMap((note) => paragraph(note, { style: type.small })),
		),
	]);
}
