import { questions } from "#domain/judgement/answer/answer-words.ts";
import type { LettingGrade } from "#domain/judgement/answer/letting-grade.ts";
import type { PayingGrade } from "#domain/judgement/answer/paying-grade.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Sentences } from "./bullets.tsx";

type GradeRow<Grade> = {
	readonly grades: readonly Grade[];
	readonly word: string;
	readonly when: string;
};

const letting: readonly GradeRow<LettingGrade>[] = [
	{
		grades: ["barred"],
		word: "No: band F",
		when: "Its own valid certificate is below the minimum.",
	},
	{
		grades: ["planning"],
		word: "Not without planning permission",
		when: "Several households, and a rule or a direction that we read asks permission.",
	},
	{
		grades: ["planning_open"],
		word: "Ask first: planning",
		when: "A list, a boundary or a coming direction leaves that open.",
	},
	{
		grades: ["licence", "licence_planning"],
		word: "Yes, with a licence",
		when: "The law or a page that we read asks one.",
	},
	{ grades: ["likely"], word: "Probably with a licence", when: "Only a list says so." },
	{
		grades: ["ask"],
		word: "Ask first",
		when: "The street, the storeys, a court or a day not set decides.",
	},
	{
		grades: ["soon"],
		word: "From a day, with a licence",
		when: "A scheme starts on a day that a page names.",
	},
	{
		grades: ["yes", "found_none"],
		word: "Yes",
		when: "The law or a page rules every licence out. Without its own certificate it says so.",
	},
	{
		grades: ["unknown", "probably"],
		word: "Not known, or probably",
		when: "Nobody told us of a licence, or of the energy rating.",
	},
];

const paying: readonly GradeRow<PayingGrade>[] = [
	{
		grades: ["ceiling", "needs_rent"],
		word: "Up to a price, at a rent",
		when: "One figure or none is typed: the price up to which it pays, or the rent it takes.",
	},
	{ grades: ["no"], word: "No", when: "It loses more than 2% of the year’s rent." },
	{ grades: ["break_even"], word: "About break-even", when: "It loses less than that." },
	{
		grades: ["no_lender"],
		word: "Not with this loan",
		when: "Every lender’s row that has a day refuses it.",
	},
	{
		grades: ["under_bank_rate"],
		word: "Less than Bank Rate",
		when: "Bought in cash, and money in the bank earns as much after the same tax.",
	},
	{
		grades: ["unfinished"],
		word: "Before service charge",
		when: "A flat whose charge is not typed.",
	},
	{
		grades: ["basic"],
		word: "Yes, at 20% tax",
		when: "No income is stated, and 40% would take what is left.",
	},
	{
		grades: ["before_tax"],
		word: "Only before tax",
		when: "The tax you state takes what is left.",
	},
	{ grades: ["yes"], word: "Yes", when: "Something is left after tax." },
	{ grades: ["unknown"], word: "Not known", when: "A room’s rent or a published rent is missing." },
];

const columns = [{ title: "What you read" }, { title: "When" }];
const toRows = (grades: readonly GradeRow<string>[]) =>
	grades.map(({ grades: of, word, when }) => ({ key: of.join(" "), cells: [word, when] }));

/** How each of the first two questions is answered, in the order of the table. Source: Rule ANSWER-3, Rule ANSWER-5, Rule ANSWER-6. */
export function AnswersRule() {
	return (
		<>
			<p>
				Every assessment begins with three questions. The score comes after them and never says
				otherwise.
			</p>
			<DataTable caption={questions.let} columns={columns} rows={toRows(letting)} />
			<DataTable caption={questions.pays} columns={columns} rows={toRows(paying)} />
			<Sentences
				items={[
					`${questions.risks} The gravest comes first: what forbids the letting, what makes the loan impossible, what costs every year, what costs once. Within each the larger sum comes first, counted by how certain it is.`,
					"A price up to which it pays rests on the published mean rent, or on yours. Type it back, and it pays.",
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
				"Limits hold both ends as they hold the score, but that an area’s own limit leaves the high end free.",
				"Choose the address, type your figures and ask the council, and the range closes.",
			]}
		/>
	);
}
