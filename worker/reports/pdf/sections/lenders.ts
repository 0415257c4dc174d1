import type { IsoDate } from "#domain/base/calendar.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import type { MoneyFigures } from "#domain/subjects/finance/calculate-money.ts";
import {
	lenderColumns,
	lenderLines,
	lenderSources,
	lendersInWords,
	lendersNote,
} from "#domain/subjects/finance/lender-words.ts";
import { type Block, below, heading } from "../block.ts";
import { mark, signOf } from "../mark.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Which lenders' tests the rent passes, and the largest loan that each would allow on it; nothing without a rent. */
export function lenderTests(figures: MoneyFigures, day: IsoDate): readonly Block[] {
	const { lenders } = figures;
	const words = lendersInWords(figures);
	if (!lenders.isNeeded) {
		return paragraph(words);
	}
	if (lenders.deciding === null) {
		return [];
	}
	return [
		...heading(paragraph(words)),
		...table({
			columns: [
				{ title: lenderColumns.test, share: 0.31 },
				{ title: lenderColumns.asked, share: 0.31 },
				{ title: lenderColumns.loan, share: 0.23, isNumber: true },
				{ title: lenderColumns.result, share: 0.15 },
			],
			rows: lenderLines(lenders).map(({ test, asked, loan, result: { tone, word } }) => ({
				cells: [
					small(test),
					small(asked),
					small(loan, "right"),
					(width) => mark(word, { tone, sign: signOf[tone], width }),
				],
			})),
		}),
		...below(3, paragraph(noteOf(figures, day), { style: type.fine })),
	];
}

/** What the table is worth and where it was read, in one paragraph. */
function noteOf(figures: MoneyFigures, day: IsoDate): string {
	const sources = lenderSources(figures.lenders, day);
	const read = sources.map(({ source, lastChecked }) =>
		lastChecked === null ? source : `${source} Read ${shortDateInWords(lastChecked)}.`,
	);
	const marks = new Set(sources.flatMap(({ updateDue }) => updateDue ?? []));
	return [lendersNote(figures), ...read, ...marks].join(" ");
}

/** A cell in small type, for a long table. */
export function small(text: string, align: "left" | "right" = "left") {
	return (width: number) => paragraph(text, { style: type.small, width, align });
}
