import type { IsoDate } from "../../base/calendar.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { fromPounds } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { countInWords, poundsInWords } from "../../base/words.ts";
import { REFORM, saleNoticeInEngland } from "./sale-notice.ts";

/** One rule on how a let home comes back to its landlord, or how its rent rises. */
export type TenancyRule = LegalBasis & {
	readonly id: string;
	/** The case: "To sell it (ground 1A)". */
	readonly what: string;
	/** What the law asks then. */
	readonly how: string;
	/** First day in force; null when it held before any day we judge. */
	readonly from: IsoDate | null;
};

export type TenancyLaw = {
	readonly homeBack: readonly TenancyRule[];
	readonly rent: readonly TenancyRule[];
	/** What we hold no source of, in a sentence for the reader; null where nothing is missing. */
	readonly notChecked: string | null;
};

const { months, notInFirst } = saleNoticeInEngland;

const NO_LETTING_MONTHS = 12;
const NO_LETTING_PENALTY = fromPounds(40_000);

const law = "https://www.legislation.gov.uk";
const read = { from: null, lastChecked: "2026-11-27" } as const;

const grounds = {
	from: REFORM,
	lastChecked: read.lastChecked,
	source: "Housing Act 1988 section 8 and schedule 2, amended by the Renters' Rights Act 2025",
	url: `${law}/ukpga/1988/50/schedule/2`,
} as const;

const toSellOrMoveIn = `${countInWords(months, "month")}' notice, and not in the first ${countInWords(notInFirst, "month")} of a tenancy`;

/** The grounds that a landlord can plan with, and what binds them. Source: Fact LAW-F16. */
const homeBackInEngland: readonly TenancyRule[] = [
	{ ...grounds, id: "sale", what: "To sell it (ground 1A)", how: toSellOrMoveIn },
	{ ...grounds, id: "moving_in", what: "To move in (ground 1)", how: toSellOrMoveIn },
	{
		...grounds,
		id: "no_letting",
		what: "After either of these",
		how: `No letting and no marketing for ${countInWords(NO_LETTING_MONTHS, "month")}: an offence, with a penalty of up to ${poundsInWords(NO_LETTING_PENALTY)}`,
		source:
			"Housing Act 1988 sections 16E, 16J and 16K, inserted by the Renters' Rights Act 2025 section 15",
		url: `${law}/ukpga/2025/26/section/15`,
	},
	{
		...grounds,
		id: "arrears",
		what: "Where rent is not paid (ground 8)",
		how: "From 3 months' arrears, with 4 weeks' notice",
	},
	{
		...grounds,
		id: "students_and_works",
		what: "For students (ground 4A), or for works (ground 6)",
		how: "4 months' notice",
	},
	{
		...grounds,
		id: "conditions",
		what: "For each of these",
		how: "The deposit is protected. Later you and the home stand in the landlord database, too",
		source: "Housing Act 2004 Part 6 chapter 4; Renters' Rights Act 2025 Part 2 chapter 3",
		url: `${law}/ukpga/2025/26/contents`,
	},
	{
		...grounds,
		id: "tenant_leaves",
		what: "Where the tenant wants to leave",
		how: "2 months' notice, at any time",
		source: "Renters' Rights Act 2025",
		url: `${law}/ukpga/2025/26/contents`,
	},
];

const section13 = {
	from: REFORM,
	lastChecked: read.lastChecked,
	source: "Housing Act 1988 sections 13 and 14, amended by the Renters' Rights Act 2025",
	url: `${law}/ukpga/1988/50/section/13`,
} as const;

const RENT_RISES = { id: "rent_rises", what: "When the rent may rise" } as const;

/** Source: Fact LAW-F17. */
const rentInEngland: readonly TenancyRule[] = [
	{ ...section13, ...RENT_RISES, how: "Once in 52 weeks, with 2 months' notice" },
	{
		...section13,
		id: "rent_tribunal",
		what: "If the tenant goes to the tribunal",
		how: "It cannot set more than you asked. The new rent is due from its decision, in hardship up to 2 months later",
	},
];

const rentInScotland: readonly TenancyRule[] = [
	{
		...read,
		...RENT_RISES,
		how: "Once in 12 months, with 3 months' notice. From 1 April 2027 the tenant has 30 days to ask a rent officer, 21 until then",
		source: "Private Housing (Tenancies) (Scotland) Act 2016; Housing (Scotland) Act 2025",
		url: `${law}/asp/2016/19/contents`,
	},
];

const rentInNorthernIreland: readonly TenancyRule[] = [
	{
		...read,
		...RENT_RISES,
		how: "Not in the first 12 months, nor within 12 of the last rise; 3 months' notice",
		from: "2025-04-01",
		source: "Private Tenancies Act (Northern Ireland) 2022 section 7",
		url: `${law}/nia/2022/20/section/7`,
	},
];

/** What gov.wales says of it. */
const homeBackInWales: readonly TenancyRule[] = [
	{
		...read,
		id: "section_173",
		what: "By section 173",
		how: "6 months' notice",
		source: "Renting Homes (Wales) Act 2016 section 173",
		url: "https://www.gov.wales/landlords-housing-law-has-changed-renting-homes",
		lastChecked: "2026-11-21",
	},
];

const homeBackNotChecked = (nation: Nation) =>
	`We have not checked how a let home in ${nation} comes back to its landlord: ask a solicitor.`;

const laws: Readonly<Record<Nation, TenancyLaw>> = {
	England: { homeBack: homeBackInEngland, rent: rentInEngland, notChecked: null },
	Wales: {
		homeBack: homeBackInWales,
		rent: [],
		notChecked:
			"We have not checked the other rules of Wales on this, nor those on rent rises: ask a solicitor.",
	},
	Scotland: {
		homeBack: [],
		rent: rentInScotland,
		notChecked: homeBackNotChecked("Scotland"),
	},
	"Northern Ireland": {
		homeBack: [],
		rent: rentInNorthernIreland,
		notChecked: homeBackNotChecked("Northern Ireland"),
	},
};

/** The rules of a nation in force on a day. Source: Fact LAW-F16, Fact LAW-F17. */
export function tenancyLawOf(nation: Nation, day: IsoDate): TenancyLaw {
	const { homeBack, rent, notChecked } = laws[nation];
	const holds = ({ from }: TenancyRule) => from === null || from <= day;
	return { homeBack: homeBack.filter(holds), rent: rent.filter(holds), notChecked };
}
