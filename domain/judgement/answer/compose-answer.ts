import { isKnown } from "../../base/evidence.ts";
import { shortDateInWords } from "../../base/words.ts";
import type { DealBreaker } from "../risks/deal-breaker.ts";
import type { Risk, RiskedHome } from "../risks/risk.ts";
import { type LettingAnswer, MOST_RISKS, type RiskLine, risksFigure } from "./answer.ts";
import { canItBeLet } from "./can-it-be-let.ts";
import { doesItPay } from "./does-it-pay.ts";
import { checksOf } from "./letting-words.ts";

type Answered = RiskedHome & {
	readonly risks: readonly Risk[];
	readonly dealBreakers: readonly DealBreaker[];
};

/** The three answers of a home. `unchecked`: number of things looked for that no source told us. Source: Rule ANSWER-1, Rule ANSWER-9. */
export function composeAnswer(home: Answered, unchecked: number): LettingAnswer {
	const items = home.risks
		.filter(({ isDuty }) => !isDuty)
		.slice(0, MOST_RISKS)
		.map(riskLine);
	return {
		let: canItBeLet(home, home.dealBreakers),
		pays: doesItPay(home),
		risks: { figure: risksFigure(items, checksMade(home)), items, unchecked },
	};
}

/** Number of checks with a result: each licence that applies, the energy rating, and every fact of the place. */
function checksMade(home: RiskedHome): number {
	return (
		checksOf(home).filter(({ isChecked }) => isChecked).length +
		home.areaFacts.filter(({ evidence }) => isKnown(evidence)).length
	);
}

/** A risk in a line. */
export function riskLine(risk: Risk): RiskLine {
	const { id, headline, amount, amountFrom, by } = risk;
	return {
		id,
		headline,
		...(amount === null ? {} : { amountPence: amount }),
		...(amount === null && risk.effect !== "forbids" ? {} : { amountOf: amountInWords(risk) }),
		...(amountFrom === "published" ? { isGated: true } : {}),
		...(by === null ? {} : { by }),
		sourceText: sourceInWords(risk),
	};
}

/** Source of a risk, with its date. */
function sourceInWords({ source: { name, asOf } }: Risk): string {
	const who = name.replace(/\.$/, "");
	return asOf === null ? who : `${who}, ${shortDateInWords(asOf)}`;
}

/** Meaning of an amount in one to three words; for a risk without an amount, that it stops the letting. */
function amountInWords({ effect, amount, amountFrom, isPenalty }: Risk): string {
	if (amount === null) {
		return "stops the letting";
	}
	if (isPenalty) {
		return "the highest fine";
	}
	if (amountFrom === "fee") {
		return "usual fee";
	}
	return effect === "yearly" ? "a year" : effect === "loan" ? "too much loan" : "once";
}
