import type { PromoAnswer, PromoQuestion } from "#contracts/subscription.ts";
import { toPounds } from "#domain/base/money.ts";
import type { PlanId, PlanPrices } from "#domain/business/plans.ts";
import {
	type Discounted,
	discounted,
	discountInWords,
	type PromoFault,
	promoCodeKey,
	promoFault,
	promoFaultWords,
} from "#domain/business/subscription/promo.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { findPromo, type PromoRow } from "#worker/billing/subscriptions/promo-repository.ts";
import { readSettings } from "#worker/db/settings-repository.ts";

/** The result of checking a typed code. */
export type PromoCheck =
	| ({ readonly promo: PromoRow } & Discounted)
	| { readonly promo: null; readonly fault: PromoFault };

/** Whether an account may use a code for a plan, and what it takes off the price of now. */
export async function checkPromo(
	{ db, now }: Pick<Caller, "db" | "now">,
	userId: string,
	{ code, plan, prices }: { code: string; plan: PlanId; prices: PlanPrices },
): Promise<PromoCheck> {
	const found = await findPromo(db, { code: promoCodeKey(code), userId, now });
	const price = prices[plan];
	const { taken, usedBefore } = found ?? { taken: 0, usedBefore: false };
	const fault = promoFault(found && { ...found.promo, ...offOf(found.promo) }, {
		plan,
		price,
		now,
		taken,
		usedBefore,
	});
	return found && fault === null
		? { promo: found.promo, ...discounted(price, offOf(found.promo)) }
		: { promo: null, fault: fault ?? "unknown" };
}

/** Answers anyone who typed a code at the checkout. @throws Problem `rate_limited` for somebody who guesses */
export async function answerPromo(
	caller: Caller,
	{ id }: UserRow,
	{ code, plan }: PromoQuestion,
): Promise<PromoAnswer> {
	await countAttempt(caller, "promo", id);
	const { planPrices } = await readSettings(caller.db);
	const check = await checkPromo(caller, id, { code, plan, prices: planPrices });
	if (check.promo === null) {
		return { valid: false, discount: 0, message: promoFaultWords[check.fault] };
	}
	return {
		valid: true,
		discount: toPounds(check.discount),
		message: discountInWords(offOf(check.promo)),
	};
}

export function offOf({ discountType, discountValue }: PromoRow) {
	return { type: discountType, value: discountValue };
}
