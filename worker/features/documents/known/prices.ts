import type { ReportPrice } from "#contracts/report-price.ts";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { toPounds } from "#domain/money.ts";
import type { Settings } from "#worker/db/settings-repository.ts";

/** What a report costs now. */
export function toReportPrice({ reportPrice }: Settings): ReportPrice {
	return { price: toPounds(reportPrice) };
}

/** What each plan costs whoever chooses it now. */
export function toSubscriptionPrices({ planPrices }: Settings): SubscriptionPrices {
	const { starter, pro, expert } = planPrices;
	return { starter: toPounds(starter), pro: toPounds(pro), expert: toPounds(expert) };
}
