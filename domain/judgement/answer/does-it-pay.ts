import { areFiguresStated, type Inputs } from "../../base/inputs.ts";
import { type Pence, pence } from "../../base/money.ts";
import { poundsInWords } from "../../base/words.ts";
import { beforeChargeInWords } from "../../subjects/finance/left-out.ts";
import type { HomeMoney } from "../money/home-money.ts";
import { toWholeThousand } from "../money/where-it-pays.ts";
import type { AnswerBasis, AnswerVerdict, Need, PayingAnswer } from "./answer.ts";
import { isOutOfReach, type JudgedPaying, payingGrade } from "./paying-findings.ts";
import type { PayingGrade } from "./paying-grade.ts";
import { payingScale } from "./paying-scale.ts";
import { isThin, payingInWords } from "./paying-words.ts";

/** Answers whether the letting pays: the grade, its word, the figure that settles it. Source: Rule ANSWER-5, Rule ANSWER-6. */
export function doesItPay(home: JudgedPaying): PayingAnswer {
	const grade = payingGrade(home);
	return {
		verdict: payingVerdict(grade, home),
		grade,
		...payingInWords(grade, home),
		...(grade === "yes" && isThin(home) ? { isThin: true as const } : {}),
		basis: basisOf(home.inputs),
		needs: needsOf(grade, home),
		scale: payingScale(home),
	};
}

const verdicts: Readonly<Record<PayingGrade, AnswerVerdict>> = {
	unknown: "unknown",
	no: "no",
	no_lender: "yes_if",
	break_even: "yes_if",
	under_bank_rate: "yes_if",
	unfinished: "yes_if",
	basic: "yes_if",
	before_tax: "yes_if",
	yes: "yes",
	needs_rent: "yes_if",
	ceiling: "yes_if",
};

function payingVerdict(grade: PayingGrade, home: JudgedPaying): AnswerVerdict {
	return grade === "needs_rent" && isOutOfReach(home) ? "no" : verdicts[grade];
}

function basisOf(inputs: Inputs): AnswerBasis {
	if (areFiguresStated(inputs)) {
		return "stated";
	}
	return inputs.rent !== null || inputs.price !== null || inputs.loanLeft !== null
		? "one_stated"
		: "typical";
}

/** What would settle the answer or reverse a no: figures to type, or the price, rent or loan at which it pays. */
function needsOf(grade: PayingGrade, { inputs, money }: JudgedPaying): Need[] {
	if (grade === "yes") {
		return [];
	}
	const typed = missingFigures(inputs);
	return [
		...(typed === null ? [] : [{ what: `Type ${typed}`, who: "You", url: null }]),
		...waysToPay(money),
	];
}

/** The figures not yet stated, in words; null where none is missing. */
function missingFigures({ owned, rent, price, loanLeft, rooms }: Inputs): string | null {
	const missing = [
		...(rent === null ? [rooms === null ? "the rent" : "a room's rent"] : []),
		...(owned
			? loanLeft === null
				? ["the loan that is left"]
				: []
			: price === null
				? ["the price"]
				: []),
	];
	return missing.length === 0 ? null : missing.join(" and ");
}

/** The rent from which, and the price and loan up to which it pays, changing one figure at a time. */
function waysToPay({ figures, assumptions, loanPercent }: HomeMoney): Need[] {
	const { price, rent, loan } = figures.paying;
	const charge = beforeChargeInWords(figures);
	const with_ = assumptions.isOwned
		? ""
		: loanPercent === 0
			? ", in cash"
			: `, with a ${loanPercent}% loan`;
	const way = (what: string, who: string): Need => ({
		what: `${what}${with_}${charge}`,
		who,
		url: null,
	});
	const monthly =
		figures.year.yearlyRent === null ? null : pence(Math.round(figures.year.yearlyRent / 12));
	const at = (amount: Pence | null) => (amount === null ? "" : poundsInWords(amount));
	return [
		...(rent === null || assumptions.price === null
			? []
			: [
					way(
						`At ${assumptions.isOwned ? "this loan" : at(assumptions.price)} it pays from ${poundsInWords(rent)} a month`,
						"A letting agent",
					),
				]),
		...(price === null || monthly === null
			? []
			: [
					way(
						`At ${at(monthly)} a month it pays up to ${poundsInWords(toWholeThousand(price.price))}`,
						"The seller",
					),
				]),
		...(loan === null
			? []
			: [
					way(
						`It pays with a loan of up to ${poundsInWords(toWholeThousand(loan))}`,
						"Your lender",
					),
				]),
	];
}
