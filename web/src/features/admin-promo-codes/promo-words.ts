import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { fromPounds } from "#domain/money.ts";
import { plans } from "#domain/plans.ts";
import { lastPromoDay } from "#domain/subscription/promo-status.ts";
import { listInWords, poundsAndPence, shortDateInWords } from "#domain/words.ts";
import { formatNumber } from "#web/lib/format.ts";

/** "10% off", "£5 off". */
export function discountInWords({
	discountType,
	discountValue,
}: Pick<PromoCode, "discountType" | "discountValue">): string {
	return discountType === "percentage"
		? `${discountValue}% off`
		: `${poundsAndPence(fromPounds(discountValue))} off`;
}

/** "Pro and Expert", "Every plan". */
export function plansInWords({ applicablePlans }: Pick<PromoCode, "applicablePlans">): string {
	return applicablePlans === null
		? "Every plan"
		: listInWords(applicablePlans.map((plan) => plans[plan].name));
}

/** "3 / 10", "3 (unlimited)". */
export function usageInWords({
	usageCount,
	usageLimit,
}: Pick<PromoCode, "usageCount" | "usageLimit">): string {
	const used = formatNumber(usageCount);
	return usageLimit === null ? `${used} (unlimited)` : `${used} / ${formatNumber(usageLimit)}`;
}

/** The last day on which it can be used, or "Never". */
export function expiryInWords({ expiresAt }: Pick<PromoCode, "expiresAt">): string {
	return expiresAt === null ? "Never" : shortDateInWords(lastPromoDay(Date.parse(expiresAt)));
}
