import { promoCodeKey } from "#domain/subscription/promo.ts";

/** What the form asks of its fields before it is sent. The server asks the same, in the same words. Source: SPEC section 5 "Promo form". */

export const codeRules = {
	validate: (typed: string) => {
		const code = promoCodeKey(typed);
		if (code.length < 3) {
			return "Code must be at least 3 characters";
		}
		if (code.length > 20) {
			return "Code must be less than 20 characters";
		}
		return !/\s/.test(code) || "A code has no spaces";
	},
};

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
