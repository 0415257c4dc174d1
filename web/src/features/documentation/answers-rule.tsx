import { DEFAULT_LOAN_PERCENT } from "#domain/base/inputs.ts";
import { percentInWords } from "#domain/base/percent-in-words.ts";
import { answerWords } from "#domain/judgement/answer/answer.ts";
import { questions } from "#domain/judgement/answer/answer-words.ts";
import { assumptionDefaults } from "#domain/subjects/finance/assumptions.ts";
import { payingYield } from "#domain/subjects/finance/paying-yield.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Sentences } from "./bullets.tsx";

const rows = [
	{
		question: questions.let,
		yes: "Its own valid certificate meets the standard, and the law or a confirmed record asks no licence.",
		yesIf: "Something is still to be done or asked: a licence, permission, a certificate.",
		no: "The law forbids it as it stands.",
		unknown: "Neither energy nor licences are known.",
	},
	{
		question: questions.pays,
		yes: "On your figures something is left after tax at the higher rate, and a lender's test is passed.",
		yesIf:
			"The figures are typical, or it pays before tax only, or no lender's test that we hold is passed.",
		no: "On your rent and price nothing is left before tax.",
		unknown: "No rent or no price is published here.",
	},
];

/** How each of the first two questions is answered. Source: Rule ANSWER-3, Rule ANSWER-5. */
export function AnswersRule() {
	const yieldFrom = percentInWords(
		payingYield({ loanPercent: DEFAULT_LOAN_PERCENT, rate: assumptionDefaults.interestRate.value }),
	);
	return (
		<>
			<p>
				Every assessment begins with three questions. The score comes after them and never says
				otherwise.
			</p>
			<DataTable
				caption="How the questions are answered"
				columns={[
					{ title: "Question" },
					{ title: answerWords.yes },
					{ title: answerWords.yes_if },
					{ title: answerWords.no },
					{ title: answerWords.unknown },
				]}
				rows={rows.map(({ question, yes, yesIf, no, unknown }) => ({
					key: question,
					cells: [question, yes, yesIf, no, unknown],
				}))}
			/>
			<Sentences
				items={[
					`${questions.risks} The gravest comes first: what forbids the letting, what makes the loan impossible, what costs every year, what costs once. Within each the larger sum comes first, counted by how certain it is.`,
					`An average says nothing of one home. With a ${DEFAULT_LOAN_PERCENT}% loan a home pays from a gross yield of about ${yieldFrom}: type your own rent and price for an answer.`,
					"It is information. It never says buy, or do not buy.",
				]}
			/>
		</>
	);
}

/** What the range of a score is. */
export function RangeRule() {
	return (
		<Sentences
			items={[
				"Low end: every licence that is not settled is needed, and the home is a band below its area.",
				"High end: none of them is, and the home is a band above.",
				"Limits hold both ends as they hold the score.",
				"Choose the address, type your figures and ask the council, and the range closes.",
			]}
		/>
	);
}
