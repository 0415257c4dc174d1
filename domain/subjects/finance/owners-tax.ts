import type { IsoDate } from "../../base/calendar.ts";
import { type Pence, pence } from "../../base/money.ts";
import { incomeTaxAtBand } from "./income-tax.ts";
import type { Position, TaxContext } from "./position.ts";
import { taxAtPosition } from "./position-tax.ts";

/** What an owner carries forward into the next year. */
type Carried = { readonly loss: Pence; readonly financeCost: Pence };

/** All owners' tax on a year of the letting. */
export type OwnersTax = {
	readonly due: Pence;
	/** One entry for each owner, in the order stated; a basic-rate owner where none is. */
	readonly owners: readonly (Carried & {
		readonly position: Position | null;
		readonly due: Pence;
		/** Taxed profit from this owner's share; below zero where a company's loss lowered its other profits. */
		readonly profit: Pence;
	})[];
};

type TaxedYear = {
	readonly day: IsoDate;
	readonly netOperatingIncome: Pence;
	readonly financeCost: Pence;
};

/**
 * Every owner's tax on their share of a year, with losses and finance costs carried forward. Without a stated position it is one owner's at the basic rate,
 * the decisive tax elsewhere too (Rule TAX-1). Null where no rates are held. Source: Rule TAX-5.
 */
export function taxOnOwners(
	year: TaxedYear,
	{ nation, position = null, coOwners = [] }: TaxContext,
	before: OwnersTax | null,
): OwnersTax | null {
	const owners = [position, ...coOwners].map((owner, at) =>
		taxOnOwner(year, { owner, nation, carried: before?.owners[at] ?? nothingCarried }),
	);
	const known = owners.filter((owner) => owner !== null);
	return known.length < owners.length
		? null
		: { due: pence(known.reduce((total, { due }) => total + due, 0)), owners: known };
}

const nothingCarried: Carried = { loss: pence(0), financeCost: pence(0) };

type Owner = Pick<TaxContext, "nation"> & {
	readonly owner: Position | null;
	readonly carried: Carried;
	/** Of a company; only its homes together state them. */
	readonly associatedCompanies?: number;
};

function taxOnOwner(year: TaxedYear, { owner, nation, carried }: Owner) {
	const share = owner?.share ?? 1;
	const ofShare = (amount: number) => pence(Math.round(amount * share));
	// A company's result is after interest, which it deducts; a person's is before it.
	const deducted = owner?.company ? year.financeCost : 0;
	const business = {
		day: year.day,
		result: ofShare(year.netOperatingIncome - deducted),
		financeCost: owner?.company ? pence(0) : ofShare(year.financeCost),
	};
	return taxOnBusiness(business, { owner, nation, carried });
}

/** A year of one owner's property business: their parts of one letting or of many. */
type BusinessYear = {
	readonly day: IsoDate;
	/** Before finance costs for a person, after them for a company. */
	readonly result: Pence;
	/** Of a person. */
	readonly financeCost: Pence;
};

/**
 * One owner's tax on a year of the property business, whatever their share of a home. A person's loss waits for a later profit of the business; a company's goes
 * against its total profits of the year, and what is left of it against later ones. Null where no rates are held.
 * Source: Income Tax Act 2007 sections 118 and 119; Corporation Tax Act 2010 section 62.
 */
export function taxOnBusiness(
	{ day, result: ofYear, financeCost }: BusinessYear,
	{ owner, nation, carried, associatedCompanies }: Owner,
): OwnersTax["owners"][number] | null {
	const result = pence(ofYear - carried.loss);
	const usable = owner?.company ? owner.incomePence : 0;
	const letting = {
		day,
		profitBeforeFinance: pence(Math.max(-usable, result)),
		financeCost,
		broughtForward: carried.financeCost,
	};
	const tax = owner
		? taxAtPosition(letting, { ...owner, share: 1 }, associatedCompanies)
		: incomeTaxAtBand(letting, { nation, taxpayer: "basic" });
	return tax.known
		? {
				position: owner,
				due: tax.due,
				profit: letting.profitBeforeFinance,
				loss: pence(Math.max(0, -usable - result)),
				financeCost: tax.carriedForward,
			}
		: null;
}
