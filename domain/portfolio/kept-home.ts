import type { IsoDate } from "../base/calendar.ts";
import type { Inputs } from "../base/inputs.ts";
import type { Pence } from "../base/money.ts";
import type { Nation } from "../base/nation.ts";

/** What a kept home is to its account: a prospect, or one of its own as it stands. Source: Rule HOMES-1. */
export const homeStandings = ["watched", "let", "empty", "sold"] as const;
export type HomeStanding = (typeof homeStandings)[number];

/** Kinds of a licence that is held: the council's three, and the one for an HMO where its kind is not stated or a nation knows one alone. */
export const heldLicenceKinds = ["selective", "additional", "mandatory", "hmo"] as const;
export type HeldLicenceKind = (typeof heldLicenceKinds)[number];

export type HeldLicence = {
	readonly kind: HeldLicenceKind;
	readonly number: string | null;
	/** Most people it allows; null where it is not stated. */
	readonly people: number | null;
	/** Last day; null where it is not stated. */
	readonly until: IsoDate | null;
	readonly holder: string | null;
};

/** What an account says it holds for a home. Null is not stated, which is not the same as lacking it. */
export type HeldPapers = {
	readonly licences: readonly HeldLicence[];
	/** The account says which licences it holds, be it none. */
	readonly areLicencesStated: boolean;
	/** False where the home has no gas. */
	readonly hasGas: boolean | null;
	/** Last days of what has an end. */
	readonly gasUntil: IsoDate | null;
	readonly electricalUntil: IsoDate | null;
	readonly energyUntil: IsoDate | null;
	readonly insuranceUntil: IsoDate | null;
	/** Day on which smoke and carbon monoxide alarms were last tested. */
	readonly alarmsTestedOn: IsoDate | null;
	readonly depositScheme: string | null;
	/** Registration as a landlord of Wales, Scotland or Northern Ireland. */
	readonly registration: { readonly number: string | null; readonly until: IsoDate | null } | null;
	readonly databaseEntry: { readonly number: string; readonly enteredOn: IsoDate | null } | null;
};

/** Nothing is stated of what is held. */
export const nothingStated: HeldPapers = {
	licences: [],
	areLicencesStated: false,
	hasGas: null,
	gasUntil: null,
	electricalUntil: null,
	energyUntil: null,
	insuranceUntil: null,
	alarmsTestedOn: null,
	depositScheme: null,
	registration: null,
	databaseEntry: null,
};

/** Share of a home that an owner of the account has, as a fraction. What is missing from 1 belongs to others, whose tax is left out. */
export type OwnerShare = { readonly ownerId: string; readonly share: number };

/** How a home is held. */
export const tenures = ["freehold", "leasehold", "share_of_freehold"] as const;
export type Tenure = (typeof tenures)[number];

/** The loan on an owned home, beside what `inputs.loanLeft` says. */
export type HeldLoan = {
	/** Percent a year as paid now; null where it is not stated. */
	readonly ratePercent: number | null;
	/** Last day of a fixed rate. */
	readonly fixedUntil: IsoDate | null;
	readonly isRepayment: boolean;
	/** Whole years left of a repayment loan; null where it is not stated. */
	readonly yearsLeft: number | null;
};

/** Nothing is stated of the loan. */
export const unstatedLoan: HeldLoan = {
	ratePercent: null,
	fixedUntil: null,
	isRepayment: false,
	yearsLeft: null,
};

/** A home that an account keeps. Source: Rule HOMES-1. */
export type KeptHome = {
	readonly id: string;
	readonly standing: HomeStanding;
	/** The owner's own name for it. */
	readonly reference: string | null;
	/** As typed, without the postcode. */
	readonly address: string;
	/** With its space. */
	readonly postcode: string;
	readonly building: string | null;
	/** A client or branch. */
	readonly group: string | null;
	readonly certificate: string | null;
	/** Null where it is not stated. */
	readonly tenure: Tenure | null;
	readonly inputs: Inputs;
	readonly loan: HeldLoan;
	readonly owners: readonly OwnerShare[];
	readonly tenancyFrom: IsoDate | null;
	readonly rentRaisedOn: IsoDate | null;
	readonly held: HeldPapers;
	/** Spent on its energy since October 2025, which counts towards the cap of the coming standard; null where it is not stated. */
	readonly energySpent: Pence | null;
};

/** Whether the account lets the home, or means to: only then is anything needed of it. */
export function isOwn({ standing }: Pick<KeptHome, "standing">): boolean {
	return standing === "let" || standing === "empty";
}

/** An owner that is named once for all homes. Personal: of the account alone (Rule TAX-6). */
export type PropertyOwner =
	| {
			readonly id: string;
			readonly kind: "person";
			readonly name: string;
			/** A year's income besides all lettings. */
			readonly incomePence: Pence;
			/** Where the person lives. */
			readonly nation: Nation;
			/** Brought forward into the year. */
			readonly lossPence: Pence;
			readonly financeCostPence: Pence;
	  }
	| {
			readonly id: string;
			readonly kind: "company";
			readonly name: string;
			/** A year's profits besides all lettings. */
			readonly otherProfitsPence: Pence;
			readonly associatedCompanies: number;
			/** Brought forward into the year. */
			readonly lossPence: Pence;
	  };
