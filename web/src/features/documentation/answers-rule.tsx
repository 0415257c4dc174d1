import { answerWords } from "#domain/answer/answer.ts";
import { questions } from "#domain/answer/answer-words.ts";
import { assumptionDefaults } from "#domain/finance/assumptions.ts";
import { payingYield } from "#domain/finance/paying-yield.ts";
import { DEFAULT_LOAN_PERCENT } from "#domain/inputs.ts";
import { percentInWords } from "#domain/percent-in-words.ts";
import { METHOD_HOLDS, REMAKE_LAST_DAY } from "#domain/score/older-methods.ts";
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

/** How method 2 differs from the one before it. */
export function MethodChanges() {
	return (
		<>
			<p>
				{METHOD_HOLDS} A report keeps the score it was sold with. Its owner may have it remade by
				today’s method, free and once, until {REMAKE_LAST_DAY}.
			</p>
			<Sentences
				items={[
					"Not knowing a licence cost nothing: the part was left out. Now it costs half.",
					"A scheme that no one found counted as none. Until someone confirms it, it costs a quarter.",
					"Energy that no one knew was left out. Now it counts 55 at most.",
					"Money moved only the yield. Now a loss on your figures holds the score at 39 or 59.",
					"An area could score 80 and more. Without the home's own certificate and figures it stops at 79.",
					"Flood zone 3 at the point holds the score at 59.",
					"Where a postcode's area is not known, its sector stood in the area with the nearest centre. Now it has the mean of the areas it lies in. Of 9,712 sectors 2,148 have another main area, and 604 did not touch the former one.",
					"Demand was read from prices, sales and the yield. Now it is read from growth of rents, which counts twice, from the share of private renters, and from growth of prices.",
					"Scotland had no rents. Now it has those of the market areas in which a council's private renters live.",
					"The yield divides by the house price index of the authority, not by its typical sold price.",
				]}
			/>
		</>
	);
}
