import type { IsoDate } from "../../base/calendar.ts";
import type { Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { type Ated, ated } from "./ated.ts";
import { type PurchaseTax, purchaseTax } from "./purchase-tax.ts";

/** Legal duties that arise because a company owns the home; null where none arise at this price. */
export type CompanyDuties = {
	/** Annual tax on enveloped dwellings, for a home let to people unconnected with the company. */
	readonly ated: Ated | null;
	/** Purchase tax at the single rate, without the rental-business relief; also null for a home already owned. */
	readonly taxWithoutRelief: PurchaseTax | null;
};

type EnvelopedPurchase = {
	readonly price: Pence;
	readonly isOwned: boolean;
	readonly isFromAbroad: boolean;
};

/**
 * What a company owes for owning a home, or would owe without a relief. The annual tax applies in all nations, the single rate of stamp duty in England and
 * Northern Ireland. Source: Finance Act 2013 part 3; Finance Act 2003 schedule 4A; Fact TAX-F2, Fact TAX-F8.
 */
export function companyDuties(
	{ price, isOwned, isFromAbroad }: EnvelopedPurchase,
	{ nation, day }: { readonly nation: Nation; readonly day: IsoDate },
): CompanyDuties {
	const yearly = ated({ value: price, day, isLetToUnconnected: true });
	const taxOf = (claimsRelief: boolean) =>
		purchaseTax(nation, price, day, {
			isOnlyHome: false,
			isFromAbroad,
			isCompany: true,
			claimsRelief,
		});
	const [relieved, unrelieved] = isOwned ? [null, null] : [taxOf(true), taxOf(false)];
	return {
		ated: yearly?.isReturnDue ? yearly : null,
		taxWithoutRelief: unrelieved?.total === relieved?.total ? null : unrelieved,
	};
}
