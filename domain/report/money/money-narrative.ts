import { poundsInWords } from "../../words.ts";
import type { Claim, ReportFacts } from "../document.ts";
import { officialRent } from "../market/rent-section.ts";
import { type ChapterNarrative, type ClaimFact, type Rule, when } from "../narrative/rule.ts";
import { upperFirst } from "../sentence.ts";
import { atMostInWords, cashFlowInWords, rateInWords } from "../words/amounts.ts";
import { lendersInWords, testInWords } from "./lender-words.ts";
import { closestTest, moneyRisks, rentAboveOfficial, taxAboveCashFlow } from "./money-risks.ts";
import { beforeChargeInWords, beforeInWords } from "./money-words.ts";

/** What to do about price, rent and loan. Source: Rule MONEY-7. */
const advice: readonly Rule[] = [
	{ id: "offer_less", subject: "price", gravity: 72, applies: offerLess },
	{ id: "borrow_less", subject: "loan", gravity: 64, applies: borrowLess },
	{ id: "state_figures", subject: "figures", gravity: 58, applies: stateFigures },
	{ id: "ask_about_tax", subject: "tax", gravity: 36, applies: askAboutTax },
	{ id: "ask_about_rent", subject: "rent", gravity: 34, applies: askAboutRent },
];

/** What the chapter on money gives the narrative. */
export const moneyNarrative: ChapterNarrative = { risks: moneyRisks, advice, facts };

function offerLess({ money }: ReportFacts): Claim | null {
	const { year, paying } = money.figures;
	return year.cashFlow !== null && year.cashFlow < 0 && paying.price !== null
		? {
				text: `Offer less, or borrow less: at the rent assumed, the letting pays up to a price of ${poundsInWords(paying.price.price)}${beforeChargeInWords(money.figures)}.`,
				facts: ["payingPrice", "cashFlow", "assumptions"],
			}
		: null;
}

function borrowLess(document: ReportFacts): Claim | null {
	const closest = closestTest(document);
	return closest?.largestLoan
		? {
				text: `Plan for a loan of at most ${atMostInWords(closest.largestLoan)}: ${testInWords(closest)} allows no more on this rent.`,
				facts: ["lenders", "assumptions"],
			}
		: null;
}

function stateFigures({ inputs }: ReportFacts): Claim | null {
	return when(
		inputs.price === null || inputs.rent === null,
		"Put in the price you would pay and the rent you expect: until then the sums do not rest on this home's own figures.",
		["assumptions"],
	);
}

function askAboutTax(document: ReportFacts): Claim | null {
	return when(
		taxAboveCashFlow(document) !== null,
		"Ask a tax adviser before you buy: for a higher-rate taxpayer the tax would be more than the letting earns.",
		["afterTax", "cashFlow"],
	);
}

function askAboutRent(document: ReportFacts): Claim | null {
	return when(
		rentAboveOfficial(document) !== null,
		"Ask a letting agent what homes like this one fetch today before you rely on the rent you state.",
		["rent", "officialRent"],
	);
}

/** What the money section calculates from its starting assumptions, as facts that a claim may quote. */
function facts({ money, rent }: ReportFacts): ClaimFact[] {
	const { paying } = money.figures;
	const official = officialRent(rent);
	return [
		...assumed(money),
		...yearOfLetting(money),
		...lenders(money),
		...(paying.rent === null
			? []
			: [
					{
						id: "payingRent",
						text: `Pays from a rent of ${poundsInWords(paying.rent)} a month${beforeChargeInWords(money.figures)}.`,
					},
				]),
		...(paying.price === null
			? []
			: [
					{
						id: "payingPrice",
						text: `Pays up to a price of ${poundsInWords(paying.price.price)}${beforeChargeInWords(money.figures)}.`,
					},
				]),
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
						text: `${upperFirst(beforeInWords(figures, "income tax"))} the letting ${cashFlowInWords(year.cashFlow)}.`,
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

function lenders({ figures }: Money): ClaimFact[] {
	return figures.lenders.deciding === null
		? []
		: [{ id: "lenders", text: lendersInWords(figures) }];
}
