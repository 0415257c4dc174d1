import { isPromoCodeName, PROMO_CODE_LETTERS, promoCodeKey } from "#domain/subscription/promo.ts";

/** What the form asks of its fields before it is sent. The server asks the same, in the same words. Source: SPEC section 5 "Promo form". */

/** `held` is what an older code is called, which may stay. */
export const codeRules = (held: string) => ({
	validate: (typed: string) => {
		const code = promoCodeKey(typed);
		if (code.length < 3) {
			return "Code must be at least 3 characters";
		}
		if (code.length > 20) {
			return "Code must be less than 20 characters";
		}
		return code === held || isPromoCodeName(code) || PROMO_CODE_LETTERS;
	},
});

export const discountRules = {
	validate: (typed: string) => {
		const value = Number(typed);
		if (!(value >= 0.01)) {
			return "Discount must be greater than 0";
		}
		return /^\d*\.?\d{0,2}$/.test(typed.trim()) || "Two decimals at most";
	},
};

export const usageLimitRules = {
	validate: (typed: string) =>
		typed.trim() === "" || /^0*[1-9]\d*$/.test(typed.trim()) || "Usage limit must be at least 1",
};
