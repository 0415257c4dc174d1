import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { round } from "../../base/statistics.ts";
import { type Assumptions, assumptionDefaults, type YearAssumptions } from "./assumptions.ts";
import type { DealTerms } from "./terms.ts";

/** Least and most of a figure, in its own unit. */
export type Limits = { readonly least: number; readonly most: number };

const upTo = (pounds: number): Limits => ({ least: 0, most: fromPounds(pounds) });
const share: Limits = { least: 0, most: 1 };

/** Limits of each assumption in its own unit: pence, or a fraction. Rent and price match the checks of a report's inputs. */
export const assumptionLimits: Readonly<Record<keyof YearAssumptions, Limits>> = {
	price: upTo(100_000_000),
	rent: upTo(100_000),
	depositShare: share,
	interestRate: share,
	voidShare: share,
	managementShare: share,
	maintenanceShare: share,
	insurance: upTo(1_000_000),
	serviceCharge: upTo(1_000_000),
	licenceFee: upTo(1_000_000),
	compliance: upTo(1_000_000),
	purchaseFees: upTo(1_000_000),
	energyWorks: upTo(1_000_000),
};

/** Limits of numeric terms in their own unit: pence, years, rooms, or a fraction of a month's rent. */
export const termLimits = {
	loanLeft: upTo(100_000_000),
	boughtFor: upTo(100_000_000),
	firstYearCosts: upTo(1_000_000),
	repaymentYears: { least: 1, most: 40 },
	arrangementFee: upTo(1_000_000),
	rooms: { least: 1, most: 50 },
	roomRent: upTo(100_000),
	bill: upTo(1_000_000),
	findShare: { least: 0, most: 3 },
	councilTax: upTo(1_000_000),
	groundRent: upTo(1_000_000),
	leaseYears: { least: 0, most: 9_999 },
} as const satisfies Readonly<Record<string, Limits>>;

/** Decimals of a share: a ten-thousandth of a percent. Anything finer is rounding noise. */
const SHARE_DECIMALS = 6;

/**
 * Makes assumptions calculable, whatever was typed. A price or rent outside its limits becomes unknown, any other figure the nearest limit, and NaN its
 * default. A service charge may stay unknown too.
 */
export function withinLimits(assumptions: Assumptions): Assumptions {
	const share = (key: ShareKey) => round(nearest(key, assumptions[key]), SHARE_DECIMALS);
	const cost = (key: CostKey) => pence(Math.round(nearest(key, assumptions[key] ?? Number.NaN)));
	return {
		...termsWithinLimits(assumptions),
		price: orNull(assumptionLimits.price, assumptions.price),
		rent: orNull(assumptionLimits.rent, assumptions.rent),
		depositShare: share("depositShare"),
		interestRate: share("interestRate"),
		voidShare: share("voidShare"),
		managementShare: share("managementShare"),
		maintenanceShare: share("maintenanceShare"),
		insurance: cost("insurance"),
		serviceCharge: assumptions.serviceCharge === null ? null : cost("serviceCharge"),
		licenceFee: cost("licenceFee"),
		compliance: cost("compliance"),
		purchaseFees: cost("purchaseFees"),
		energyWorks: cost("energyWorks"),
	};
}

type Assumed = keyof typeof assumptionDefaults;
type ShareKey = Extract<Assumed, `${string}Share` | "interestRate">;
type CostKey = Exclude<Assumed, ShareKey>;

function nearest(key: Assumed, value: number): number {
	const { least, most } = assumptionLimits[key];
	return Number.isNaN(value)
		? (assumptionDefaults[key].value ?? least)
		: Math.min(Math.max(value, least), most);
}

/** A term outside its limits becomes unknown, or the nearest limit where it must be known. */
function termsWithinLimits(terms: DealTerms): DealTerms {
	const { bills, rooms, repaymentYears } = terms;
	return {
		isOwned: terms.isOwned,
		loanLeft: orNull(termLimits.loanLeft, terms.loanLeft),
		boughtFor: orNull(termLimits.boughtFor, terms.boughtFor),
		valueWhenLet: orNull(termLimits.boughtFor, terms.valueWhenLet),
		isOnlyHome: terms.isOnlyHome,
		isFromAbroad: terms.isFromAbroad,
		firstYearCosts: amount(termLimits.firstYearCosts, terms.firstYearCosts),
		product: terms.product,
		repaymentYears: wholeOrNull(termLimits.repaymentYears, repaymentYears),
		arrangementFee: amount(termLimits.arrangementFee, terms.arrangementFee),
		isFeeAdded: terms.isFeeAdded,
		isPortfolio: terms.isPortfolio,
		rooms: wholeOrNull(termLimits.rooms, rooms),
		roomRent: orNull(termLimits.roomRent, terms.roomRent),
		bills: bills.map(({ id, amount }) => ({ id, amount: orNull(termLimits.bill, amount) })),
		findShare: round(clamp(termLimits.findShare, terms.findShare), SHARE_DECIMALS),
		councilTax: orNull(termLimits.councilTax, terms.councilTax),
		groundRent: amount(termLimits.groundRent, terms.groundRent),
		leaseYears: wholeOrNull(termLimits.leaseYears, terms.leaseYears),
	};
}

function amount(limits: Limits, value: number): Pence {
	return pence(Math.round(clamp(limits, value)));
}

function clamp({ least, most }: Limits, value: number): number {
	return Number.isNaN(value) ? least : Math.min(Math.max(value, least), most);
}

function wholeOrNull({ least, most }: Limits, value: number | null): number | null {
	return value !== null && value >= least && value <= most ? Math.round(value) : null;
}

function orNull({ least, most }: Limits, value: Pence | null): Pence | null {
	return value !== null && value >= least && value <= most ? pence(Math.round(value)) : null;
}
