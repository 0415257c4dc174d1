import type { IsoDate } from "../../base/calendar.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import { type DealTerms, plainTerms } from "./terms.ts";

/** The assumptions behind a year's figures, all editable. Shares and rates are fractions: 0.05 is 5 %. */
export type Assumptions = YearAssumptions & DealTerms;

/** Assumptions of every letting, each with a default. */
export type YearAssumptions = {
	readonly price: Pence | null;
	/** A month. */
	readonly rent: Pence | null;
	/** Of the price. */
	readonly depositShare: number;
	/** Of the loan, a year. */
	readonly interestRate: number;
	/** Of the year's rent. */
	readonly voidShare: number;
	/** Of the rent left after voids, VAT included. */
	readonly managementShare: number;
	/** Of the year's rent, without voids, because a home wears whether it is let or not. */
	readonly maintenanceShare: number;
	/** A year, as the next three. */
	readonly insurance: Pence;
	/** Includes ground rent unless that is stated separately. Null for a flat or leasehold home with an unknown charge; results then exclude it. */
	readonly serviceCharge: Pence | null;
	/** The fee divided by the licence's years. */
	readonly licenceFee: Pence;
	readonly compliance: Pence;
	/** Legal work and survey, once. */
	readonly purchaseFees: Pence;
	/** Once. */
	readonly energyWorks: Pence;
};

type Assumed = Omit<YearAssumptions, "price" | "rent">;

/** Source of a figure that we assume, as shown to the reader. */
export type AssumptionSource = {
	/** In a sentence for the reader. */
	readonly source: string;
	/** Day that the source gives for the figure; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Day on which it was last read. */
	readonly lastChecked: IsoDate;
	/** Whether it was counted and published, is trade practice, or is our own estimate. */
	readonly kind: "published" | "trade" | "estimate";
};

/** An assumption before the reader edits it. */
export type Default<Value> = AssumptionSource & { readonly value: Value };

const undated = { asOf: null, lastChecked: "2026-11-20", kind: "trade" } as const;

/** Range of the average five-year rate in percent, by our estimate. Source: Fact LENDING-F3. */
export const estimatedRates = { low: 5.5, high: 6.2 } as const;

/**
 * Trade ranges use the midpoint (Rule EVIDENCE-6), price ranges of services the upper end. The loan follows Rule MONEY-2 until a newer average is found.
 * Source: Fact LENDING-F3, Fact COST-F1.
 */
export const assumptionDefaults: {
	readonly [Name in keyof Assumed]: Default<Assumed[Name]>;
} = {
	depositShare: {
		value: 0.25,
		source: "A typical loan is 75% of the price.",
		...undated,
		lastChecked: "2026-11-22",
	},
	interestRate: {
		value: 0.059,
		source: `Our estimate for autumn 2026 of a loan fixed for five years, ${estimatedRates.low} to ${estimatedRates.high}%: the last average found is 5.63% of 26 March 2026 (Moneyfacts, in GB News), and swap rates have risen since.`,
		asOf: "2026-09-14",
		lastChecked: "2026-11-27",
		kind: "estimate",
	},
	voidShare: { value: 0.05, source: "About three weeks a year without a tenant.", ...undated },
	managementShare: {
		value: 0.12,
		source: "Agents ask 10 to 12% with VAT; finding a tenant is extra.",
		...undated,
	},
	maintenanceShare: {
		value: 0.1,
		source: "A common allowance is 10% of the rent.",
		...undated,
		lastChecked: "2026-11-22",
	},
	insurance: {
		value: fromPounds(325),
		source: "Landlord's insurance is £250 to £400 a year: the middle.",
		...undated,
	},
	serviceCharge: {
		value: fromPounds(0),
		source: "No service charge is assumed for a house.",
		...undated,
	},
	licenceFee: {
		value: fromPounds(0),
		source: "A fifth of the council's fee for a five-year licence, where one is needed.",
		...undated,
	},
	compliance: {
		value: fromPounds(325),
		source: "Checks and certificates are £250 to £400 a year: the middle.",
		...undated,
	},
	purchaseFees: {
		value: fromPounds(2_500),
		source: "Legal work and a survey are £2,000 to £3,000: the middle.",
		...undated,
	},
	energyWorks: {
		value: fromPounds(0),
		source: "The cost of the energy certificate's steps to band C, where it is known.",
		...undated,
	},
};

/** Defaults for a price and a monthly rent, either of which may be missing, and for what else is known about the home. */
export function startingAssumptions(
	home: Pick<Assumptions, "price" | "rent"> & Partial<Assumed & DealTerms>,
): Assumptions {
	return {
		...plainTerms,
		depositShare: assumptionDefaults.depositShare.value,
		interestRate: assumptionDefaults.interestRate.value,
		voidShare: assumptionDefaults.voidShare.value,
		managementShare: assumptionDefaults.managementShare.value,
		maintenanceShare: assumptionDefaults.maintenanceShare.value,
		insurance: assumptionDefaults.insurance.value,
		serviceCharge: assumptionDefaults.serviceCharge.value,
		licenceFee: assumptionDefaults.licenceFee.value,
		compliance: assumptionDefaults.compliance.value,
		purchaseFees: assumptionDefaults.purchaseFees.value,
		energyWorks: assumptionDefaults.energyWorks.value,
		...home,
	};
}
