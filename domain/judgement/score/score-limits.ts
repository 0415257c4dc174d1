import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { yearLoss } from "../../subjects/finance/year-loss.ts";
import { dealBreakersOf, type Risk, type RiskedHome } from "../risks/risk.ts";
import type { ScoreLimit } from "./investment-score.ts";
import { AREA_YIELD_MARGIN, type LimitId, limitIds, scoreLimits } from "./method.ts";
import { isOwnHome } from "./score-subject.ts";

type Limited = RiskedHome & { readonly risks: readonly Risk[] };

/**
 * Everything that holds the score of a home down, each with its reason: findings of the risks, by their ids. Money counts where rent and price are both
 * stated; typical figures hold nothing down but where the authority's average lies far below what the loan takes. Source: Rule SCORE-10, Rule SCORE-11.
 */
export function scoreLimitsOf(home: Limited): ScoreLimit[] {
	const { risks, money } = home;
	const isFound = (id: string) => risks.some((risk) => risk.id === id);
	const [broken] = dealBreakersOf(risks);
	const loss = isFound("negative_cash_flow") ? yearLoss(money.figures) : null;
	const reasons: Readonly<Partial<Record<LimitId, string | null>>> = {
		deal_breaker: broken ? `${broken.title}.` : null,
		...(loss ? { [loss.cause]: loss.reason } : {}),
		no_lender: isFound("no_lender") ? "No lender's test that we hold is passed." : null,
		area_yield: areFiguresStated(home.inputs) ? null : areaYieldReason(home),
		flood_zone_3: isFound("flood_zone_3")
			? "The point is in flood zone 3. Zones ignore defences."
			: null,
		not_this_home: isOwnHome(home) ? null : "Without this home's own certificate, rent and price.",
	};
	return limitIds.flatMap((id) => {
		const reason = reasons[id] ?? null;
		return reason === null ? [] : [{ id, at: scoreLimits[id], reason }];
	});
}

/** Averages cannot tell whether this home pays, but where they lie far below what the loan takes it would have to be far above them. */
function areaYieldReason({ market, money: { loanPercent, payingYield } }: Limited): string | null {
	const { grossYield } = market;
	return isKnown(grossYield) && payingYield - grossYield.value > AREA_YIELD_MARGIN
		? `With a ${loanPercent}% loan it takes about ${percentInWords(payingYield)}; the average here is ${percentInWords(grossYield.value)}. Type yours.`
		: null;
}
