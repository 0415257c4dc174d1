import { fromPounds, type Pence, pence } from "../money.ts";
import { round } from "../statistics.ts";
import { type Assumptions, assumptionDefaults } from "./assumptions.ts";

type Limits = { readonly least: number; readonly most: number };

const upTo = (pounds: number): Limits => ({ least: 0, most: fromPounds(pounds) });
const share: Limits = { least: 0, most: 1 };

/** What an assumption may be, in its own unit: pence, or a fraction. Rent and price as a report's inputs are checked. */
export const assumptionLimits: Readonly<Record<keyof Assumptions, Limits>> = {
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

/** Shares are read to a ten-thousandth of a percent: finer ones are the noise of a division. */
const SHARE_DECIMALS = 6;

/**
 * Assumptions that can be calculated with, whatever was typed. A price or rent outside its limits counts as not known; any other figure as
 * the nearest limit, and one that is no number at all as its default. A service charge may be not known too.
 */
export function withinLimits(assumptions: Assumptions): Assumptions {
	const share = (key: ShareKey) => round(nearest(key, assumptions[key]), SHARE_DECIMALS);
	const cost = (key: CostKey) => pence(Math.round(nearest(key, assumptions[key] ?? Number.NaN)));
	return {
		price: orNull("price", assumptions.price),
		rent: orNull("rent", assumptions.rent),
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

function orNull(key: "price" | "rent", value: Pence | null): Pence | null {
	const { least, most } = assumptionLimits[key];
	return value !== null && value >= least && value <= most ? pence(Math.round(value)) : null;
}
