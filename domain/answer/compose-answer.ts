import type { Risk, RiskedHome } from "../risks/risk.ts";
import { type Answer, MOST_RISKS, type RiskLine } from "./answer.ts";
import { canItBeLet } from "./can-it-be-let.ts";
import { doesItPay } from "./does-it-pay.ts";

type Answered = RiskedHome & { readonly risks: readonly Risk[] };

/** What the reader may see, and how much of what was looked for no one told. */
type Reader = {
	/** Subscribers and buyers see every amount; others those of fees, the register and their own figures. Source: DECISIONS 4. */
	readonly entitled: boolean;
	readonly unchecked: number;
};

/** The three answers of a home. Source: DECISIONS 13. */
export function composeAnswer(home: Answered, { entitled, unchecked }: Reader): Answer {
	const risks = home.risks.filter(({ isDuty }) => !isDuty);
	return {
		let: canItBeLet(home, home.dealBreakers),
		pays: doesItPay(home),
		risks: {
			figure: {
				kind: "count",
				value: risks.length,
				sourceText: risks.length === 1 ? "risk found" : "risks found",
			},
			items: risks.slice(0, MOST_RISKS).map((risk) => riskLine(risk, entitled)),
			unchecked,
		},
	};
}

function riskLine(risk: Risk, entitled: boolean): RiskLine {
	const { headline, amount, amountFrom, by } = risk;
	const isTold = amount !== null && (entitled || amountFrom !== "published");
	return {
		headline,
		...(isTold ? { amountPence: amount, amountOf: amountInWords(risk) } : {}),
		...(by === null ? {} : { by }),
	};
}

/** What an amount is, in a word or three. */
function amountInWords({ effect, amountFrom, isPenalty }: Risk): string {
	if (isPenalty) {
		return "the highest fine";
	}
	if (amountFrom === "fee") {
		return "usual fee";
	}
	return effect === "yearly" ? "a year" : effect === "loan" ? "too much loan" : "once";
}
