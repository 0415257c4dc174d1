import type { InterestCover } from "#domain/finance/interest-cover.ts";
import {
	COVER_NOTE,
	coverColumns,
	coverLines,
	interestCoverInWords,
} from "#domain/report/words/interest-cover-words.ts";
import { type } from "../look.ts";
import { mark, signOf } from "../mark.ts";
import { below, heading, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Whether the rent covers the interest as lenders ask, and the largest loan at which it would; nothing without a rent. */
export function interestCover(cover: InterestCover): readonly Strip[] {
	if (cover.tests.every(({ largestLoan }) => largestLoan === null)) {
		return [];
	}
	return [
		...heading(paragraph(interestCoverInWords(cover))),
		...table({
			columns: [
				{ title: coverColumns.borrower, share: 0.4 },
				{ title: coverColumns.asked, share: 0.17, isNumber: true },
				{ title: coverColumns.loan, share: 0.21, isNumber: true },
				{ title: coverColumns.result, share: 0.22 },
			],
			rows: coverLines(cover).map(({ borrower, asked, loan, result: { tone, word } }) => ({
				cells: [borrower, asked, loan, (width) => mark(word, { tone, sign: signOf[tone], width })],
			})),
		}),
		...below(4, paragraph(COVER_NOTE, { style: type.small })),
	];
}
