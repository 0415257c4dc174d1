import type { HeldLicenceKind, HomeStanding } from "./kept-home.ts";

/** What a kept home is to its account, as a choice reads it. */
export const standingInWords: Readonly<Record<HomeStanding, string>> = {
	let: "Mine, let",
	empty: "Mine, empty",
	watched: "One I watch",
	sold: "Sold",
};

/** Kinds of a held licence, as a choice reads them. */
export const heldLicenceInWords: Readonly<Record<HeldLicenceKind, string>> = {
	selective: "Selective licence",
	additional: "Additional HMO licence",
	mandatory: "Mandatory HMO licence",
	hmo: "HMO licence, kind not stated",
};
