import type { Assumptions } from "../assumptions.ts";

/**
 * A year of a letting, its loan and its purchase, calculated independently from their description and the law: in pounds instead of pence, month by month,
 * without tables and without the product's code. Tests compare it with the product.
 */
export type YearByHand = {
	/** All in pounds; null where a price or a rent is missing. */
	readonly rent: number | null;
	readonly voidLoss: number | null;
	readonly management: number | null;
	readonly maintenance: number | null;
	readonly bills: number;
	readonly netOperatingIncome: number | null;
	readonly deposit: number | null;
	readonly loan: number | null;
	readonly interest: number | null;
	readonly repaid: number | null;
	readonly financeCost: number | null;
	readonly cashFlow: number | null;
	readonly purchaseTax: number | null;
	readonly moneyIn: number | null;
	/** In percent. */
	readonly grossYield: number | null;
	readonly netYield: number | null;
	readonly cashOnCash: number | null;
};

/** Buyer and place; the home's terms say the rest about the buyer. */
export type BuyingByHand = {
	readonly isScottish: boolean;
	readonly isWelsh: boolean;
	readonly isCompany: boolean;
};

/** A home and its terms, with every amount in pounds. */
export type HomeInPounds = ReturnType<typeof inPounds>;

/** Typed assumptions with all amounts in pounds; an unknown charge counts as zero. */
export function inPounds(typed: Assumptions) {
	return {
		...typed,
		price: poundsOf(typed.price),
		rent: poundsOf(typed.rent),
		roomRent: poundsOf(typed.roomRent),
		bills: typed.bills.map(({ amount }) => (amount === null ? 0 : amount / 100)),
		councilTax: poundsOf(typed.councilTax) ?? 0,
		serviceCharge: poundsOf(typed.serviceCharge) ?? 0,
		insurance: typed.insurance / 100,
		groundRent: typed.groundRent / 100,
		licenceFee: typed.licenceFee / 100,
		compliance: typed.compliance / 100,
		loanLeft: poundsOf(typed.loanLeft),
		boughtFor: poundsOf(typed.boughtFor),
		valueWhenLet: poundsOf(typed.valueWhenLet),
		arrangementFee: typed.arrangementFee / 100,
		purchaseFees: typed.purchaseFees / 100,
		energyWorks: typed.energyWorks / 100,
		firstYearCosts: typed.firstYearCosts / 100,
	};
}

function poundsOf(amount: number | null): number | null {
	return amount === null ? null : amount / 100;
}

/** Rounds pounds to the penny, half a penny up, ignoring floating-point error. */
export function toPenny(pounds: number): number {
	return Math.round(pounds * 100 + 1e-6) / 100;
}

/** The first year of a letting bought, or owned, in a nation on a day of the rates of 2026-27. */
export function yearByHand(home: HomeInPounds, buying: BuyingByHand): YearByHand {
	const letting = lettingByHand(home);
	const { price } = home;
	if (price === null) {
		return {
			...letting,
			...ownedLoanByHand(home, letting.netOperatingIncome),
			...{ deposit: null, purchaseTax: null, moneyIn: null },
			...{ grossYield: null, netYield: null, cashOnCash: null },
		};
	}
	const { borrowed, fee, owed } = borrowedByHand(home, price);
	const { interest, repaid } = loanByHand(owed, home.interestRate, home.repaymentYears)(1);
	let purchaseTax: number | null = null;
	let paid = price;
	if (!home.isOwned) {
		purchaseTax = purchaseTaxByHand({ ...home, price }, buying);
		paid = price + purchaseTax + home.purchaseFees;
	}
	let moneyIn = paid - borrowed + home.energyWorks + home.firstYearCosts;
	if (!home.isFeeAdded) {
		moneyIn += fee;
	}
	const { rent, netOperatingIncome } = letting;
	let cashFlow: number | null = null;
	if (netOperatingIncome !== null) {
		cashFlow = netOperatingIncome - interest - repaid;
	}
	return {
		...letting,
		deposit: price - borrowed,
		loan: owed,
		interest,
		repaid,
		financeCost: financeCostByHand(home, { interest, fee, year: 1, owed }),
		cashFlow,
		purchaseTax,
		moneyIn,
		grossYield: percent(rent, price),
		netYield: percent(netOperatingIncome, paid),
		cashOnCash: percent(cashFlow, moneyIn),
	};
}

/** The loan of an owned home of unknown value: what is left of it is known. */
function ownedLoanByHand(home: HomeInPounds, netOperatingIncome: number | null) {
	if (!home.isOwned || home.loanLeft === null) {
		return { loan: null, interest: null, repaid: null, financeCost: null, cashFlow: null };
	}
	const { fee, owed } = borrowedByHand(home, home.loanLeft);
	const { interest, repaid } = loanByHand(owed, home.interestRate, home.repaymentYears)(1);
	return {
		...{ loan: owed, interest, repaid },
		financeCost: financeCostByHand(home, { interest, fee, year: 1, owed }),
		cashFlow: netOperatingIncome === null ? null : netOperatingIncome - interest - repaid,
	};
}

/** Null for a percentage of zero. */
function percent(amount: number | null, of: number): number | null {
	return amount === null || of <= 0 ? null : (amount / of) * 100;
}

/** What a year of the letting brings before its loan. */
export function lettingByHand(home: HomeInPounds) {
	let bills = 0;
	if (home.rooms === null) {
		// Tenants of a home let whole pay their own council tax; the landlord does while it is empty.
		bills = toPenny(home.councilTax * home.voidShare);
	} else {
		for (const bill of home.bills) {
			bills += bill;
		}
	}
	const month = monthByHand(home);
	if (month === null) {
		const unknown = { rent: null, voidLoss: null, management: null, maintenance: null };
		return { ...unknown, bills, netOperatingIncome: null };
	}
	let rent = 0;
	for (let each = 1; each <= 12; each += 1) {
		rent += month;
	}
	const voidLoss = toPenny(rent * home.voidShare);
	// The agent sends two bills, each in whole pennies.
	const collecting = toPenny((rent - voidLoss) * home.managementShare);
	const management = collecting + toPenny(month * home.findShare);
	const maintenance = toPenny(rent * home.maintenanceShare);
	const { insurance, serviceCharge, groundRent, licenceFee, compliance } = home;
	let netOperatingIncome = rent - voidLoss - management - maintenance - bills;
	netOperatingIncome -= insurance + serviceCharge + groundRent + licenceFee + compliance;
	return { rent, voidLoss, management, maintenance, bills, netOperatingIncome };
}

function monthByHand({ rooms, roomRent, rent }: HomeInPounds): number | null {
	if (rooms === null) {
		return rent;
	}
	return roomRent === null ? null : rooms * roomRent;
}

/** What is borrowed, what the lender asks for it, and what is owed on the first day. */
export function borrowedByHand(home: HomeInPounds, price: number) {
	let borrowed = price - toPenny(price * home.depositShare);
	if (home.isOwned && home.loanLeft !== null) {
		borrowed = home.loanLeft;
	}
	const fee = borrowed > 0 ? home.arrangementFee : 0;
	return { borrowed, fee, owed: home.isFeeAdded ? borrowed + fee : borrowed };
}

/** Simulates a loan month by month, and reports any of its years. */
export function loanByHand(owed: number, rate: number, years: number | null) {
	return (wanted: number) => {
		if (years === null) {
			return { interest: toPenny(owed * rate), repaid: 0, balance: owed };
		}
		const months = years * 12;
		const ofMonth = rate / 12;
		let payment = owed / months;
		if (ofMonth > 0) {
			payment = (owed * ofMonth) / (1 - 1 / (1 + ofMonth) ** months);
		}
		let balance = owed;
		let interest = 0;
		let repaid = 0;
		for (let month = 1; month <= wanted * 12 && month <= months; month += 1) {
			if (month % 12 === 1) {
				interest = 0;
				repaid = 0;
			}
			const charged = balance * ofMonth;
			interest += charged;
			repaid += payment - charged;
			balance -= payment - charged;
		}
		if (wanted > years) {
			return { interest: 0, repaid: 0, balance: 0 };
		}
		return { interest: toPenny(interest), repaid: toPenny(repaid), balance: toPenny(balance) };
	};
}

type CostOfLoan = {
	readonly interest: number;
	readonly fee: number;
	readonly year: number;
	/** On the first day. */
	readonly owed: number;
};

/**
 * Yearly cost of the loan for tax: interest, and the fee spread over the years with a fixed rate. HMRC BIM45700: borrowing above the home's value when
 * first let does not count for the letting.
 */
export function financeCostByHand(
	{ product, isOwned, valueWhenLet }: HomeInPounds,
	{ interest, fee, year, owed }: CostOfLoan,
): number {
	const fixed = product === "two_year" ? 2 : 5;
	let counts = interest;
	if (isOwned && valueWhenLet !== null && owed > valueWhenLet) {
		counts = (interest / owed) * valueWhenLet;
	}
	return toPenny(year <= fixed ? counts + fee / fixed : counts);
}

/**
 * The tax on a purchase in pounds at the rates of November 2026. Finance Act 2003 s55 and Schedules 4ZA and 9A; Land Transaction Tax (Tax Bands and
 * Tax Rates) (Wales) Regulations 2018; Land and Buildings Transaction Tax (Scotland) Act 2013 s24 and Schedule 2A.
 */
export function purchaseTaxByHand(
	home: { readonly price: number; readonly isOnlyHome: boolean; readonly isFromAbroad: boolean },
	buying: BuyingByHand,
): number {
	const { price, isOnlyHome, isFromAbroad } = home;
	// Additional dwellings and buyers from abroad are charged from £40,000, and the main rates begin above it.
	if (price < 40_000) {
		return 0;
	}
	const isMain = isOnlyHome && !buying.isCompany;
	let tax = 0;
	let below = 0;
	const upTo = (end: number, rate: number) => {
		if (price > below) {
			tax += ((Math.min(price, end) - below) * rate) / 100;
		}
		below = end;
	};
	const rest = Number.MAX_SAFE_INTEGER;
	if (buying.isScottish) {
		upTo(145_000, 0);
		upTo(250_000, 2);
		upTo(325_000, 5);
		upTo(750_000, 10);
		upTo(rest, 12);
		return toPenny(isMain ? tax : tax + price * 0.08);
	}
	if (buying.isWelsh && isMain) {
		upTo(225_000, 0);
		upTo(400_000, 6);
		upTo(750_000, 7.5);
		upTo(1_500_000, 10);
		upTo(rest, 12);
	} else if (buying.isWelsh) {
		upTo(180_000, 5);
		upTo(250_000, 8.5);
		upTo(400_000, 10);
		upTo(750_000, 12.5);
		upTo(1_500_000, 15);
		upTo(rest, 17);
	} else {
		const more = (isMain ? 0 : 5) + (isFromAbroad ? 2 : 0);
		upTo(125_000, more);
		upTo(250_000, 2 + more);
		upTo(925_000, 5 + more);
		upTo(1_500_000, 10 + more);
		upTo(rest, 12 + more);
		// HMRC SDLTM00050: down to the pound.
		return Math.floor(tax + 1e-8);
	}
	return toPenny(tax);
}
