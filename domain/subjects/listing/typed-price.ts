/** Highest price that may be set, in pounds. */
const HIGHEST = 10_000;

const AMOUNT = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const THOUSANDS = /,(?=\d{3}(\D|$))/g;

/** Pounds as typed by an administrator, with or without £ and separators; 0 for text that is not a number. Source: Rule ADMIN-5. */
export function typedPrice(typed: string): number {
	const amount = typed.replace("£", "").replaceAll(/\s/g, "").replaceAll(THOUSANDS, "");
	return AMOUNT.test(amount) ? Number(amount) : 0;
}

/** Why an amount in pounds cannot be a price; null when it can. Source: Rule ADMIN-5. */
export function priceFault(pounds: number): string | null {
	if (pounds < 0) {
		return "A price cannot be below £0";
	}
	if (pounds > HIGHEST) {
		return "That price is too high";
	}
	return hasWholePence(pounds) ? null : "Enter pounds and pence";
}

/** In floating point, 1.10 times 100 is not exactly 110. */
function hasWholePence(pounds: number): boolean {
	return Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6;
}
