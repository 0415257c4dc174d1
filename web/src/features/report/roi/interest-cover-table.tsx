import type { InterestCover } from "#domain/finance/interest-cover.ts";
import {
	COVER_NOTE,
	coverColumns,
	coverLines,
	interestCoverInWords,
} from "#domain/report/money/money-tables.ts";
import { moneyParts } from "#domain/report/money/money-words.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./roi.module.css";

/** Whether the rent covers the interest as lenders ask, and the largest loan at which it would. */
export function InterestCoverTable({ cover }: { cover: InterestCover }) {
	return (
		<ChapterPart title={moneyParts.lender}>
			<p className={styles["before"]}>{interestCoverInWords(cover)}</p>
			<DataTable
				caption="Interest cover by kind of borrower"
				columns={[
					{ title: coverColumns.borrower },
					{ title: coverColumns.asked, isNumber: true },
					{ title: coverColumns.result },
					{ title: coverColumns.loan, isNumber: true },
				]}
				rows={coverLines(cover).map(({ borrower, asked, result, loan }) => ({
					key: borrower,
					cells: [borrower, asked, <TonePill key="result" {...result} />, loan],
				}))}
			/>
			<p className={styles["note"]}>{COVER_NOTE}</p>
		</ChapterPart>
	);
}
