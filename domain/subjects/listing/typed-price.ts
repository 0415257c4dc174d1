/** Highest price that may be set, in pounds. */
const HIGHEST = 10_000;

const AMOUNT = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const THOUSANDS = /,(?=\d{3}(\D|$))/g;

/** Pounds as an administrator typed them, with or without £ and separators; what is no number is 0. Source: Rule ADMIN-5. */
export function typedPrice(typed: string): number {
	const amount = typed.replace("£", "").replaceAll(/\s/g, "").replaceAll(THOUSANDS, "");
	return AMOUNT.test(amount) ? Number(amount) : 0;
}

/** Why an amount in pounds cannot be a price, in words; null when it can. Source: Rule ADMIN-5. */
export function priceFault(pounds: number): string | null {
	if (pounds < 0) {
		return "A price cannot be below £0";
	}
	if (pounds > HIGHEST) {
		return "That price is too high";
	}
	return hasWholePence(pounds) ? null : "Enter pounds and pence";
}

/** £1.10 times a hundred is not quite 110 in the arithmetic of computers. */
function hasWholePence(pounds: number): boolean {
	return Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6;
}
