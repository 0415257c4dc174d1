import {
	grades,
	investmentBands,
	riskDescription,
	riskDescriptions,
	riskScoreOf,
	riskWords,
} from "#domain/judgement/score/bands.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./documentation.module.css";

/** The labels of the two scores, which run in opposite directions. */
export function ScoreScales() {
	return (
		<>
			<p>
				The <b>investment score</b> is higher when better. A report shows a <b>risk score</b>{" "}
				besides, which is higher when riskier: 100 less the investment score. An investment score of
				70 is a risk score of {riskScoreOf(70)}. Both say the same.
			</p>
			<p>
				A label is of a home whose rent and price are both stated. Its limits see to it that it is
				never better than the answers. An area has no label. What heads its score is a rank, such as
				“Yields more than 8 of 10 English councils”.
			</p>
			<div className={`stack gap-5 across-6 align-start ${styles["pair"]}`}>
				<div>
					<p className={styles["about"]}>Labels of the investment score</p>
					<DataTable
						caption="Labels of the investment score"
						columns={[{ title: "Investment score" }, { title: "Label" }]}
						rows={ranges(investmentBands).map(({ from, words, label }) => ({
							key: String(from),
							cells: [words, label],
						}))}
					/>
				</div>
				<div>
					<p className={styles["about"]}>Grades of the investment score</p>
					<DataTable
						caption="Grades of the investment score"
						columns={[{ title: "Investment score" }, { title: "Grade" }]}
						rows={ranges(grades).map(({ from, words, grade, label }) => ({
							key: String(from),
							cells: [words, `${grade}: ${label}`],
						}))}
					/>
				</div>
			</div>
			<p className={styles["about"]}>Labels of the risk score</p>
			<DataTable
				caption="Labels of the risk score"
				columns={[{ title: "Risk score" }, { title: "What it means" }, { title: "Category" }]}
				rows={ranges(riskDescriptions).map(({ from, words }) => ({
					key: String(from),
					cells: [
						words,
						riskDescription(from),
						riskWords(from, true).badge?.label ?? "None printed",
					],
				}))}
			/>
			<p>
				The words for a risk below 40 are printed only where the first two answers are both a plain
				yes. Other homes get no words there. The category is printed only where both scales say the
				same.
			</p>
		</>
	);
}

/** Each band with its span in words: "60 to 79". The bands are listed from the highest down. */
function ranges<Band extends { readonly from: number }>(bands: readonly Band[]) {
	return bands.map((band, at) => ({
		...band,
		words: `${band.from} to ${(bands[at - 1]?.from ?? 101) - 1}`,
	}));
}
