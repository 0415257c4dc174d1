import { poundsInWords } from "../../words.ts";
import type { Claim } from "../document.ts";
import { type Rule, when } from "../narrative/rule.ts";
import type { ReportFacts } from "../report-facts.ts";
import { lowerFirst } from "../sentence.ts";
import { atMostInWords } from "./money-in-words.ts";
import { coverMissed, rentAboveOfficial, taxAboveCashFlow } from "./money-risks.ts";

/** What to do about price, rent and loan. Source: FACTS 4. */
export const adviceOnMoney: readonly Rule[] = [
	{ id: "offer_less", subject: "price", gravity: 72, applies: offerLess },
	{ id: "borrow_less", subject: "loan", gravity: 64, applies: borrowLess },
	{ id: "state_figures", subject: "figures", gravity: 58, applies: stateFigures },
	{ id: "ask_about_tax", subject: "tax", gravity: 36, applies: askAboutTax },
	{ id: "ask_about_rent", subject: "rent", gravity: 34, applies: askAboutRent },
];

function offerLess({ money }: ReportFacts): Claim | null {
	const { year, breakEvenPrice } = money.figures;
	return year.cashFlow !== null && year.cashFlow < 0 && breakEvenPrice !== null
		? {
				text: `Offer less, or borrow less: at the rent assumed, the year breaks even at a price of ${poundsInWords(breakEvenPrice)}.`,
				facts: ["breakEvenPrice", "cashFlow", "assumptions"],
			}
		: null;
}

function borrowLess(document: ReportFacts): Claim | null {
	const missed = coverMissed(document);
	return missed?.largestLoan
		? {
				text: `Plan for a loan of at most ${atMostInWords(missed.largestLoan)}, which is what the rent carries by a typical lender's test (${lowerFirst(missed.borrower)}).`,
				facts: ["interestCover", "assumptions"],
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
