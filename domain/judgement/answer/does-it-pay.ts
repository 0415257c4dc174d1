import { isKnown } from "../../base/evidence.ts";
import type { Place } from "../../base/facts/facts.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { knownNation } from "../../base/place/possible-nations.ts";
import { poundsInWords } from "../../base/words.ts";
import { beforeChargeInWords, beforeInWords } from "../../subjects/finance/left-out.ts";
import { decisiveTax } from "../../subjects/finance/tax-cases.ts";
import type { Taxpayer } from "../../subjects/finance/tax-rules.ts";
import { yearLoss } from "../../subjects/finance/year-loss.ts";
import { NAME_THE_NATION } from "../../subjects/licensing/licence-need.ts";
import type { HomeMoney } from "../money/home-money.ts";
import type { RiskedHome } from "../risks/risk.ts";
import {
	type AnswerFigure,
	type AnswerVerdict,
	answerWords,
	type Need,
	type QuestionAnswer,
} from "./answer.ts";

type Paying = Pick<RiskedHome, "inputs" | "market" | "facts" | "money">;

/**
 * Answers whether the letting pays: of stated figures by the year's sums, the tax and the lenders' tests; of typical ones only by the yield
 * that the loan takes, for an average tells nothing of this home. Source: Rule ANSWER-5, Rule ANSWER-6.
 */
export function doesItPay(home: Paying): QuestionAnswer {
	return areFiguresStated(home.inputs)
		? ofOneNation(onStatedFigures(home), home)
		: onTypicalFigures(home);
}

/**
 * On a border no tax is known before the nation is: what pays by one nation's is not yet a plain yes, and what hangs on tax asks for the nation
 * and says whose tax was taken. A loss before tax is one in every nation.
 */
function ofOneNation(answer: QuestionAnswer, { facts }: Paying): QuestionAnswer {
	const isTaxed = answer.verdict === "yes" || answer.verdict === "yes_if";
	if (!isTaxed || knownNation(facts.place) !== null) {
		return answer;
	}
	return {
		...answer,
		verdict: "yes_if",
		headline: answerWords.yes_if,
		reason: answer.verdict === "yes" ? `${NAME_THE_NATION.what}: tax differs.` : answer.reason,
		needs: [
			{
				...NAME_THE_NATION,
				what: `${NAME_THE_NATION.what}: we take the tax of ${facts.place.nation}`,
			},
			...answer.needs,
		],
	};
}

function onTypicalFigures({ market: { grossYield }, money, facts }: Paying): QuestionAnswer {
	const needs: readonly Need[] = [{ what: "Type your rent and price", who: "You", url: null }];
	if (!isKnown(grossYield)) {
		return {
			verdict: "unknown",
			headline: answerWords.unknown,
			figure: { kind: "none", value: null, sourceText: "rent and price" },
			reason: missingInWords(money, facts.place.authorities[0]?.name ?? "this area"),
			basis: "typical",
			needs,
		};
	}
	return {
		verdict: "yes_if",
		headline: answerWords.yes_if,
		figure: {
			kind: "percent",
			value: grossYield.value,
			sourceText: `average of ${grossYield.place ?? "the area"}`,
		},
		reason:
			money.loanPercent === 0
				? "In cash it pays where rent exceeds its costs."
				: `A ${money.loanPercent}% loan pays from a yield of about ${percentInWords(money.payingYield)}.`,
		basis: "typical",
		needs,
	};
}

function missingInWords({ rent, price }: HomeMoney, name: string): string {
	if (!isKnown(rent)) {
		return `No official rent is published for ${name}.`;
	}
	return isKnown(price)
		? `Rent and price of ${name} do not match.`
		: `No official price is held for ${name}.`;
}

function onStatedFigures(home: Paying): QuestionAnswer {
	const { verdict, reason } = judgeStated(home);
	return {
		verdict,
		headline: answerWords[verdict],
		figure: cashFigure(home.money),
		reason,
		basis: "stated",
		needs: verdict === "yes" ? [] : waysToPay(home.money),
	};
}

function cashFigure({ figures }: HomeMoney): AnswerFigure {
	const { cashFlow } = figures.year;
	return {
		kind: cashFlow === null ? "none" : "pence",
		value: cashFlow,
		sourceText: `a year ${beforeInWords(figures)}, your figures`,
	};
}

type Judged = { readonly verdict: AnswerVerdict; readonly reason: string };

function judgeStated({ money, facts }: Paying): Judged {
	const { year } = money.figures;
	if (year.cashFlow === null) {
		return { verdict: "unknown", reason: "Rent or price is missing." };
	}
	const loss = yearLoss(money.figures);
	if (loss !== null) {
		return { verdict: "no", reason: loss.reason };
	}
	if (money.figures.isBeforeServiceCharge) {
		return { verdict: "yes_if", reason: "A flat's service charge comes off this: type it." };
	}
	if (money.figures.lenders.passes === false) {
		return { verdict: "yes_if", reason: "No lender's test that we hold is passed." };
	}
	const { label, left } = afterTax(money, facts.place);
	if (left === null) {
		return { verdict: "yes_if", reason: "The tax on it is not known." };
	}
	return left > 0
		? { verdict: "yes", reason: `${poundsInWords(left)} a year is left after ${label}.` }
		: {
				verdict: "yes_if",
				reason:
					lostAtHigherRateAlone(money, facts.place) ??
					`After ${label} it loses ${poundsInWords(pence(-left))} a year.`,
			};
}

/** "£1,848 left at 20% tax, £420 lost at 40%.": of a letting that pays a taxpayer at the basic rate and none at the higher; null of any other, and where it is not known whose tax it is. */
function lostAtHigherRateAlone({ figures }: HomeMoney, place: Place): string | null {
	const [thisYear] = figures.tax;
	const at = (wanted: Taxpayer) => {
		const found = thisYear?.cases.find(({ taxpayer }) => taxpayer === wanted);
		return found?.tax.known && found.tax.rate !== null && found.afterTax !== null
			? { left: found.afterTax, percent: `${Math.round(found.tax.rate * 100)}%` }
			: null;
	};
	const [basic, higher] = [at("basic"), at("higher")];
	if (thisYear?.position || knownNation(place) === null || !basic || !higher || basic.left <= 0) {
		return null;
	}
	return `${poundsInWords(basic.left)} left at ${basic.percent} tax, ${poundsInWords(pence(-higher.left))} lost at ${higher.percent}.`;
}

/** What is left after the tax of a higher-rate taxpayer, or at the position stated; on a border it says whose tax. */
function afterTax(
	{ figures }: HomeMoney,
	place: Place,
): { readonly label: string; readonly left: Pence | null } {
	const [thisYear] = figures.tax;
	const decisive = thisYear ? decisiveTax(thisYear) : null;
	const rate = decisive?.tax.known ? decisive.tax.rate : null;
	const whose = knownNation(place) === null ? `${place.nation}'s ` : "";
	return {
		label: `${whose}${rate === null ? "" : `${Math.round(rate * 100)}% `}tax`,
		left: decisive?.afterTax ?? null,
	};
}

/** From which rent and at which price it would pay, each with the other as it is. */
function waysToPay({ figures, assumptions, loanPercent }: HomeMoney): Need[] {
	const { price, rent } = figures.paying;
	const charge = beforeChargeInWords(figures);
	const loan = loanPercent === 0 ? "in cash" : `with a ${loanPercent}% loan`;
	return [
		...(rent === null || assumptions.price === null
			? []
			: [
					{
						what: `At ${poundsInWords(assumptions.price)} it pays from ${poundsInWords(rent)} a month, ${loan}${charge}`,
						who: "A letting agent",
						url: null,
					},
				]),
		...(price === null || assumptions.rent === null
			? []
			: [
					{
						what: `At ${poundsInWords(assumptions.rent)} a month it pays up to ${poundsInWords(price.price)}, ${loan}${charge}`,
						who: "The seller",
						url: null,
					},
				]),
	];
}
