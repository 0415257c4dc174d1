import { questions } from "#domain/judgement/answer/answer-words.ts";
import { lettingWord } from "#domain/judgement/answer/letting-grade.ts";
import { payingWord } from "#domain/judgement/answer/paying-grade.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Sentences } from "./bullets.tsx";

type GradeRow = {
	/** What is read: the grades' own words, with an example of what they name. */
	readonly words: readonly string[];
	readonly when: string;
};

const COUNCIL = "the council";

const letting: readonly GradeRow[] = [
	{ words: [lettingWord.barred("F")], when: "Its own valid certificate is below the minimum." },
	{
		words: [lettingWord.planning()],
		when: "Several households, and a rule or a direction that we read asks permission.",
	},
	{
		words: [lettingWord.planning_open()],
		when: "A list, a boundary or a coming direction leaves that open.",
	},
	{
		words: [lettingWord.licence(), lettingWord.licence_planning()],
		when: "The law or a page that we read asks one.",
	},
	{ words: [lettingWord.likely(COUNCIL)], when: "Only a list says so." },
	{
		words: [lettingWord.ask("your street decides")],
		when: "The street, the storeys, a court or a day not set decides.",
	},
	{ words: [lettingWord.soon("a day")], when: "A scheme starts on a day that a page names." },
	{
		words: [lettingWord.yes(), lettingWord.found_none()],
		when: "The law or a page rules every licence out. Without its own certificate it says so.",
	},
	{
		words: [lettingWord.unknown(COUNCIL), lettingWord.probably(COUNCIL)],
		when: "Nobody told us of a licence, or of the energy rating.",
	},
];

const paying: readonly GradeRow[] = [
	{
		words: [payingWord.ceiling("a price"), payingWord.needs_rent("a rent")],
		when: "One figure or none is typed: the price up to which it pays, or the rent it takes.",
	},
	{
		words: [payingWord.no()],
		when: "It loses more than 2% of the year’s rent, or no rent or price makes it pay.",
	},
	{ words: [payingWord.break_even()], when: "It loses less than that." },
	{ words: [payingWord.no_lender()], when: "Every lender’s row that has a day refuses it." },
	{
		words: [payingWord.under_bank_rate()],
		when: "Bought in cash, and money in the bank earns as much after the same tax.",
	},
	{ words: [payingWord.unfinished()], when: "A flat whose charge is not typed." },
	{
		words: [payingWord.basic("20%")],
		when: "No income is stated, and 40% would take what is left.",
	},
	{ words: [payingWord.before_tax()], when: "The tax you state takes what is left." },
	{
		words: [payingWord.yes()],
		when: "Something is left after tax. With a loan it may be less than Bank Rate, and says so.",
	},
	{
		words: [payingWord.unknown("the rent")],
		when: "A room’s rent or a published rent is missing.",
	},
];

const columns = [{ title: "What you read" }, { title: "When" }];
const toRows = (grades: readonly GradeRow[]) =>
	grades.map(({ words, when }) => ({ key: when, cells: [words.join(" / "), when] }));

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
