import type { NewPromoCode, PromoCode } from "#contracts/admin/promo-codes.ts";
import { lastDayBefore } from "#domain/base/calendar.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { promoCodeKey } from "#domain/business/subscription/promo.ts";

/** What stands in the form, as it is typed. */
export type PromoFormValues = {
	code: string;
	discountType: PromoCode["discountType"];
	discountValue: string;
	usageLimit: string;
	expiresAt: string;
	description: string;
	applicablePlans: PlanId[];
};

export const emptyPromoForm: PromoFormValues = {
	code: "",
	discountType: "percentage",
	discountValue: "",
	usageLimit: "",
	expiresAt: "",
	description: "",
	applicablePlans: [],
};

/** A code as it is edited; its end is the last day on which it can be used. */
export function promoFormOf(code: PromoCode): PromoFormValues {
	return {
		code: code.code,
		discountType: code.discountType,
		discountValue: String(code.discountValue),
		usageLimit: code.usageLimit === null ? "" : String(code.usageLimit),
		expiresAt: code.expiresAt === null ? "" : lastDayBefore(Date.parse(code.expiresAt)),
		description: code.description ?? "",
		applicablePlans: [...(code.applicablePlans ?? [])],
	};
}

/** What the form asks for. What is left empty is no limit; no plan ticked is every plan. */
export function promoCodeOf(values: PromoFormValues): NewPromoCode {
	return {
		code: promoCodeKey(values.code),
		discountType: values.discountType,
		discountValue: Number(values.discountValue),
		usageLimit: values.usageLimit.trim() === "" ? null : Number(values.usageLimit),
		expiresAt: values.expiresAt === "" ? null : values.expiresAt,
		applicablePlans: values.applicablePlans.length === 0 ? null : values.applicablePlans,
		description: values.description.trim() === "" ? null : values.description.trim(),
	};
}

/** What is no longer as it was: another administrator may have changed the rest meanwhile. */
export function whatChanged<Whole extends object>(was: Whole, is: Whole): Partial<Whole> {
	const change: Partial<Whole> = {};
	for (const key in is) {
		if (JSON.stringify(is[key]) !== JSON.stringify(was[key])) {
			change[key] = is[key];
		}
	}
	return change;
}
