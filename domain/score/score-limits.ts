import { isKnown } from "../evidence.ts";
import { type HomeMoney, passesALender } from "../finance/home-money.ts";
import { areFiguresStated } from "../inputs.ts";
import type { JudgedHome } from "../judged-home.ts";
import { percentInWords } from "../percent-in-words.ts";
import { unwrap } from "../source-answer.ts";
import type { DealBreaker } from "./deal-breakers.ts";
import type { ScoreLimit } from "./investment-score.ts";
import { AREA_YIELD_MARGIN, type LimitId, limitIds, scoreLimits } from "./method.ts";
import { isOwnHome } from "./score-subject.ts";

type Limited = JudgedHome & { readonly money: HomeMoney };

/**
 * Everything that holds the score of a home down, each with its reason. Money counts where rent and price are both stated; typical figures
 * hold nothing down but where the authority's average lies far below what the loan takes. Source: Rule SCORE-10, Rule SCORE-11.
 */
export function scoreLimitsOf(home: Limited, dealBreakers: readonly DealBreaker[]): ScoreLimit[] {
	const reasons: Readonly<Record<LimitId, string | null>> = {
		deal_breaker: dealBreakers[0] ? `${dealBreakers[0].title}.` : null,
		...moneyReasons(home),
		flood_zone_3: isInFloodZone3(home)
			? "The point is in flood zone 3. Zones ignore defences."
			: null,
		not_this_home: isOwnHome(home) ? null : "Without this home's own certificate, rent and price.",
	};
	return limitIds.flatMap((id) => {
		const reason = reasons[id];
		return reason === null ? [] : [{ id, at: scoreLimits[id], reason }];
	});
}

type MoneyReasons = Record<
	"loses_without_loan" | "rent_below_interest" | "no_cash_flow" | "no_lender" | "area_yield",
	string | null
>;

const noMoneyReasons: MoneyReasons = {
	loses_without_loan: null,
	rent_below_interest: null,
	no_cash_flow: null,
	no_lender: null,
	area_yield: null,
};

function moneyReasons(home: Limited): MoneyReasons {
	const { figures } = home.money;
	if (!areFiguresStated(home.inputs)) {
		return { ...noMoneyReasons, area_yield: areaYieldReason(home) };
	}
	const { netOperatingIncome, yearlyRent, interest, cashFlow } = figures.year;
	return {
		...noMoneyReasons,
		loses_without_loan:
			netOperatingIncome !== null && netOperatingIncome < 0
				? "It loses money even without a loan."
				: null,
		rent_below_interest:
			yearlyRent !== null && interest !== null && yearlyRent < interest
				? "The rent is less than the interest."
				: null,
		no_cash_flow: cashFlow !== null && cashFlow <= 0 ? "Nothing is left before tax." : null,
		no_lender:
			passesALender(home.money) === false ? "No lender's test that we hold is passed." : null,
	};
}

/** Averages cannot tell whether this home pays, but where they lie far below what the loan takes it would have to be far above them. */
function areaYieldReason({ market, money: { loanPercent, payingYield } }: Limited): string | null {
	const { grossYield } = market;
	return isKnown(grossYield) && payingYield - grossYield.value > AREA_YIELD_MARGIN
		? `With a ${loanPercent}% loan it takes about ${percentInWords(payingYield)}; the average here is ${percentInWords(grossYield.value)}. Type yours.`
		: null;
}

/** Only of the postcode's own point, and only where the source names the zone. */
function isInFloodZone3({ facts }: JudgedHome): boolean {
	const zones = unwrap(facts.live.planning)?.floodZones ?? [];
	return zones.some(({ grade }) => grade === "3");
}
