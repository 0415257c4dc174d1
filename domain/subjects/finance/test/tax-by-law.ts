/**
 * A landlord's tax calculated independently from the law: in pounds instead of pence, bracket by bracket, without tables and without the product's code. It
 * knows the tax years 2026-27 and 2027-28.
 */
export type Landlord = {
	/** Lives in Scotland. */
	readonly isScottish: boolean;
	readonly isCompany: boolean;
	/** Begins in April. */
	readonly year: 2026 | 2027;
	/** All in pounds a year. */
	readonly otherIncome: number;
	readonly rentalProfit: number;
	readonly interest: number;
	readonly unusedInterest: number;
	/** Of the ownership, as a fraction. */
	readonly share: number;
};

/** What the letting adds to the landlord's tax, and the interest left for later years, in pounds. */
export function taxByLaw(landlord: Landlord): { readonly due: number; readonly unused: number } {
	const { otherIncome, rentalProfit, interest, unusedInterest, share } = landlord;
	if (landlord.isCompany) {
		// CTA 2010 s62: a loss goes against all profits of the year.
		const total = otherIncome + toPenny((rentalProfit - interest) * share);
		return { due: companyTax(Math.max(0, total)) - companyTax(otherIncome), unused: 0 };
	}
	const profit = rentalProfit > 0 ? toPenny(rentalProfit * share) : 0;
	const costs = toPenny((interest + unusedInterest) * share);
	const withIt = personsTax(landlord, otherIncome, profit);
	const withoutIt = personsTax(landlord, otherIncome, 0);
	// ITTOIA 2005 s274A and s274AA: the lowest of three, at the basic rate (from 2027-28 the property basic rate).
	let relieved = costs;
	if (profit < relieved) {
		relieved = profit;
	}
	const adjustedTotalIncome = otherIncome + profit - allowance(otherIncome + profit);
	if (adjustedTotalIncome <= 0) {
		relieved = 0;
	} else if (adjustedTotalIncome < relieved) {
		relieved = adjustedTotalIncome;
	}
	let reduction = landlord.year === 2026 ? relieved / 5 : relieved * 0.22;
	// ITA 2007 s29: a reduction cannot exceed the tax.
	if (reduction > withIt) {
		reduction = withIt;
	}
	return { due: withIt - reduction - withoutIt, unused: costs - relieved };
}

/** ITA 2007 s35: £12,570, £1 less for each £2 of income above £100,000, what remains rounded up to the pound. */
function allowance(income: number): number {
	if (income <= 100_000) {
		return 12_570;
	}
	const remains = 12_570 - (income - 100_000) / 2;
	return remains <= 0 ? 0 : Math.ceil(remains - 1e-9);
}

function personsTax(landlord: Landlord, other: number, profit: number): number {
	const free = allowance(other + profit);
	let otherLeft = other;
	let profitLeft = profit;
	// The allowance goes to other income first.
	const freeOfOther = Math.min(otherLeft, free);
	otherLeft -= freeOfOther;
	const freeOfProfit = Math.min(profitLeft, free - freeOfOther);
	profitLeft -= freeOfProfit;
	let tax = 0;
	const fill = (width: number, percentOther: number, percentProfit: number) => {
		const first = Math.min(otherLeft, width);
		otherLeft -= first;
		const second = Math.min(profitLeft, width - first);
		profitLeft -= second;
		tax += (first * percentOther + second * percentProfit) / 100;
	};
	if (landlord.isScottish) {
		fill(16_537 - 12_570, 19, 19);
		fill(29_526 - 16_537, 20, 20);
		fill(43_662 - 29_526, 21, 21);
		fill(75_000 - 43_662, 42, 42);
		fill(125_140 - (75_000 - 12_570), 45, 45);
		fill(Number.MAX_SAFE_INTEGER, 48, 48);
	} else if (landlord.year === 2026) {
		fill(50_270 - 12_570, 20, 20);
		fill(125_140 - 37_700, 40, 40);
		fill(Number.MAX_SAFE_INTEGER, 45, 45);
	} else {
		fill(50_270 - 12_570, 20, 22);
		fill(125_140 - 37_700, 40, 42);
		fill(Number.MAX_SAFE_INTEGER, 45, 47);
	}
	return tax;
}

/** CTA 2010 s18A to s18B. */
function companyTax(profits: number): number {
	if (profits <= 50_000) {
		return profits * 0.19;
	}
	if (profits < 250_000) {
		return profits * 0.25 - ((250_000 - profits) * 3) / 200;
	}
	return profits * 0.25;
}

function toPenny(pounds: number): number {
	return Math.round(pounds * 100) / 100;
}
