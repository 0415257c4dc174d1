/** Licences that a council grants for a home, most burdensome first. */
export const councilLicences = ["mandatory", "additional", "selective"] as const;
export type Licence = (typeof councilLicences)[number];

/** Each as a title. */
export const licenceNames: Readonly<Record<Licence, string>> = {
	mandatory: "Mandatory HMO licence",
	additional: "Additional HMO licence",
	selective: "Selective licence",
};

/** Each with its article, as the middle of a sentence. */
export const licenceInWords: Readonly<Record<Licence, string>> = {
	mandatory: "a mandatory HMO licence",
	additional: "an additional HMO licence",
	selective: "a selective licence",
};

/** Years that a licence usually lasts, and the most it may. Source: Housing Act 2004 sections 68 and 91; Fact LAW-F1. */
export const LICENCE_YEARS = 5;

/** And the planning of an HMO. */
export const licenceKinds = [...councilLicences, "articleFour"] as const;
export type LicenceKind = (typeof licenceKinds)[number];
