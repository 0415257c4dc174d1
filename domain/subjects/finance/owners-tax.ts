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
		/** Taxed profit from this owner's share. */
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
 * the decisive tax elsewhere too (Rule TAX-1). A loss is only set against later profits of the letting.
 * Null where no rates are held. Source: Income Tax Act 2007 sections 118 and 119; Corporation Tax Act 2009 section 463; Rule TAX-5.
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
};

function taxOnOwner(year: TaxedYear, { owner, nation, carried }: Owner) {
	const share = owner?.share ?? 1;
	const ofShare = (amount: number) => pence(Math.round(amount * share));
	// A company's loss is after interest, which it deducts; a person's is before it.
	const deducted = owner?.company ? year.financeCost : 0;
	const result = pence(ofShare(year.netOperatingIncome - deducted) - carried.loss);
	const letting = {
		day: year.day,
		profitBeforeFinance: pence(Math.max(0, result)),
		financeCost: owner?.company ? pence(0) : ofShare(year.financeCost),
		broughtForward: carried.financeCost,
	};
	// The share is applied here, because carried amounts already belong to one owner.
	const tax = owner
		? taxAtPosition(letting, { ...owner, share: 1 })
		: incomeTaxAtBand(letting, { nation, taxpayer: "basic" });
	return tax.known
		? {
				position: owner,
				due: tax.due,
				profit: tax.profit,
				loss: pence(Math.max(0, -result)),
				financeCost: tax.carriedForward,
			}
		: null;
}
