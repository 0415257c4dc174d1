import type { Analytics } from "#contracts/admin/analytics.ts";
import { boughtOf, LEAST_SHOWN, pairKey } from "#domain/business/analytics/answer-pair.ts";
import type { AnswerVerdict } from "#domain/judgement/answer/answer.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./analytics.module.css";
import { DownloadCsv } from "./download-csv.tsx";
import { ChartSection, Nothing } from "./section.tsx";
import { type FigureSheet, inWords } from "./sheet.ts";

/** Each verdict as the panel counts it: what visitors read is the grade's word. */
const verdictWords: Readonly<Record<AnswerVerdict, string>> = {
	no: "No",
	unknown: "Not known",
	yes_if: "Conditional",
	yes: "Yes",
};

/** What visitors did after each answer, so that the effect of a "no" is seen. */
export function AnswersSection({ analytics }: { analytics: Analytics }) {
	const sheet = answersSheet(analytics);
	return (
		<ChartSection
			title="From answer to purchase"
			note={`An answer counts each time it is shown, so also after a new figure is typed. An offer counts once a page, and only of visitors who agreed to be counted: more were seen. Bought by card, on the day it was paid. The last column is empty below ${LEAST_SHOWN} answers shown.`}
		>
			{sheet.rows.length === 0 ? (
				<Nothing>No answer was shown in this period.</Nothing>
			) : (
				<>
					<DataTable
						caption={sheet.title}
						columns={sheet.columns.map(({ title, holds }) => ({
							title,
							isNumber: holds !== "words",
						}))}
						rows={sheet.rows.map(({ key, cells }) => ({ key, cells: inWords(sheet, cells) }))}
					/>
					<div className={styles["tools"]}>
						<DownloadCsv sheet={sheet} />
					</div>
				</>
			)}
		</ChartSection>
	);
}

function answersSheet({ from, to, answers }: Analytics): FigureSheet {
	return {
		name: "answers",
		title: "From answer to purchase",
		period: { from, to },
		columns: [
			{ title: "Can it be let? / Does it pay?", holds: "words" },
			{ title: "Shown", holds: "count" },
			{ title: "Offer seen", holds: "count" },
			{ title: "Bought", holds: "count" },
			{ title: "Bought of shown", holds: "share", missing: "" },
		],
		rows: answers.map((answer) => ({
			key: pairKey(answer),
			cells: [
				`Let: ${verdictWords[answer.let]} / Pays: ${verdictWords[answer.pays]}`,
				answer.shown,
				answer.offered,
				answer.bought,
				boughtOf(answer),
			],
		})),
	};
}
