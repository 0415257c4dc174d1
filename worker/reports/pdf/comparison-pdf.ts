import { londonDay } from "#domain/base/calendar.ts";
import { dateInWords } from "#domain/base/words.ts";
import { NOT_ADVICE } from "#domain/telling/report/closing/closing-words.ts";
import {
	COMPARISON_TITLE,
	type ComparedGroup,
	comparisonParts,
	type ReportComparison,
} from "#domain/telling/report/compare/comparison.ts";
import { type Block, below, heading } from "./block.ts";
import { flow } from "./flow.ts";
import { masthead } from "./masthead.ts";
import { drawRunning } from "./running.ts";
import { Sheet } from "./sheet.ts";
import { type } from "./style.ts";
import { table } from "./table.ts";
import { paragraph } from "./text.ts";

/** Share of the width for the names of the lines; the homes share the rest. */
const LABEL = 0.2;

/** Homes side by side as a PDF in A4. `now`: UTC milliseconds. The same comparison and instant give the same bytes. */
export function comparisonPdf(
	comparison: ReportComparison,
	{ product, now }: { readonly product: string; readonly now: number },
): Uint8Array<ArrayBuffer> {
	const { homes, cautions, answers, apart, alike } = comparison;
	const made = dateInWords(londonDay(now));
	const sheet = new Sheet({
		title: COMPARISON_TITLE,
		subject: homes.map(({ name }) => name).join(", "),
		creator: product,
		id: homes.map(({ id }) => id).join(" "),
		createdAt: now,
	});
	flow(sheet, [
		masthead(product),
		...below(13, paragraph(COMPARISON_TITLE, { style: type.title })),
		...paragraph(`Printed on ${made}`, { style: type.reading }),
		...cautions.flatMap((caution) => below(4, paragraph(caution, { style: type.strong }))),
		...groupTable(answers, comparison),
		...below(8, part(comparisonParts.apart, apart, comparison)),
		...below(12, part(comparisonParts.alike, alike, comparison)),
	]);
	drawRunning(sheet, { head: COMPARISON_TITLE, product, foot: `${made} · ${NOT_ADVICE}` });
	return sheet.bytes();
}

function part(
	title: string,
	groups: readonly ComparedGroup[],
	comparison: Pick<ReportComparison, "homes">,
): readonly Block[] {
	return groups.length === 0
		? []
		: [
				...heading(paragraph(title, { style: type.chapter })),
				...groups.flatMap((group) => groupTable(group, comparison)),
			];
}

function groupTable(
	{ title, lines }: ComparedGroup,
	{ homes }: Pick<ReportComparison, "homes">,
): readonly Block[] {
	const share = (1 - LABEL) / homes.length;
	return table({
		before: 8,
		columns: [{ title, share: LABEL }, ...homes.map(({ name }) => ({ title: name, share }))],
		rows: lines.map(({ label, cells }) => ({
			cells: [
				(width) => paragraph(label, { style: type.small, width }),
				...cells.map((text) => (width: number) => paragraph(text, { style: type.body, width })),
			],
		})),
	});
}
