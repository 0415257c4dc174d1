import { cashFlowInWords, rangeInWords } from "../base/amounts-in-words.ts";
import { licenceNames } from "../base/licence.ts";
import { pence } from "../base/money.ts";
import { upperFirst } from "../base/sentence.ts";
import { countInWords, dateInWords, listInWords, monthInWords } from "../base/words.ts";
import type { PortfolioDate } from "./dates.ts";
import type { HeldLicenceKind, HomeStanding, KeptHome, Tenure } from "./kept-home.ts";
import type { AllToC, YearOfHomes } from "./year-of-homes.ts";

/** What a kept home is to its account, as a choice reads it. */
export const standingInWords: Readonly<Record<HomeStanding, string>> = {
	let: "Mine, let",
	empty: "Mine, empty",
	watched: "One I watch",
	sold: "Sold",
};

type NamedHome = Pick<KeptHome, "reference" | "address" | "postcode" | "standing" | "group">;

/** What a home is called: by its owner, else by its address. */
export function homeName({
	reference,
	address,
	postcode,
}: Pick<NamedHome, "reference" | "address" | "postcode">): string {
	return reference ?? (address || postcode);
}

/** Where a home is and what it is to its account: "NG7 9ZZ · Mine, let · Smith". */
export function homeLine({
	postcode,
	standing,
	group,
}: Omit<NamedHome, "reference" | "address">): string {
	return [postcode, standingInWords[standing], group].filter(Boolean).join(" · ");
}

/** Said of a home that is kept already, where it could be kept. */
export function keptInWords({ standing }: Pick<KeptHome, "standing">): string {
	return standing === "watched" ? "You watch this home." : "This home is among yours.";
}

/** How a home is held, as a choice reads it. */
export const tenureInWords: Readonly<Record<Tenure, string>> = {
	freehold: "Freehold",
	leasehold: "Leasehold",
	share_of_freehold: "Share of freehold",
};

/** Kinds of a held licence, as a choice reads them. */
export const heldLicenceInWords: Readonly<Record<HeldLicenceKind, string>> = {
	...licenceNames,
	hmo: "HMO licence, kind not stated",
};

/**
 * What the list says of what is not in order: "2 of 8 own homes are not in order". `unsettled`: homes of which something is not stated, or that were not judged yet,
 * because what nobody stated is not in order. `names`: of the homes with a gap, where they stand nowhere else.
 */
export function orderInWords(
	{ homes, withGap, unsettled }: Readonly<Record<"homes" | "withGap" | "unsettled", number>>,
	names: readonly string[] = [],
): string {
	if (homes === 0) {
		return "No home of yours to compare yet";
	}
	const more =
		unsettled === 0
			? ""
			: `${homesOf(unsettled, homes)} ${unsettled === 1 ? "has" : "have"} something not stated`;
	if (withGap > 0) {
		const found = `${withGap} of ${countInWords(homes, "own home")} ${withGap === 1 ? "is" : "are"} not in order`;
		return [`${found}${namedInWords(names)}`, more].filter(Boolean).join("; ");
	}
	// What is not stated may be missing: it comes before the good news.
	return more === "" ? "Nothing is missing" : `Not known yet: ${more}`;
}

/** Some of all homes: "1 home", "both homes", "all 7 homes". */
function homesOf(some: number, all: number): string {
	if (some < all || all === 1) {
		return countInWords(some, "home");
	}
	return all === 2 ? "both homes" : `all ${all} homes`;
}

/** Said of what rests on a draft. */
export const NOT_LAW = " (not law yet)";

/** A coming date: "15 March 2027: Landlord database, South East: entry opens (not law yet)". */
export function comingInWords({
	on,
	title,
	isDraft,
}: Pick<PortfolioDate, "on" | "title" | "isDraft">): string {
	return `${dateInWords(on)}: ${title}${isDraft ? NOT_LAW : ""}`;
}

/** What all homes leave in a year, after the tax of their owners where they are named. */
export function yearInWords({ homes, cashFlow, owners, lacking }: YearOfHomes): string {
	if (homes === lacking.length) {
		return "State rent and loan to see what they leave";
	}
	const of = lacking.length === 0 ? "" : `, of ${homes - lacking.length} of ${homes}`;
	const at = "at the rates of your loans";
	if (owners === null || owners.length === 0) {
		return `${upperFirst(cashFlowInWords(cashFlow))} before tax ${at}${of}`;
	}
	const left = owners.reduce((sum, { afterTax }) => sum + afterTax, 0);
	return `${upperFirst(cashFlowInWords(pence(left)))} after tax ${at}${of}`;
}

/** What the coming standard is by: "EPC band C by October 2030 (not law yet)". */
export function byStandard({ standard }: Pick<AllToC, "standard">): string {
	return standard === null
		? "EPC band C"
		: `EPC band C by ${monthInWords(standard.from)}${standard.isDraft ? NOT_LAW : ""}`;
}

/** What is to be done on all homes for band C: "1 home needs works for EPC band C, £775 to £1,675; 5 not known". */
export function worksInWords(
	{ homes, withoutSteps, low, high }: AllToC,
	names: readonly string[] = [],
): string {
	const open = withoutSteps.length;
	if (homes.length === 0) {
		return open === 0
			? "Nothing, as far as certificates tell"
			: `Not known for ${countInWords(open, "home")}`;
	}
	const more = open === 0 ? "" : `; ${open} not known`;
	return `${countInWords(homes.length, "home")} ${homes.length === 1 ? "needs" : "need"} works for EPC band C${namedInWords(names)}, ${rangeInWords({ low, high })}${more}`;
}

/** Homes that a headline names; where there are more it says how many alone. */
const MOST_NAMED = 3;

function namedInWords(names: readonly string[]): string {
	return names.length === 0 || names.length > MOST_NAMED ? "" : ` (${listInWords(names)})`;
}
