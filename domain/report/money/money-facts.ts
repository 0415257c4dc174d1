import { poundsInWords } from "../../words.ts";
import { officialRent } from "../market/official-rent.ts";
import type { ClaimFact } from "../narrative/claim-facts.ts";
import type { ReportFacts } from "../report-facts.ts";
import { atMostInWords, cashFlowInWords, coverInWords, rateInWords } from "./money-in-words.ts";

/** What the money section calculates from its starting assumptions, as facts that a claim may quote. */
export function moneyFacts({ money, rent }: ReportFacts): ClaimFact[] {
	const { breakEvenRent, breakEvenPrice } = money.figures;
	const official = officialRent(rent);
	return [
		...assumed(money),
		...yearOfLetting(money),
		...cover(money),
		...(breakEvenRent === null
			? []
			: [
					{
						id: "breakEvenRent",
						text: `Break-even rent: ${poundsInWords(breakEvenRent)} a month.`,
					},
				]),
		...(breakEvenPrice === null
			? []
			: [{ id: "breakEvenPrice", text: `Break-even price: ${poundsInWords(breakEvenPrice)}.` }]),
		...(official
			? [
					{
						id: "officialRent",
						text: `Official mean rent in ${official.name}: ${poundsInWords(official.amount)} a month.`,
					},
				]
			: []),
	];
}

type Money = ReportFacts["money"];

function assumed({ assumptions, missing }: Money): ClaimFact[] {
	const { price, rent, interestRate } = assumptions;
	const parts = [
		...(price === null ? [] : [`price ${poundsInWords(price)}`]),
		...(rent === null ? [] : [`rent ${poundsInWords(rent)} a month`]),
		`interest ${rateInWords(interestRate)}`,
	];
	const text = `Assumed: ${parts.join(", ")}.`;
	return [{ id: "assumptions", text: missing ? `${text} ${missing}` : text }];
}

function yearOfLetting({ figures }: Money): ClaimFact[] {
	const { year, sensitivity, tax } = figures;
	return [
		...(year.cashFlow === null
			? []
			: [
					{
						id: "cashFlow",
						text: `Before income tax the letting ${cashFlowInWords(year.cashFlow)}.`,
					},
				]),
		...sensitivity.flatMap(({ label, cashFlow }) =>
			cashFlow === null
				? []
				: [{ id: "sensitivity", text: `${label}: the letting ${cashFlowInWords(cashFlow)}.` }],
		),
		...tax.flatMap(({ year: taxYear, cases }) =>
			cases.flatMap(({ label, afterTax }) =>
				afterTax === null
					? []
					: [
							{
								id: "afterTax",
								text: `${label}, ${taxYear}, after tax: the letting ${cashFlowInWords(afterTax)}.`,
							},
						],
			),
		),
	];
}

function cover({ figures }: Money): ClaimFact[] {
	const { stressRate, atStress, tests } = figures.cover;
	if (atStress === null) {
		return [];
	}
	const asked = tests.map(({ borrower, cover: least, largestLoan }) => {
		const loan = largestLoan === null ? "" : `, a loan of ${atMostInWords(largestLoan)} at most`;
		return `${borrower}: ${coverInWords(least)} asked${loan}.`;
	});
	const text = `Interest cover at the ${rateInWords(stressRate)} that lenders test at: ${coverInWords(atStress)}.`;
	return [{ id: "interestCover", text: [text, ...asked].join(" ") }];
}
