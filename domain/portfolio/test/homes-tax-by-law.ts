/**
 * The tax of a landlord's homes calculated independently from the law: in pounds, bracket by bracket, without tables and without the product's code. It knows the
 * tax years 2026-27 and 2027-28.
 */
export type OwnedByLaw = {
	readonly kind: "person" | "company";
	readonly isScottish: boolean;
	/** Begins in April. */
	readonly year: 2026 | 2027;
	/** All in pounds: income or profits besides the lettings, and what earlier years left. */
	readonly beside: number;
	readonly oldLoss: number;
	readonly oldInterest: number;
	readonly associated: number;
	/** Of every home, this owner's part: rents less expenses, interest that counts, and all interest. */
	readonly homes: readonly {
		readonly rents: number;
		readonly counted: number;
		readonly interest: number;
	}[];
};

type ByLaw = { readonly due: number; readonly loss: number; readonly interest: number };

/** What all the lettings add to the owner's tax, and what is left for later years. */
export function homesTaxByLaw(owned: OwnedByLaw): ByLaw {
	return owned.kind === "company" ? companys(owned) : persons(owned);
}

/** CTA 2010 s62: a loss of the property business is deducted from total profits, the rest goes to the next period. */
function companys({ homes, beside, oldLoss, associated }: OwnedByLaw): ByLaw {
	let business = -oldLoss;
	for (const { rents, interest } of homes) {
		business += rents - interest;
	}
	let total = beside + business;
	let loss = 0;
	if (total < 0) {
		loss = -total;
		total = 0;
	}
	const due = corporation(total, associated) - corporation(beside, associated);
	return { due, loss, interest: 0 };
}

/** CTA 2010 s18A, s18B and s18D: limits of £50,000 and £250,000, divided by one plus the associated companies. */
function corporation(profits: number, associated: number): number {
	const lower = 50_000 / (associated + 1);
	const upper = 250_000 / (associated + 1);
	if (profits <= lower) {
		return (profits * 19) / 100;
	}
	return profits / 4 - (profits < upper ? ((upper - profits) * 3) / 200 : 0);
}

/** ITTOIA 2005 s264: all land in the UK is one business. ITA 2007 s118: losses of earlier years come off its profits, as far as they go. */
function persons(owned: OwnedByLaw): ByLaw {
	let profit = 0;
	let costs = owned.oldInterest;
	for (const { rents, counted } of owned.homes) {
		profit += rents;
		costs += counted;
	}
	let loss = owned.oldLoss;
	if (profit < 0) {
		loss -= profit;
		profit = 0;
	} else {
		const used = Math.min(loss, profit);
		loss -= used;
		profit -= used;
	}
	const full = incomeTax(owned, profit);
	// ITTOIA 2005 s274AA: the lowest of costs, profits and adjusted total income.
	const adjusted = Math.max(0, owned.beside + profit - free(owned.beside + profit));
	const relieved = Math.min(costs, profit, adjusted);
	// ITA 2007 s29: a reduction ends at the tax.
	const reduction = Math.min(full, (relieved * (owned.year === 2026 ? 20 : 22)) / 100);
	return { due: full - reduction - incomeTax(owned, 0), loss, interest: costs - relieved };
}

/** ITA 2007 s35. */
function free(income: number): number {
	const lost = income > 100_000 ? (income - 100_000) / 2 : 0;
	return Math.ceil(Math.max(0, 12_570 - lost) - 1e-9);
}

/** Ends of the bands above the allowance of £12,570, with the percents of 2026-27 and what property bears more from April 2027. */
const ukBands = [
	[37_700, 20],
	[125_140, 40],
	[Number.POSITIVE_INFINITY, 45],
] as const;
const scottishBands = [
	[3_967, 19],
	[16_956, 20],
	[31_092, 21],
	[62_430, 42],
	[125_140, 45],
	[Number.POSITIVE_INFINITY, 48],
] as const;

function incomeTax({ beside, isScottish, year }: OwnedByLaw, profit: number): number {
	const allowed = free(beside + profit);
	// From April 2027 the allowance and the lower bands go to other income first.
	const others = Math.max(0, beside - allowed);
	const all = Math.max(0, beside + profit - allowed);
	const more = !isScottish && year === 2027 ? 2 : 0;
	let tax = 0;
	let from = 0;
	for (const [to, percent] of isScottish ? scottishBands : ukBands) {
		const inBand = (amount: number) => Math.max(0, Math.min(amount, to) - from);
		const onAll = inBand(all);
		tax += (onAll * percent + (onAll - inBand(others)) * more) / 100;
		from = to;
	}
	return tax;
}
