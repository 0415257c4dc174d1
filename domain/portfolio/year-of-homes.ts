import { rateInWords } from "../base/amounts-in-words.ts";
import type { IsoDate } from "../base/calendar.ts";
import type { CostRange } from "../base/cost-range.ts";
import { type Band, bands } from "../base/facts/band.ts";
import { type Pence, pence } from "../base/money.ts";
import { countInWords, listInWords } from "../base/words.ts";
import { assumptionDefaults, estimatedRates } from "../subjects/finance/assumptions.ts";
import { companyTerms } from "../subjects/finance/long-run.ts";
import { isOwn, type PropertyOwner } from "./kept-home.ts";
import { companyIds, type OwnerTax, taxOfHomes, taxOfHomesNotes } from "./tax-of-homes.ts";
import { standardOfC, type WayToC } from "./way-to-c.ts";
import { type LoanEnd, paidAt, type YearOfHome } from "./year-of-home.ts";

/** All homes that are owned and not sold, added up from what is stated. Source: Rule FLEET-3. */
export type YearOfHomes = {
	readonly homes: number;
	readonly empty: number;
	/** A year's, of homes whose rent is stated; the next two alike. */
	readonly rent: Pence;
	readonly value: Pence;
	readonly loan: Pence;
	/** Loans as a fraction of values, of homes where both are stated; null where none has a value. */
	readonly loanToValue: number | null;
	/** Before tax, of the whole of each home, with others' shares; of homes whose rent and loan are stated. */
	readonly cashFlow: Pence;
	/** Empty where no owner is named; null where no rates of tax are held for the day. */
	readonly owners: readonly YearOfOwner[] | null;
	/** Homes that lack a figure, and which. */
	readonly lacking: readonly { readonly homeId: string; readonly lacks: readonly Lacking[] }[];
	/** By their day. */
	readonly loanEnds: readonly PricedLoanEnd[];
	/** How many homes have each band, the best first, those without one last. */
	readonly bands: readonly { readonly band: Band | null; readonly homes: number }[];
	readonly toC: AllToC;
	readonly notes: readonly string[];
};

/** What all homes still need for the coming standard of band C. */
export type AllToC = CostRange & {
	/** Its first day, and whether it is not law yet; null where none is known. */
	readonly standard: { readonly from: IsoDate; readonly isDraft: boolean } | null;
	/** Ids of the homes with steps to do, which cost that together. */
	readonly homes: readonly string[];
	/** Ids of the homes below it, or perhaps below it, of which no steps are known. */
	readonly withoutSteps: readonly string[];
};

type Lacking = "rent" | "value" | "loan";

/** An owner's part of all homes in a year. */
export type YearOfOwner = {
	readonly ownerId: string;
	readonly cashFlow: Pence;
	readonly tax: OwnerTax;
	readonly afterTax: Pence;
};

/** A loan whose fixed rate ends, as it stands and at today's rates. Source: Rule FLEET-4. */
export type PricedLoanEnd = LoanEnd & {
	/** A year's payments. */
	readonly paidNow: Pence;
	readonly paidThen: CostRange & { readonly middle: Pence };
	/** The middle less what is paid now. */
	readonly more: Pence;
};

/** Adds up all homes, and taxes each owner on them together. */
export function yearOfHomes(
	kept: readonly YearOfHome[],
	owners: readonly PropertyOwner[],
	day: IsoDate,
): YearOfHomes {
	const homes = kept.filter(isOwn);
	const empty = homes.filter(({ standing }) => standing === "empty").length;
	const both = homes.filter(({ value, loan }) => value !== null && loan !== null);
	const value = sumOf(both, (home) => home.value);
	return {
		homes: homes.length,
		empty,
		rent: sumOf(homes, (home) => home.rent),
		value: sumOf(homes, (home) => home.value),
		loan: sumOf(homes, (home) => home.loan),
		loanToValue: value > 0 ? sumOf(both, (home) => home.loan) / value : null,
		cashFlow: sumOf(homes, ({ year }) => year?.cashFlow ?? null),
		owners: yearOfOwners(homes, owners, day),
		lacking: homes.map(lackingOf).filter(({ lacks }) => lacks.length > 0),
		loanEnds: homes
			.flatMap((home) =>
				home.loanEnd === null ? [] : [priced(home.loanEnd, premiumOf(home, owners))],
			)
			.toSorted((a, b) => a.on.localeCompare(b.on)),
		bands: [...bands.map(({ letter }) => letter), null]
			.map((band) => ({ band, homes: homes.filter((home) => home.band === band).length }))
			.filter((counted) => counted.homes > 0),
		toC: allToC(homes, day),
		notes: notesOn(homes, { empty, isTaxed: owners.length > 0 }),
	};
}

function sumOf(homes: readonly YearOfHome[], amountOf: (home: YearOfHome) => Pence | null): Pence {
	return pence(homes.reduce((sum, home) => sum + (amountOf(home) ?? 0), 0));
}

function yearOfOwners(
	homes: readonly YearOfHome[],
	owners: readonly PropertyOwner[],
	day: IsoDate,
): readonly YearOfOwner[] | null {
	const years = homes.flatMap(({ year }) => (year === null ? [] : [year]));
	const { yearlyCosts } = companyTerms;
	const companies = companyIds(owners);
	const taxes = taxOfHomes(years, owners, { day, companyCosts: yearlyCosts });
	return (
		taxes?.map((tax) => {
			const { ownerId } = tax;
			const parts = years.flatMap((year) =>
				year.owners
					.filter((owner) => owner.ownerId === ownerId)
					.map(({ share }) => Math.round(year.cashFlow * share)),
			);
			const costs = companies.has(ownerId) && parts.length > 0 ? yearlyCosts : 0;
			const cashFlow = pence(parts.reduce((sum, part) => sum + part, -costs));
			return { ownerId, cashFlow, tax, afterTax: pence(cashFlow - tax.due) };
		}) ?? null
	);
}

function lackingOf({ homeId, rent, value, loan }: YearOfHome): YearOfHomes["lacking"][number] {
	const stated = { rent, value, loan };
	const names = ["rent", "value", "loan"] as const;
	return { homeId, lacks: names.filter((name) => stated[name] === null) };
}

/** What a loan of a company costs beyond a person's; nothing where no company owns a share. */
function premiumOf({ owners: shares }: YearOfHome, owners: readonly PropertyOwner[]): number {
	const companies = companyIds(owners);
	return shares.some(({ ownerId }) => companies.has(ownerId)) ? companyTerms.loanPremium : 0;
}

function priced(end: LoanEnd, premium: number): PricedLoanEnd {
	const at = (rate: number) => paidAt(end, rate + premium);
	const [paidNow, middle] = [paidAt(end, end.rate), at(assumptionDefaults.interestRate.value)];
	const { low, high } = estimatedRates;
	return {
		...end,
		paidNow,
		paidThen: { low: at(low / 100), middle, high: at(high / 100) },
		more: pence(middle - paidNow),
	};
}

/** Adds up the ways of homes to band C. */
export function allToC(
	homes: readonly { readonly homeId: string; readonly way: WayToC }[],
	day: IsoDate,
): AllToC {
	const toDo = homes.flatMap(({ homeId, way }) =>
		"range" in way && way.steps.length > 0 ? [{ homeId, ...way.range }] : [],
	);
	// England's and Wales's are one, and no other nation has any.
	const standard = standardOfC("England", day);
	return {
		standard: standard && { from: standard.from, isDraft: standard.status === "announced" },
		low: pence(toDo.reduce((sum, { low }) => sum + low, 0)),
		high: pence(toDo.reduce((sum, { high }) => sum + high, 0)),
		homes: toDo.map(({ homeId }) => homeId),
		withoutSteps: homes.filter(({ way }) => way.kind === "no_steps").map(({ homeId }) => homeId),
	};
}

function notesOn(
	homes: readonly YearOfHome[],
	{ empty, isTaxed }: { readonly empty: number; readonly isTaxed: boolean },
): readonly string[] {
	const counted = homes.filter(({ year }) => year !== null);
	const without = homes.length - counted.length;
	const before = [...new Set(counted.flatMap((home) => home.before))];
	const usual = counted.filter(({ isRateUsual }) => isRateUsual).length;
	const rate = rateInWords(assumptionDefaults.interestRate.value);
	return [
		...(without > 0
			? [
					`Cash flow and tax leave out ${countInWords(without, "home")}: rent or loan is not stated.`,
				]
			: []),
		...(before.length > 0 ? [`Some homes are reckoned before ${listInWords(before)}.`] : []),
		...(usual > 0
			? [
					`The loans of ${countInWords(usual, "home")} count at our estimate of ${rate}: no rate is stated.`,
				]
			: []),
		...(empty > 0 ? [`The year counts the rent of ${countInWords(empty, "home")} empty now.`] : []),
		...(isTaxed ? taxOfHomesNotes : []),
	];
}
