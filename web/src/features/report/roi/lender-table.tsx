import type { ReactNode } from "react";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { MoneyFigures } from "#domain/subjects/finance/calculate-money.ts";
import type { LenderTests } from "#domain/subjects/finance/lender-tests.ts";
import {
	lenderColumns,
	lenderLines,
	lenderSources,
	lendersInWords,
	lendersNote,
} from "#domain/subjects/finance/lender-words.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";

/** Which lenders' tests the rent passes, and the largest loan that each would allow on it. */
export function LenderTable({ figures, day }: { figures: MoneyFigures; day: IsoDate }) {
	const { lenders } = figures;
	return (
		<ChapterPart title={moneyParts.lender}>
			<p className="measure below-3 soft text-m">{lendersInWords(figures)}</p>
			{lenders.rows.length > 0 ? (
				<>
					<p className="measure above-3 soft text-s">{lendersNote(figures)}</p>
					<LazyDisclosure summary={`All ${lenders.rows.length} tests`}>
						<LenderTestsTable
							lenders={lenders}
							inWords={(result) => <TonePill key="result" {...result} />}
						/>
						{lenderSources(lenders, day).map((rule) => (
							<RuleSourceLine key={rule.source} {...rule} />
						))}
					</LazyDisclosure>
				</>
			) : null}
		</ChapterPart>
	);
}

type LenderLine = ReturnType<typeof lenderLines>[number];

type LenderTestsTableProps = {
	lenders: LenderTests;
	/** How a result is shown. */
	inWords: (result: LenderLine["result"]) => ReactNode;
};

/** A row for each lender and product: its terms, whether the rent passes, and the largest loan. */
export function LenderTestsTable({ lenders, inWords }: LenderTestsTableProps) {
	return (
		<DataTable
			caption="Tests of lenders, by lender and borrower"
			columns={[
				{ title: lenderColumns.test },
				{ title: lenderColumns.asked },
				{ title: lenderColumns.result },
				{ title: lenderColumns.loan, isNumber: true },
			]}
			rows={lenderLines(lenders).map(({ key, test, asked, result, loan }) => ({
				key,
				cells: [test, asked, inWords(result), loan],
			}))}
		/>
	);
}
