import * as z from "zod";
import { oneLine } from "#domain/base/typed-text.ts";
import { type PlanId, planIds } from "#domain/business/plans.ts";
import {
	isPromoCodeName,
	PROMO_CODE_LETTERS,
	promoCodeKey,
} from "#domain/business/subscription/promo.ts";
import { TOO_LONG, TypedLine } from "../typed-text.ts";
import type { Next } from "./paging.ts";

export const discountTypes = ["percentage", "fixed"] as const;

/** A promo code as an administrator sees it. */
export type PromoCode = {
	readonly id: string;
	readonly code: string;
	readonly discountType: (typeof discountTypes)[number];
	/** Percent or pounds. */
	readonly discountValue: number;
	readonly usageLimit: number | null;
	/** Uses that were counted; one that is reserved at a checkout is not yet. */
	readonly usageCount: number;
	/** The instant from which it cannot be used: the end of its last day in London. */
	readonly expiresAt: string | null;
	/** Null for every plan. */
	readonly applicablePlans: readonly PlanId[] | null;
	readonly description: string | null;
	readonly isActive: boolean;
	readonly createdAt: string;
};

/** GET /api/admin/promo-codes, newest first, a page at a time (`PageQuery`). */
export type PromoCodeList = { readonly promoCodes: readonly PromoCode[]; readonly next: Next };

export const PromoParam = z.object({
	id: z.string().regex(/^prm_[\w-]{1,40}$/, "That is not a promo code"),
});

/** As older codes are called too, which a change may name as they are. */
const code = z
	.string("Code must be at least 3 characters")
	.transform((typed) => promoCodeKey(oneLine(typed)))
	.pipe(
		z
			.string()
			.min(3, "Code must be at least 3 characters")
			.max(20, "Code must be less than 20 characters"),
	);

const fields = {
	code,
	discountType: z.enum(discountTypes, { error: "Choose percentage or fixed" }),
	/** Percent or pounds, to the hundredth. */
	discountValue: z
		.number("Discount must be greater than 0")
		.min(0.01, "Discount must be greater than 0")
		.max(10_000, "That discount is too large")
		.multipleOf(0.01, "Two decimals at most"),
	usageLimit: z
		.int("Usage limit must be at least 1")
		.min(1, "Usage limit must be at least 1")
		.max(1_000_000_000, "That limit is too large")
		.nullable(),
	/** The last day, in London, on which it can be used. */
	expiresAt: z.iso.date("Enter a date").nullable(),
	/** Null for every plan. */
	applicablePlans: z
		.array(z.enum(planIds))
		.min(1, "Choose a plan, or none for every plan")
		.max(3)
		.nullable(),
	description: TypedLine({ max: [300, TOO_LONG] }).nullable(),
};

/** POST /api/admin/promo-codes. Answers 201 and `PromoCode`. Source: Rule ADMIN-7. */
export const NewPromoCode = z.object({
	...fields,
	code: code.refine(isPromoCodeName, PROMO_CODE_LETTERS),
	usageLimit: fields.usageLimit.default(null),
	expiresAt: fields.expiresAt.default(null),
	applicablePlans: fields.applicablePlans.default(null),
	description: fields.description.default(null),
});
export type NewPromoCode = z.infer<typeof NewPromoCode>;

/** PATCH /api/admin/promo-codes/{id}: what is left out stays as it is, null takes a limit off. Answers `PromoCode`. */
export const PromoCodeChange = z.object({ ...fields, isActive: z.boolean() }).partial();
export type PromoCodeChange = z.infer<typeof PromoCodeChange>;
