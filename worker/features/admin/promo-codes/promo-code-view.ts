import type { NewPromoCode, PromoCode, PromoCodeChange } from "#contracts/admin/promo-codes.ts";
import { endOfDay } from "#domain/base/calendar.ts";
import { PROMO_CODE_LETTERS } from "#domain/business/subscription/promo.ts";
import type { promoCodes } from "#worker/db/schema/promo.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { CountedPromo } from "./promo-codes-repository.ts";

/** A code as an administrator sees it. */
export function toPromoCode({ promo, uses }: CountedPromo): PromoCode {
	const { discountValue, expiresAt, plans, createdAt, ...same } = promo;
	return {
		...same,
		discountValue: discountValue / HUNDREDTHS,
		usageCount: uses,
		expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
		applicablePlans: plans,
		createdAt: new Date(createdAt).toISOString(),
	};
}

type Stored = Omit<typeof promoCodes.$inferInsert, "id" | "createdAt">;
type GivenFields = { readonly [Key in keyof Stored]?: Stored[Key] | undefined };

/** What an administrator entered, as the table holds it. */
export function toStored(entered: NewPromoCode): Stored;
export function toStored(entered: PromoCodeChange): GivenFields;
export function toStored(entered: PromoCodeChange): GivenFields {
	const { discountValue, expiresAt, applicablePlans, description, ...same } = entered;
	return {
		...same,
		...(discountValue === undefined
			? {}
			: { discountValue: Math.round(discountValue * HUNDREDTHS) }),
		...(expiresAt === undefined
			? {}
			: { expiresAt: expiresAt === null ? null : endOfDay(expiresAt) }),
		...(applicablePlans === undefined ? {} : { plans: applicablePlans }),
		...(description === undefined ? {} : { description: description || null }),
	};
}

const HUNDREDTHS = 100;

export function noSuchCode(): Problem {
	return new Problem("not_found", "There is no such promo code.");
}

export function codeTaken(): Problem {
	const message = "Another promo code has this name";
	return new Problem("taken", `${message}.`, { fields: { code: message } });
}

export function wrongName(): Problem {
	return new Problem("invalid_input", `${PROMO_CODE_LETTERS}.`, {
		fields: { code: PROMO_CODE_LETTERS },
	});
}

export function beyondWhole(): Problem {
	const message = "A percentage is 100 at most";
	return new Problem("invalid_input", `${message}.`, { fields: { discountValue: message } });
}
