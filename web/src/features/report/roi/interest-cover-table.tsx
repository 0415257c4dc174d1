import type { InterestCover } from "#domain/finance/interest-cover.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { poundsOr, shareInWords } from "../amounts.ts";
import styles from "./roi.module.css";

/** Whether the rent covers the interest as lenders ask, and the largest loan at which it would. */
export function InterestCoverTable({ cover }: { cover: InterestCover }) {
	return (
		<ChapterPart title="What a lender asks">
			<p className={styles["before"]}>
				Rent over interest is {timesOr(cover.atPayRate)} at the rate you pay, and{" "}
				{timesOr(cover.atStress)} at {shareInWords(cover.stressRate)}, the rate lenders test at.
			</p>
			<DataTable
				caption="Interest cover by kind of borrower"
				columns={[
					{ title: "Borrower" },
					{ title: "Cover asked", isNumber: true },
					{ title: "Result" },
					{ title: "Largest loan", isNumber: true },
				]}
				rows={cover.tests.map((test) => ({
					key: test.borrower,
					cells: [
						test.borrower,
						shareInWords(test.cover),
						<PassPill key="result" passes={test.passes} />,
						poundsOr(test.largestLoan, "Not known"),
					],
				}))}
			/>
			<p className={styles["note"]}>
				Typical thresholds: each lender sets its own, and the rate it tests at.
			</p>
		</ChapterPart>
	);
}

function PassPill({ passes }: { passes: boolean | null }) {
	if (passes === null) {
		return <Pill tone="grey" icon="question" word="Not known" />;
	}
	return passes ? (
		<Pill tone="green" icon="check" word="Passes" />
	) : (
		<Pill tone="red" icon="alert" word="Falls short" />
	);
}

function timesOr(cover: number | null): string {
	return cover === null ? "not known" : shareInWords(Math.round(cover * 100) / 100);
}
