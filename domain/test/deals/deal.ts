import type { IsoDate } from "../../base/calendar.ts";
import type { Band } from "../../base/facts/band.ts";
import type {
	DesignatedKind,
	EvidencePublisher,
	SchemeKind,
	SchemeStatus,
} from "../../base/facts/scheme.ts";
import type { LoanPercent } from "../../base/inputs.ts";
import type { Nation } from "../../base/nation.ts";
import type { Use } from "../../base/use.ts";
import type { LettingGrade } from "../../judgement/answer/letting-grade.ts";
import type { PayingGrade } from "../../judgement/answer/paying-grade.ts";

/** The day on which all of them were judged. */
export const JUDGED_ON: IsoDate = "2026-11-27";

/** Published figures of the place, in whole pounds. */
export type DealPlace = {
	/** The postcode's sector; the postcode itself is known unless `isOnlySector`. */
	readonly sector: string;
	readonly isOnlySector: boolean;
	readonly nation: Nation;
	readonly region: string | null;
	/** Largest share first; two on a border. */
	readonly authorities: readonly DealAuthority[];
};

export type DealAuthority = {
	readonly code: string;
	readonly name: string;
	readonly share: number;
	/** Mean private rent a month, of all homes and by one, two, three, four and more bedrooms; in Scotland the market area's. */
	readonly rents: { readonly all: number; readonly byBedrooms: readonly number[] } | null;
	/** Average price of March 2026 by the UK House Price Index. */
	readonly indexPrice: number | null;
};

export type DealCertificate = {
	readonly band: Band;
	readonly points: number;
	readonly registeredOn: IsoDate;
	readonly type: "House" | "Flat";
	/** Square metres. */
	readonly floorArea: number;
	/** What the certificate's steps to a band cost, in pounds; null where it needs or names none. */
	readonly steps: { readonly to: Band; readonly pounds: readonly [number, number] } | null;
};

/** A register row as it affects the home. Its content about the council is invented for the deal. */
export type DealScheme = {
	readonly kind: SchemeKind;
	/** Of a row that says "no scheme". */
	readonly ruledOut: readonly DesignatedKind[];
	readonly status: SchemeStatus;
	/** Whether its wards or whole district contain the home, or streets decide that a postcode cannot tell. */
	readonly reach: "home" | "boundary";
	readonly start: IsoDate | null;
	readonly end: IsoDate | null;
	readonly verifiedOn: IsoDate | null;
	/** The page that was read; null makes the row a lead unless it is verified. */
	readonly page: {
		readonly publisher: EvidencePublisher;
		readonly pageDay: string | null;
		readonly readDay: IsoDate;
		readonly proves: string;
	} | null;
	/** Pounds for the licence. */
	readonly fee: number | null;
};

export type DealSale = {
	readonly pounds: number;
	readonly on: IsoDate;
	readonly type: "terraced" | "semi-detached" | "flat";
	/** The authority's average by the index in that month. */
	readonly indexThen: number;
};

/** What the visitor states; amounts in whole pounds, rents a month, charges a year. */
export type Stated = {
	readonly use: Use;
	readonly people: number | null;
	readonly bedrooms: number | null;
	readonly rooms: number | null;
	readonly price: number | null;
	readonly rent: number | null;
	readonly rentOf: "whole_home" | "room";
	readonly loan: LoanPercent;
	readonly serviceCharge: number | null;
	/** Set for an owned home: loan left and value when it was first let. */
	readonly owned: { readonly loanLeft: number; readonly valueWhenLet: number | null } | null;
	/** Everyone's income besides this letting, share in percent, and the rate in percent that the letting bears on top of it. */
	readonly owners: readonly {
		readonly income: number;
		readonly share: number;
		readonly rate: 20 | 40 | 42;
	}[];
	readonly isCompany: boolean;
	readonly areStudents: boolean;
	readonly permissionHeld: boolean;
	readonly exemption: boolean;
};

/** Subject of the gravest risk. `return`: money in the bank earns more. `typed figure`: a figure is implausible. */
export type RiskSubject =
	| "planning"
	| "licence"
	| "energy rating"
	| "lender"
	| "loss"
	| "tax"
	| "return"
	| "service charge"
	| "price"
	| "flood"
	| "typed figure"
	| "nothing";

/** Verdict of a surveyor acting for landlords. Grade and gravest risk are binding; pounds are a guide, within a few hundred a year. */
export type ExpertVerdict = {
	readonly let: LettingGrade;
	readonly pays: PayingGrade;
	/** Set where no home of the place lets for the rent needed on average, so that the answer is no. */
	readonly isTooDear?: true;
	readonly gravest: RiskSubject;
	/** Yearly costs besides the five of every deal and the service charge, by purpose. */
	readonly further?: Readonly<Record<string, number>>;
	/** Yearly interest in percent, where it is not 5.9. */
	readonly interest?: number;
	/** Pounds left of a year before and after tax, where rent and price (or loan) are both stated. */
	readonly left?: { readonly before: number; readonly after: number };
	/** What would be left at 40 % (Scotland 42), where nobody is stated. */
	readonly leftAtHigherRate?: number;
	/** Highest price that pays, to a thousand pounds. */
	readonly ceiling?: number;
	/** Lowest rent a month that pays. */
	readonly rentNeeded?: number;
	readonly why: string;
	/** Law with its section, a table, a price record. */
	readonly sources: readonly string[];
	/** What the product's rules leave open here, and how it was decided. */
	readonly open?: string;
};

export type Deal = {
	readonly id: number;
	readonly what: string;
	readonly place: DealPlace;
	readonly certificate: DealCertificate | null;
	/** Median band of the area's certificates; null where none is held. */
	readonly typicalBand: Band | null;
	readonly schemes: readonly DealScheme[];
	readonly lastSale: DealSale | null;
	/** Zone of the point itself by the national map. */
	readonly floodZone: 2 | 3 | null;
	readonly stated: Stated;
	readonly verdict: ExpertVerdict;
};

const nothingStated: Stated = {
	use: "single",
	people: null,
	bedrooms: null,
	rooms: null,
	price: null,
	rent: null,
	rentOf: "whole_home",
	loan: 75,
	serviceCharge: null,
	owned: null,
	owners: [],
	isCompany: false,
	areStudents: false,
	permissionHeld: false,
	exemption: false,
};

type Written = Pick<Deal, "id" | "what" | "place" | "verdict"> &
	Partial<Omit<Deal, "stated">> & { readonly stated?: Partial<Stated> };

/** A deal with only the relevant facts given: by default no certificate, row or sale, typical band D, one household, a loan of 75 %. */
export function aDeal({ stated, ...written }: Written): Deal {
	return {
		certificate: null,
		typicalBand: "D",
		schemes: [],
		lastSale: null,
		floodZone: null,
		...written,
		stated: { ...nothingStated, ...stated },
	};
}

/** A valid certificate of 2021 that meets band C and asks for nothing. */
export function certificateC(type: DealCertificate["type"], floorArea: number): DealCertificate {
	return { band: "C", points: 71, registeredOn: "2021-06-14", type, floorArea, steps: null };
}

/** A valid certificate of 2022 in band D, with what its steps to C cost. */
export function certificateD(pounds: readonly [number, number]): DealCertificate {
	const steps = { to: "C", pounds } as const;
	return { band: "D", points: 61, registeredOn: "2022-03-01", type: "House", floorArea: 82, steps };
}

/** A scheme in force that contains the home: a lead unless given a page or a verification day. */
export function aScheme(over: Partial<DealScheme> & Pick<DealScheme, "kind">): DealScheme {
	return {
		ruledOut: [],
		status: "in_force",
		reach: "home",
		start: null,
		end: null,
		verifiedOn: null,
		page: null,
		fee: null,
		...over,
	};
}

/** A page of the council, read in November 2026. */
export function councilPage(proves: string, pageDay: string | null = null): DealScheme["page"] {
	return { publisher: "council", pageDay, readDay: "2026-11-05", proves };
}

/** A row that says that the council has no selective scheme, by a page with this date, else as a lead. */
export function noSelective(pageDay: string | null): DealScheme {
	return aScheme({
		kind: "none",
		ruledOut: ["selective"],
		status: "none",
		page:
			pageDay === null
				? null
				: councilPage("The council says that it has no selective licensing.", pageDay),
	});
}
