import { areFiguresStated } from "../../base/inputs.ts";
import { payingGrade } from "../answer/paying-findings.ts";
import type { PayingGrade } from "../answer/paying-grade.ts";
import { payingInWords } from "../answer/paying-words.ts";
import { dealBreakersOf, type Risk, type RiskedHome } from "../risks/risk.ts";
import type { ScoreLimit } from "./investment-score.ts";
import { type LimitId, limitIds, scoreLimits } from "./method.ts";
import { isOwnHome } from "./score-subject.ts";

type Limited = RiskedHome & { readonly risks: readonly Risk[] };

/** Limit for each grade of the second answer, where rent and price are stated, so that no label is better than the answer. Source: Rule SCORE-10. */
const limitOfGrade: Readonly<Partial<Record<PayingGrade, LimitId>>> = {
	no: "does_not_pay",
	no_lender: "no_lender",
	break_even: "break_even",
	under_bank_rate: "under_bank_rate",
	unfinished: "unfinished",
	basic: "basic_rate_alone",
	before_tax: "before_tax_alone",
};

/** Every limit on a home's score, with its reason. Money sets none with typical figures. Source: Rule SCORE-9, Rule SCORE-10, Rule SCORE-11. */
export function scoreLimitsOf(home: Limited): ScoreLimit[] {
	const { risks } = home;
	const [broken] = dealBreakersOf(risks);
	const grade = areFiguresStated(home.inputs) ? payingGrade(home) : null;
	const ofMoney = grade === null ? undefined : limitOfGrade[grade];
	const reasons: Readonly<Partial<Record<LimitId, string | null>>> = {
		deal_breaker: broken ? `${broken.title}.` : null,
		...(grade !== null && ofMoney ? { [ofMoney]: moneyReason(grade, home) } : {}),
		flood_zone_3: risks.some(({ id }) => id === "flood_zone_3")
			? "The point is in flood zone 3. Zones ignore defences."
			: null,
		not_this_home: isOwnHome(home) ? null : "Without this home's own certificate, rent and price.",
	};
	return limitIds.flatMap((id) => {
		const reason = reasons[id] ?? null;
		return reason === null ? [] : [{ id, at: scoreLimits[id], reason }];
	});
}

/** The second answer's word and reason. */
function moneyReason(grade: PayingGrade, home: Limited): string {
	const { headline, reason } = payingInWords(grade, home);
	return grade === "no" ? `It does not pay. ${reason}` : `${headline}. ${reason}`;
}
