import { fromPounds, type Pence } from "../money.ts";

/** What a year's figures rest on, all of it the reader's to edit. Shares and rates are fractions: 0.05 is 5 %. */
export type Assumptions = {
	readonly price: Pence | null;
	/** A month. */
	readonly rent: Pence | null;
	/** Of the price. */
	readonly depositShare: number;
	/** Of an interest-only loan, a year. */
	readonly interestRate: number;
	/** Of the year's rent. */
	readonly voidShare: number;
	/** Of the rent left after voids, VAT included. */
	readonly managementShare: number;
	/** Of the year's rent: a home wears whether it is let or not. */
	readonly maintenanceShare: number;
	/** A year, as the next three. */
	readonly insurance: Pence;
	/** With ground rent. */
	readonly serviceCharge: Pence;
	/** The fee over the years that the licence lasts. */
	readonly licenceFee: Pence;
	readonly compliance: Pence;
	/** Legal work and survey, once. */
	readonly purchaseFees: Pence;
	/** Once. */
	readonly energyWorks: Pence;
};

type Assumed = Omit<Assumptions, "price" | "rent">;

/** An assumption before the reader edits it, and the sentence that says where it is from. */
type Default<Value> = { readonly value: Value; readonly source: string };

/** A published range stands as its midpoint (DECISIONS 2), a range of prices for a service as its upper end. Source: FACTS 4.3, 4.4. */
export const assumptionDefaults: {
	readonly [Name in keyof Assumed]: Default<Assumed[Name]>;
} = {
	depositShare: { value: 0.25, source: "A typical loan is 75% of the price." },
	interestRate: {
		value: 0.0485,
		source: "Average rate of new buy-to-let loans, UK Finance, third quarter of 2025.",
	},
	voidShare: { value: 0.05, source: "About three weeks a year without a tenant." },
	managementShare: {
		value: 0.12,
		source: "Agents ask 10 to 12% of the rent, VAT included; finding a tenant costs extra.",
	},
	maintenanceShare: { value: 0.1, source: "A common allowance is 10% of the rent." },
	insurance: {
		value: fromPounds(325),
		source: "Landlord's insurance is £250 to £400 a year; the middle is used.",
	},
	serviceCharge: {
		value: fromPounds(0),
		source: "Service charge and ground rent are not known; enter them for a leasehold home.",
	},
	licenceFee: {
		value: fromPounds(0),
		source: "A fifth of the council's fee for a five-year licence, where one is needed.",
	},
	compliance: {
		value: fromPounds(325),
		source: "Safety checks and certificates are £250 to £400 a year; the middle is used.",
	},
	purchaseFees: {
		value: fromPounds(2_500),
		source: "Legal work and a survey are £2,000 to £3,000; the middle is used.",
	},
	energyWorks: {
		value: fromPounds(0),
		source: "The cost of the energy certificate's steps to band C, where it is known.",
	},
};

/** The defaults around a price and a monthly rent, either of which may be missing. */
export function startingAssumptions(home: Pick<Assumptions, "price" | "rent">): Assumptions {
	return {
		...home,
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
	};
}
