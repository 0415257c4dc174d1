import type { IsoDate } from "../../base/calendar.ts";
import type { SeenFee } from "../../base/cost-range.ts";
import { type DatedRule, ruleOn } from "../../base/dated-rule.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import type { Licence } from "../../base/licence.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import type { SourceId } from "../../base/sources.ts";
import type { Use } from "../../base/use.ts";
import type { Verdict } from "./verdict.ts";

export type LicensingLaw = {
	/** The nation's own licence for houses in multiple occupation, by use. */
	readonly mandatory: Readonly<
		Record<Use, { readonly verdict: Verdict; readonly summary: string }>
	>;
	/** The law that says so. */
	readonly law: SourceId;
	/** Whether councils can designate schemes under Parts 2 and 3 of the Housing Act 2004. */
	readonly councilsDesignate: boolean;
	/** Result of a survey of all councils that found no selective scheme: the finding as a clause, and what to tell the reader instead. */
	readonly noSelectiveScheme: { readonly found: string; readonly instead: string } | null;
	/** Fees seen for the whole term; null where we hold none. */
	readonly fees: Readonly<Record<Licence, SeenFee>> | null;
	/** Penalties for letting without a required licence, by the law on the day of the offence; empty where we hold none. */
	readonly penalties: readonly LicensingPenalties[];
};

/** What a landlord without a required licence risks. */
export type LicensingPenalties = DatedRule &
	LegalBasis & {
		/** Highest civil penalty for one offence. */
		readonly civilPenaltyCap: Pence;
		/** National starting points for councils' penalties; empty while each council set its own. */
		readonly startingLevels: readonly { readonly offence: string; readonly amount: Pence }[];
		/** Months of rent that a tribunal may order to be repaid. */
		readonly rentRepaymentMonths: number;
		/** The court's alternative to the civil penalty, in a sentence. */
		readonly onConviction: string;
	};

const onConviction = "Instead of a civil penalty a court may impose an unlimited fine.";

const guidance = "https://www.gov.uk/government/publications";

/** Source: Fact LAW-F6; starting levels as councils reproduce the statutory guidance. */
const penalties: readonly LicensingPenalties[] = [
	{
		from: "2017-04-06",
		source:
			"Housing Act 2004 section 249A; Housing and Planning Act 2016 Part 2 chapter 4; guidance on civil penalties for offences before 1 May 2026",
		url: `${guidance}/civil-penalties-under-the-housing-and-planning-act-2016`,
		lastChecked: "2026-11-21",
		civilPenaltyCap: fromPounds(30_000),
		startingLevels: [],
		rentRepaymentMonths: 12,
		onConviction,
	},
	{
		from: "2026-05-01",
		source:
			"Housing Act 2004 section 249A and Housing and Planning Act 2016 Part 2 chapter 4 as the Renters' Rights Act 2025 amends them; statutory guidance on civil penalties",
		url: `${guidance}/civil-penalties-under-the-renters-rights-act-2025-and-other-housing-legislation`,
		lastChecked: "2026-11-21",
		civilPenaltyCap: fromPounds(40_000),
		startingLevels: [
			{ offence: "No mandatory or additional HMO licence", amount: fromPounds(17_000) },
			{ offence: "No selective licence", amount: fromPounds(12_000) },
			{ offence: "More people in an HMO than its licence allows", amount: fromPounds(20_000) },
		],
		rentRepaymentMonths: 24,
		onConviction,
	},
];

/** A use for which the nation's law requires no licence of its own. */
function noLicenceFor(who: string): LicensingLaw["mandatory"]["single"] {
	return { verdict: "none_found", summary: `No mandatory HMO licence is needed for ${who}.` };
}

const scottishHmoLicence: LicensingLaw["mandatory"]["hmo"] = {
	verdict: "required",
	summary: "Three or more people of three or more families need an HMO licence in Scotland.",
};

const northernIrishHmoLicence: LicensingLaw["mandatory"]["hmo"] = {
	verdict: "required",
	summary:
		"Three or more people of more than two households need an HMO licence in Northern Ireland.",
};

/**
 * - England and Wales: five or more people in two or more households (Housing Act 2004 Part 2, SI 2018/221); in Wales also three or more storeys
 *   (WSI 2006/1712), which a postcode cannot tell. A selective scheme in Wales needs the ministers' consent, and the survey of Welsh councils found none.
 * - Scotland: three or more people of three or more families (Housing (Scotland) Act 2006 section 125).
 * - Northern Ireland: three or more people of more than two households (Houses in Multiple Occupation Act (NI) 2016).
 *
 * Source: Fact LAW-F3; fees: Fact LAW-F7.
 */
const laws: Readonly<Record<Nation, LicensingLaw>> = {
	England: {
		mandatory: {
			single: noLicenceFor("one household"),
			sharers: noLicenceFor("fewer than five people"),
			hmo: {
				verdict: "required",
				summary:
					"Five or more people in two or more households need a mandatory HMO licence. A purpose-built flat in a block of three or more flats needs none.",
			},
		},
		law: "housingLaw",
		councilsDesignate: true,
		noSelectiveScheme: null,
		fees: {
			mandatory: {
				low: fromPounds(750),
				high: fromPounds(1_500),
				source: "Simply Business quoting Kamma",
				asOf: "2026-11-20",
			},
			additional: {
				low: fromPounds(319),
				high: fromPounds(2_017),
				source: "council pages",
				asOf: "2026-11-20",
			},
			selective: {
				low: fromPounds(350),
				high: fromPounds(1_290),
				source: "council pages",
				asOf: "2026-11-20",
			},
		},
		penalties,
	},
	Wales: {
		mandatory: {
			single: noLicenceFor("one household"),
			sharers: noLicenceFor("fewer than five people"),
			hmo: {
				verdict: "check_boundary",
				summary:
					"Five or more people need a mandatory HMO licence where the home has three or more storeys. Count the storeys.",
			},
		},
		law: "housingLaw",
		councilsDesignate: true,
		noSelectiveScheme: {
			found: "no selective licensing scheme anywhere in Wales",
			instead: "Every landlord registers with Rent Smart Wales.",
		},
		fees: null,
		penalties: [],
	},
	Scotland: {
		mandatory: {
			single: noLicenceFor("one household"),
			sharers: scottishHmoLicence,
			hmo: scottishHmoLicence,
		},
		law: "housingLawScotland",
		councilsDesignate: false,
		noSelectiveScheme: null,
		fees: null,
		penalties: [],
	},
	"Northern Ireland": {
		mandatory: {
			single: noLicenceFor("one household"),
			sharers: northernIrishHmoLicence,
			hmo: northernIrishHmoLicence,
		},
		law: "housingLawNorthernIreland",
		councilsDesignate: false,
		noSelectiveScheme: null,
		fees: null,
		penalties: [],
	},
};

/** Returns what a nation's law says of licences. */
export function licensingLawOf(nation: Nation): LicensingLaw {
	return laws[nation];
}

/** Penalties for letting without a licence on a day; null where we hold none, and before the first day we hold. */
export function penaltiesOn(nation: Nation, day: IsoDate): LicensingPenalties | null {
	return ruleOn(laws[nation].penalties, day);
}
