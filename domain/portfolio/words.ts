import { cashFlowInWords } from "../base/amounts-in-words.ts";
import { licenceNames } from "../base/licence.ts";
import { pence } from "../base/money.ts";
import { upperFirst } from "../base/sentence.ts";
import { countInWords } from "../base/words.ts";
import type { HeldLicenceKind, HomeStanding, KeptHome, Tenure } from "./kept-home.ts";
import type { YearOfHomes } from "./year-of-homes.ts";

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
 * What the list says of what is missing: "2 of 8 homes lack something". `unsettled`: homes of which something is not stated, or that were not judged yet,
 * because what nobody stated is not in order.
 */
export function orderInWords({
	homes,
	withGap,
	unsettled,
}: Readonly<Record<"homes" | "withGap" | "unsettled", number>>): string {
	if (homes === 0) {
		return "No home of yours to compare yet";
	}
	const more = unsettled === 0 ? "" : `; ${unsettled} with more to state`;
	const of = countInWords(homes, "home");
	return withGap === 0
		? `Nothing, in what you stated of ${of}${more}`
		: `${withGap} of ${of} ${withGap === 1 ? "lacks" : "lack"} something${more}`;
}

/** What all homes leave in a year, after the tax of their owners where they are named. */
export function yearInWords({ homes, cashFlow, owners, lacking }: YearOfHomes): string {
	if (homes === lacking.length) {
		return "State rent and loan to see what they leave";
	}
	const of = lacking.length === 0 ? "" : `, of ${homes - lacking.length} of ${homes}`;
	const at = "at the rates you pay";
	if (owners === null || owners.length === 0) {
		return `${upperFirst(cashFlowInWords(cashFlow))} before tax ${at}${of}`;
	}
	const left = owners.reduce((sum, { afterTax }) => sum + afterTax, 0);
	return `${upperFirst(cashFlowInWords(pence(left)))} after tax ${at}${of}`;
}

/** Of how many homes the steps to band C are counted, and of how many no steps are known. */
export function stepsToCInWords({ homes, withoutSteps }: YearOfHomes["toC"]): string {
	const without = withoutSteps === 0 ? "" : `, no steps known for ${withoutSteps}`;
	return `For ${countInWords(homes, "home")}${without}`;
}
