import type { IsoDate } from "../../base/calendar.ts";
import { type Pence, pence, sumOfKnown } from "../../base/money.ts";
import { nextTaxYear, type TaxYear, taxYearOf } from "../../base/tax-year.ts";
import type { LettingYear } from "./cash-flow.ts";
import { incomeTaxAtBand, type LettingTax, type TaxedLetting } from "./income-tax.ts";
import { taxesOf } from "./nation-taxes.ts";
import type { TaxContext } from "./position.ts";
import { taxAtPosition } from "./position-tax.ts";
import { type Taxpayer, taxpayers } from "./tax-rules.ts";

/** A tax on a year of the letting, and what is left after it. */
export type Taxed = {
	readonly tax: LettingTax;
	/** Cash flow (for a position, its share) minus the tax; null where either is unknown. */
	readonly afterTax: Pence | null;
};

/** Tax of a person in a band who states no income. */
export type TaxCase = Taxed & { readonly taxpayer: Taxpayer; readonly label: string };

/** The tax of one tax year. */
export type TaxedYear = {
	/** "2026-27". */
	readonly year: string;
	readonly from: IsoDate;
	/** The three bands. */
	readonly cases: readonly TaxCase[];
	/** At the position stated; null where none is. */
	readonly position: Taxed | null;
	/** Of each other owner that is stated. */
	readonly coOwners: readonly Taxed[];
};

/**
 * Tax on a year of the letting in the tax year of a day and in the next, as if both brought the same figures. Finance cost without a credit in the first is
 * brought forward to the second.
 */
export function taxedYears(letting: LettingYear, context: TaxContext): readonly TaxedYear[] {
	const taxYear = taxYearOf(context.day);
	const first = taxedYear(taxYear, letting, context);
	return [first, taxedYear(nextTaxYear(taxYear), letting, context, first)];
}

/**
 * What a letting leaves after tax in the tax year of the day: for all stated owners together, else for one person in a band. Null where unknown.
 * Source: Rule TAX-1.
 */
export function afterTaxOfYear(
	letting: Pick<LettingYear, "netOperatingIncome" | "financeCost" | "cashFlow">,
	context: TaxContext,
	taxpayer: Taxpayer = "basic",
): Pence | null {
	return afterTaxOfOwners(taxedYear(taxYearOf(context.day), letting, context), taxpayer);
}

/** What is left after the decisive tax: for all stated owners together, else for one person in a band. Null where unknown. Source: Rule TAX-1. */
export function afterTaxOfOwners(year: TaxedYear, taxpayer: Taxpayer = "basic"): Pence | null {
	return sumOfKnown([
		decisiveTax(year, taxpayer)?.afterTax ?? null,
		...year.coOwners.map(({ afterTax }) => afterTax),
	]);
}

/** The decisive tax: at the stated position, else at the basic rate, which never turns a profit into a loss. Source: Rule TAX-1. */
export function decisiveTax(
	{ cases, position }: TaxedYear,
	among: Taxpayer = "basic",
): Taxed | null {
	return position ?? cases.find(({ taxpayer }) => taxpayer === among) ?? null;
}

function taxedYear(
	{ name, from }: TaxYear,
	letting: Pick<LettingYear, "netOperatingIncome" | "financeCost" | "cashFlow">,
	{ nation, position = null, coOwners = [] }: TaxContext,
	before?: TaxedYear,
): TaxedYear {
	const taxed = (share: number, last: Taxed | null | undefined, taxOf: TaxOf): Taxed => {
		const year = taxedLetting(letting, from, last?.tax);
		const tax = year ? taxOf(year) : unknownSums;
		const { cashFlow } = letting;
		const isKnown = tax.known && cashFlow !== null;
		return { tax, afterTax: isKnown ? pence(Math.round(cashFlow * share) - tax.due) : null };
	};
	const labels = taxesOf(nation).taxpayers;
	const cases = taxpayers.map((taxpayer) => {
		const last = before?.cases.find((each) => each.taxpayer === taxpayer);
		const taxOf: TaxOf = (year) => incomeTaxAtBand(year, { nation, taxpayer });
		return { taxpayer, label: labels[taxpayer], ...taxed(1, last, taxOf) };
	});
	return {
		year: name,
		from,
		cases,
		position:
			position && taxed(position.share, before?.position, (year) => taxAtPosition(year, position)),
		coOwners: coOwners.map((owner, at) =>
			taxed(owner.share, before?.coOwners[at], (year) => taxAtPosition(year, owner)),
		),
	};
}

type TaxOf = (letting: TaxedLetting) => LettingTax;

const unknownSums: LettingTax = {
	known: false,
	reason: "Tax hangs on both the price and the rent.",
};

function taxedLetting(
	{ netOperatingIncome, financeCost }: Pick<LettingYear, "netOperatingIncome" | "financeCost">,
	day: IsoDate,
	before: LettingTax | undefined,
): TaxedLetting | null {
	return netOperatingIncome === null || financeCost === null
		? null
		: {
				day,
				profitBeforeFinance: netOperatingIncome,
				financeCost,
				broughtForward: before?.known ? before.carriedForward : pence(0),
			};
}
