import type { Outlook } from "../outlook.ts";
import type { Position } from "../position.ts";
import {
	borrowedByHand,
	financeCostByHand,
	type HomeInPounds,
	lettingByHand,
	loanByHand,
	purchaseTaxByHand,
	toPenny,
} from "./money-by-hand.ts";
import { taxByLaw } from "./tax-by-law.ts";

/** Owners and nation of a home, and the tax year of the first year, which begins in April of `year`. */
export type Owning = {
	readonly nation: Position["nation"];
	readonly year: number;
	/** Empty where no position is stated. */
	readonly owners: readonly Position[];
};

/** A year of holding, in pounds. */
export type HeldByHand = {
	readonly taxYear: string;
	readonly rent: number;
	readonly netOperatingIncome: number;
	readonly interest: number;
	readonly repaid: number;
	readonly cashFlow: number;
	readonly tax: number;
	readonly afterTax: number;
	readonly total: number;
	readonly balance: number;
	readonly value: number;
};

/** An owner during the years: amounts carried forward, and the last taxed profit, in pounds. */
type Owner = {
	readonly position: Position | null;
	loss: number;
	unusedInterest: number;
	profit: number;
};

export type YearsByHand = {
	readonly years: readonly HeldByHand[];
	readonly owners: readonly Owner[];
};

/** A home over the years of an outlook, one year after another, by the description of the product and the law alone; null where rent or price is missing. */
export function yearsByHand(
	home: HomeInPounds,
	outlook: Outlook,
	owning: Owning,
): YearsByHand | null {
	const { price } = home;
	if (price === null) {
		return null;
	}
	const { fee, owed } = borrowedByHand(home, price);
	const loanOf = loanByHand(owed, home.interestRate, home.repaymentYears);
	const positions = owning.owners.length === 0 ? [null] : owning.owners;
	const owners: Owner[] = positions.map((position) => ({
		...{ position, loss: 0, unusedInterest: 0, profit: 0 },
	}));
	const years: HeldByHand[] = [];
	let total = 0;
	for (let at = 1; at <= outlook.years; at += 1) {
		const letting = lettingByHand(laterOn(home, outlook, at - 1));
		if (letting.rent === null || letting.netOperatingIncome === null) {
			return null;
		}
		const { rent, netOperatingIncome } = letting;
		const { interest, repaid, balance } = loanOf(at);
		const cost = financeCostByHand(home, { interest, fee, year: at, owed });
		const begins = owning.year + at - 1;
		let tax = 0;
		for (const owner of owners) {
			// Each pays in whole pennies.
			tax += toPenny(
				ownersTax(owner, {
					...{ netOperatingIncome, cost, begins },
					isScottishHome: owning.nation === "Scotland",
				}),
			);
		}
		const cashFlow = netOperatingIncome - interest - repaid;
		total += cashFlow - tax;
		const value = toPenny(price * (1 + outlook.priceGrowth) ** at);
		const taxYear = `${begins}-${String(begins + 1).slice(2)}`;
		const brought = { rent, netOperatingIncome, interest, repaid, cashFlow };
		years.push({ taxYear, ...brought, tax, afterTax: cashFlow - tax, total, balance, value });
	}
	return { years, owners };
}

/** The home after some years of growth. Rents (of a home or a room) and bills are rounded to whole pennies. */
function laterOn(
	home: HomeInPounds,
	{ rentGrowth, costGrowth }: Outlook,
	years: number,
): HomeInPounds {
	const dearer = (cost: number) => toPenny(cost * (1 + costGrowth) ** years);
	const rentOf = (rent: number | null) =>
		rent === null ? null : toPenny(rent * (1 + rentGrowth) ** years);
	return {
		...home,
		rent: rentOf(home.rent),
		roomRent: rentOf(home.roomRent),
		bills: home.bills.map(dearer),
		councilTax: dearer(home.councilTax),
		insurance: dearer(home.insurance),
		serviceCharge: dearer(home.serviceCharge),
		groundRent: dearer(home.groundRent),
		licenceFee: dearer(home.licenceFee),
		compliance: dearer(home.compliance),
	};
}

type TaxedByHand = {
	readonly netOperatingIncome: number;
	readonly cost: number;
	readonly begins: number;
	readonly isScottishHome: boolean;
};

/** An owner's tax of a year in pounds; records what is carried forward. ITA 2007 s118: a person's loss waits for a profit of the letting. */
function ownersTax(owner: Owner, year: TaxedByHand): number {
	const { position } = owner;
	const share = position === null ? 1 : position.share;
	const cost = toPenny(year.cost * share);
	let profit = toPenny(year.netOperatingIncome * share) - owner.loss;
	if (position?.company) {
		profit = toPenny((year.netOperatingIncome - year.cost) * share) - owner.loss;
	}
	owner.loss = 0;
	if (profit < 0) {
		// CTA 2010 s62: a company's loss goes against its other profits first, and what is left waits.
		const against = position?.company ? Math.min(-profit, position.incomePence / 100) : 0;
		owner.loss = -profit - against;
		profit = -against;
	}
	owner.profit = profit;
	if (position === null) {
		return basicRateTax(owner, { ...year, cost, profit });
	}
	const byLaw = taxByLaw({
		isScottish: position.nation === "Scotland",
		isCompany: position.company,
		year: year.begins === 2026 ? 2026 : 2027,
		otherIncome: position.incomePence / 100,
		rentalProfit: profit,
		interest: position.company ? 0 : cost,
		unusedInterest: owner.unusedInterest,
		share: 1,
	});
	owner.unusedInterest = byLaw.unused;
	return byLaw.due;
}

/** Tax of an owner without a stated position, who counts as a person at the basic rate, which rises outside Scotland in April 2027. */
function basicRateTax(owner: Owner, year: TaxedByHand & { readonly profit: number }): number {
	const costs = year.cost + owner.unusedInterest;
	const relieved = Math.min(costs, year.profit);
	owner.unusedInterest = costs - relieved;
	let tax = year.profit * 0.2;
	if (!year.isScottishHome && year.begins > 2026) {
		tax = year.profit * 0.22;
	}
	tax -= relieved * (year.begins > 2026 ? 0.22 : 0.2);
	return Math.max(0, tax);
}

export type SaleByHand = {
	readonly price: number;
	readonly costs: number;
	readonly balance: number;
	readonly gain: number | null;
	readonly tax: number | null;
	readonly left: number;
};

/** The sale of the home when the years of holding have ended, in pounds. */
export function saleByHand(
	home: HomeInPounds,
	outlook: Outlook,
	{ held, owning }: { readonly held: YearsByHand; readonly owning: Owning },
): SaleByHand | null {
	const last = held.years.at(-1);
	if (last === undefined || home.price === null) {
		return null;
	}
	const { value: price, balance } = last;
	const costs = toPenny(price * outlook.sellingShare + outlook.sellingFees / 100);
	let paid = home.boughtFor;
	if (!home.isOwned) {
		const tax = purchaseTaxByHand(
			{ ...home, price: home.price },
			{
				isScottish: owning.nation === "Scotland",
				isWelsh: owning.nation === "Wales",
				isCompany: owning.owners[0]?.company ?? false,
			},
		);
		paid = home.price + tax + home.purchaseFees;
	}
	if (paid === null) {
		return { price, costs, balance, gain: null, tax: null, left: price - costs - balance };
	}
	const gain = price - costs - paid;
	let tax = 0;
	for (const owner of held.owners) {
		tax += gainTax(owner, gain);
	}
	return { price, costs, balance, gain, tax, left: price - costs - balance - tax };
}

/**
 * The tax on an owner's share of a gain. TCGA 1992 s1H, s1I and s1K: £3,000 are free, 18 % where the income leaves room in the basic-rate band, 24 %
 * above. A company: CTA 2009 s2, and CTA 2010 s62: its gain is profit as any other, and a loss of the letting is set against that.
 */
function gainTax({ position, profit, loss }: Owner, ofAll: number): number {
	const gain = toPenny(ofAll * (position === null ? 1 : position.share));
	if (gain <= 0) {
		return 0;
	}
	const other = position === null ? 0 : position.incomePence / 100;
	if (position?.company) {
		const beside = other + profit - loss;
		return toPenny(companysTax(beside + gain) - companysTax(beside));
	}
	const taxed = gain > 3_000 ? gain - 3_000 : 0;
	let room = 0;
	if (position !== null) {
		room = 37_700 - Math.max(0, other + profit - allowanceByHand(other + profit));
	}
	const low = Math.min(taxed, Math.max(0, room));
	return toPenny(low * 0.18 + (taxed - low) * 0.24);
}

/** What a company owes on all its profits, and nothing on a loss. */
function companysTax(profits: number): number {
	const company = { isScottish: false, isCompany: true, year: 2027, share: 1 } as const;
	const only = { otherIncome: 0, interest: 0, unusedInterest: 0 };
	return taxByLaw({ ...company, ...only, rentalProfit: profits }).due;
}

/** ITA 2007 s35: tax-free part of an income, £1 less for each £2 above £100,000, rounded up to the pound. */
export function allowanceByHand(income: number): number {
	const lost = income > 100_000 ? (income - 100_000) / 2 : 0;
	return lost >= 12_570 ? 0 : Math.ceil(12_570 - lost - 1e-9);
}
