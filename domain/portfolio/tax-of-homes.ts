import type { IsoDate } from "../base/calendar.ts";
import { type Pence, pence } from "../base/money.ts";
import { taxOnBusiness } from "../subjects/finance/owners-tax.ts";
import type { OwnerShare, PropertyOwner } from "./kept-home.ts";

/** What a home brings in a year before any tax, and what its loan costs. */
export type HomeYear = {
	readonly homeId: string;
	readonly owners: readonly OwnerShare[];
	readonly netOperatingIncome: Pence;
	/** All of the loan's cost, which a company deducts. */
	readonly loanCost: Pence;
	/** What of it earns a person relief: on the loan up to the home's value when first let (Rule TAX-8). */
	readonly financeCost: Pence;
};

/** An owner's tax on all homes together. Source: Rule FLEET-1, Rule FLEET-2. */
export type OwnerTax = {
	readonly ownerId: string;
	/** Because of all lettings; below zero where a company's loss saves tax on its other profits. */
	readonly due: Pence;
	/** Taxed profit of the property business; below zero where a company's loss lowered its other profits. */
	readonly profit: Pence;
	/** Carried into the next year. */
	readonly loss: Pence;
	readonly financeCost: Pence;
	/** Tax with a home less tax without it, for every home of which the owner has a share. They do not add up to `due`. */
	readonly homes: readonly { readonly homeId: string; readonly due: Pence }[];
};

/** Sentences that stand beside the tax of many homes. */
export const taxOfHomesNotes: readonly string[] = [
	"A person's homes in the United Kingdom are one business: profits and losses count together.",
	"A home's tax is the tax with it less the tax without it. These do not add up to the whole.",
	"Spouses count half each unless they state other shares.",
	"What is missing from 100% belongs to others, and their tax is left out.",
	"We do not reckon the tax of partnerships: each is a business of its own.",
	"A company's loss counts against all its profits of the year, an earlier one as if claimed in full.",
];

/** Why homes cannot be owned as stated, in a sentence; null where they can. */
export function sharesRefusal(
	shares: readonly OwnerShare[],
	owners: readonly Pick<PropertyOwner, "id">[],
): string | null {
	const known = new Set(owners.map(({ id }) => id));
	const named = new Set(shares.map(({ ownerId }) => ownerId));
	if (shares.some(({ ownerId }) => !known.has(ownerId))) {
		return "Name the owner before giving a share";
	}
	if (named.size < shares.length) {
		return "An owner stands once beside a home";
	}
	if (shares.some(({ share }) => !(share > 0 && share <= 1))) {
		return "A share lies above 0% and up to 100%";
	}
	return shares.reduce((sum, { share }) => sum + share, 0) > 1 + ROUNDING
		? "The shares of the owners make 100% at most"
		: null;
}

/** Tolerance for a sum of shares, which are typed in hundredths. */
const ROUNDING = 1e-6;

/** The part of a home's year that is one owner's. A company's result is after its loan, a person's before. */
type Part = { readonly homeId: string; readonly result: number; readonly financeCost: number };

/**
 * Every owner's tax on a year of all homes together, from the tax year of the day. Null where no rates are held for it.
 * @param companyCosts a company's yearly costs of its own, once however many homes it lets (Rule TAX-1).
 */
export function taxOfHomes(
	homes: readonly HomeYear[],
	owners: readonly PropertyOwner[],
	{ day, companyCosts }: { readonly day: IsoDate; readonly companyCosts: Pence },
): readonly OwnerTax[] | null {
	const parts = partsByOwner(homes, owners);
	const taxes = owners.map((owner) =>
		ownerTax(owner, parts.get(owner.id) ?? [], { day, companyCosts }),
	);
	const known = taxes.filter((tax) => tax !== null);
	return known.length < taxes.length ? null : known;
}

/** Ids of the owners that are companies. */
export function companyIds(owners: readonly PropertyOwner[]): ReadonlySet<string> {
	return new Set(owners.filter(({ kind }) => kind === "company").map(({ id }) => id));
}

function partsByOwner(
	homes: readonly HomeYear[],
	owners: readonly PropertyOwner[],
): ReadonlyMap<string, readonly Part[]> {
	const companies = companyIds(owners);
	const parts = new Map<string, Part[]>();
	for (const { homeId, netOperatingIncome, loanCost, financeCost, owners: shares } of homes) {
		for (const { ownerId, share } of shares) {
			const isCompany = companies.has(ownerId);
			const part = {
				homeId,
				result: Math.round((netOperatingIncome - (isCompany ? loanCost : 0)) * share),
				financeCost: isCompany ? 0 : Math.round(financeCost * share),
			};
			const others = parts.get(ownerId) ?? [];
			others.push(part);
			parts.set(ownerId, others);
		}
	}
	return parts;
}

function ownerTax(
	owner: PropertyOwner,
	parts: readonly Part[],
	{ day, companyCosts }: { readonly day: IsoDate; readonly companyCosts: Pence },
): OwnerTax | null {
	const costs = owner.kind === "company" && parts.length > 0 ? companyCosts : 0;
	const result = parts.reduce((sum, part) => sum + part.result, -costs);
	const financeCost = parts.reduce((sum, part) => sum + part.financeCost, 0);
	const taxOn = (of: { readonly result: number; readonly financeCost: number }) =>
		taxOnBusiness(
			{ day, result: pence(of.result), financeCost: pence(of.financeCost) },
			asTaxed(owner),
		);
	const all = taxOn({ result, financeCost });
	const dues = parts.map((part) => {
		const rest = { result: result - part.result, financeCost: financeCost - part.financeCost };
		const without = taxOn(rest);
		return all && without ? [{ homeId: part.homeId, due: pence(all.due - without.due) }] : [];
	});
	return (
		all && {
			ownerId: owner.id,
			due: all.due,
			profit: all.profit,
			loss: all.loss,
			financeCost: all.financeCost,
			homes: dues.flat(),
		}
	);
}

/** The owner as the tax on one business takes them. Corporation tax is the same in all nations. */
function asTaxed(owner: PropertyOwner): Parameters<typeof taxOnBusiness>[1] {
	if (owner.kind === "company") {
		const { otherProfitsPence: incomePence, associatedCompanies, lossPence: loss } = owner;
		const nation = "England";
		return {
			owner: { incomePence, nation, share: 1, company: true },
			nation,
			associatedCompanies,
			carried: { loss, financeCost: pence(0) },
		};
	}
	const { incomePence, nation, lossPence: loss, financeCostPence: financeCost } = owner;
	return {
		owner: { incomePence, nation, share: 1, company: false },
		nation,
		carried: { loss, financeCost },
	};
}
