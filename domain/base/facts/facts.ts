import type { Pence } from "../money.ts";
import type { Nation } from "../nation.ts";
import type { Certificate, CertificateSummary, ImportedRegister } from "./certificate.ts";
import type { Coordinates } from "./coordinates.ts";
import type { DemandThresholds } from "./demand-thresholds.ts";
import type { ByType } from "./home-type.ts";
import type { IndexPrice } from "./index-price.ts";
import type { CensusFacts, DeprivationFacts, RailFacts } from "./neighbourhood-facts.ts";
import type { PlanningFacts } from "./planning-facts.ts";
import type { RentMarket } from "./rent-market.ts";
import type { SaleFigures, SalesPeriod } from "./sale-figures.ts";
import type { LicensingScheme } from "./scheme.ts";

/** Everything gathered about one postcode, before any judgement and independent of today's date. Kept in the cache and read by `assess`. Plain JSON. */
export type Facts = {
	readonly postcode: string;
	/** UTC milliseconds. */
	readonly gatheredAt: number;
	/** False when a live source failed: such facts are kept for minutes, not days. A source without a key does not count. */
	readonly whole: boolean;
	readonly place: Place;
	readonly authorities: readonly AuthorityFacts[];
	/** The areas that the postcode may lie in, largest share first: only its own where that is certain, empty where none is known. */
	readonly areas: readonly AreaFacts[];
	readonly rents: readonly RentFacts[];
	/** For Scottish councils, the market areas by which their rents are published; empty elsewhere. */
	readonly rentMarkets: readonly RentMarket[];
	/** From our list of stations. Null where it is not loaded, does not cover the nation, or there is no position to measure from. */
	readonly rail: RailFacts | null;
	/** Homes sold, from the national file. Null while it is not imported, and outside its coverage. */
	readonly sold: SoldFacts | null;
	/** House prices of the English region; null elsewhere. */
	readonly regionPrices: RegionPrices | null;
	/** House prices of each nation that the place may lie in, by the same index. */
	readonly nationPrices: readonly RegionPrices[];
	readonly bankRate: BankRate | null;
	readonly thresholds: readonly DemandThresholds[];
	readonly schemes: readonly LicensingScheme[];
	/** Day the licensing register was last compiled, `YYYY-MM-DD`. */
	readonly registerAsOf: string | null;
	/** Date of the data on which authorities draw their Article 4 directions on the national map; null without such data. */
	readonly articleFourAsOf: string | null;
	/** Number of the last change to our tables before they were read. Facts gathered before a later change are gathered again. */
	readonly revision: number;
	readonly live: LiveFacts;
};

/** The facts behind the figures of a whole authority. */
export type AuthorityMarket = Pick<Facts, "place" | "authorities" | "rents" | "rentMarkets">;

/** Facts are cached under keys that begin so. */
export const FACTS_PREFIX = "facts:";

/** What each live source said. */
export type LiveFacts = {
	readonly geography: Answer<LiveGeography>;
	readonly certificates: Answer<CertificateFacts>;
	readonly sales: Answer<SaleFacts>;
	readonly planning: Answer<PlanningFacts>;
	readonly crime: Answer<CrimeFacts>;
	readonly floodWarnings: Answer<FloodWarningFacts>;
};

/**
 * Why a source gave no answer. `off`: no address or key is configured; `held`: our own tables have its data; `no_position`: it needs an exact position,
 * which is unknown.
 */
export type SourceFailure =
	| "off"
	| "held"
	| "no_position"
	| "nation_not_covered"
	| "timed_out"
	| "unreachable"
	| "refused"
	| "malformed";

export type Answer<T> =
	| { readonly state: "answered"; readonly at: number; readonly data: T }
	| { readonly state: "silent"; readonly why: SourceFailure };

const off = { state: "silent", why: "off" } as const;

/** No source was asked: only our own tables are used. */
export const sourcesOff: LiveFacts = {
	geography: off,
	certificates: off,
	sales: off,
	planning: off,
	crime: off,
	floodWarnings: off,
};

/** Failures that are the source's fault today, so that asking again soon may help. */
export const faults: readonly SourceFailure[] = [
	"timed_out",
	"unreachable",
	"refused",
	"malformed",
];

export type NamedShare = { readonly code: string; readonly name: string; readonly share: number };

type WardBeside = {
	readonly code: string;
	readonly name: string;
	readonly authority: { readonly code: string; readonly name: string };
	/** Register rows of its authority, where that is none of the postcode's own. */
	readonly schemes: readonly LicensingScheme[];
};

export type Place = {
	/** The finest place known: the postcode itself, its sector, its outcode, or only the nation. */
	readonly grain: "unit" | "sector" | "outcode" | "nation";
	readonly nation: Nation;
	/** English region; null elsewhere and when unknown. */
	readonly region: string | null;
	/** Local authorities that the postcode may lie in, largest share first; a single one with share 1 when certain. */
	readonly authorities: readonly NamedShare[];
	/** Electoral wards in the same form. At unit grain a single one with share 1. */
	readonly wards: readonly NamedShare[];
	/** Another ward with a postcode within 100 m, where homes of this postcode can lie too; absent without one. */
	readonly wardBeside?: WardBeside | undefined;
	/** Position of the postcode itself (WGS84), or null where only its sector is known. */
	readonly position: Coordinates | null;
	/** Deprivation decile of the postcode's small area within its nation, 1 the most deprived; null where no imported file names the small area. */
	readonly deprivationDecile: number | null;
	/** Source that placed the postcode, and that edition's date. */
	readonly source: "codePointOpen" | "postcodeDirectory" | "postcodesIo" | null;
	readonly asOf: string | null;
};

export type AuthorityFacts = {
	readonly code: string;
	readonly name: string;
	/** English region; null elsewhere. */
	readonly region: string | null;
	/** Dwellings on the council-tax list. */
	readonly dwellings: number | null;
	/** Full-value sales registered in `saleYear`. */
	readonly sales: number | null;
	readonly saleYear: number | null;
	/** Mean of the MSOA medians weighted by their sales counts. Shown only; no ratio uses it. */
	readonly typicalPrice: Pence | null;
	/** Twelve-month change in percent, from the UK House Price Index; null until imported. */
	readonly priceGrowth: { readonly percent: number; readonly month: string } | null;
	readonly indexPrice: IndexPrice | null;
	/** The index by type of home; null for a type that is not held. */
	readonly indexPriceByType: ByType<IndexPrice | null>;
	/** Homes sold in twelve months, from the same index. */
	readonly turnover: Turnover | null;
	/** Whether its Article 4 directions on HMOs are drawn on the national map; null where that is not known, and outside England. */
	readonly publishesArticleFour: boolean | null;
	readonly census: CensusFacts | null;
	readonly deprivation: DeprivationFacts | null;
	/** Median gross annual pay of employees who live there; null where none is published. */
	readonly pay: { readonly amount: Pence; readonly year: number } | null;
};

/** Homes sold in the twelve months to `to`, `YYYY-MM`. */
export type Turnover = { readonly sales: number; readonly to: string };

/** A middle-layer super output area of England or Wales, about 3,000 homes; in Scotland an Intermediate Zone of 2011, about 2,000. */
export type AreaFacts = {
	readonly code: string;
	readonly name: string;
	/** True when a source names it as the postcode's own; false when it comes from the sector or was placed by position. */
	readonly exact: boolean;
	/** True when the postcode's position lies in it by our outlines, which may name the neighbouring area near an edge. */
	readonly placed: boolean;
	/** Share of the sector's postcodes in it, 0 to 1; 1 for the postcode's own area, named or placed. */
	readonly share: number;
	readonly medianSalePrice: Pence | null;
	readonly salesCount: number | null;
	readonly saleYear: number | null;
	readonly medianBand: string | null;
	readonly certificates: number | null;
	/** Recorded crimes per 1,000 residents a month, mean of up to 36 months. */
	readonly crimeRate: number | null;
	readonly crimeToMonth: string | null;
	/** Percent of the area's postcodes in a flood zone 2 or 3. */
	readonly floodZonePercent: number | null;
	readonly census: CensusFacts | null;
	readonly deprivation: DeprivationFacts | null;
};

export type RentFacts = {
	readonly code: string;
	readonly name: string;
	readonly grain: "authority" | "market_area" | "region" | "country";
	/** Mean private rent a month, all homes, by bedrooms (1, 2, 3, 4 or more) and by type. */
	readonly all: Pence | null;
	readonly byBedrooms: readonly [Pence | null, Pence | null, Pence | null, Pence | null];
	readonly byType: ByType<Pence | null>;
	/** `YYYY-MM`. */
	readonly period: string;
	/** Twelve-month change in percent; null until imported. */
	readonly growth: number | null;
};

export type RegionPrices = {
	readonly name: string;
	readonly averagePrice: Pence;
	/** Twelve-month change in percent. */
	readonly growth: number | null;
	/** `YYYY-MM`. */
	readonly month: string;
};

export type BankRate = {
	readonly percent: number;
	/** Day it took effect, `YYYY-MM-DD`. */
	readonly from: string;
	/** Last day on which it was known to apply. */
	readonly asOf: string;
	/** Earlier changes that we hold, newest first, a dozen at most. */
	readonly before: readonly { readonly percent: number; readonly from: string }[];
};

/** A postcode as postcodes.io (ONS Postcode Directory) places it, or its reason for not doing so. */
export type LiveGeography =
	| {
			readonly kind: "live";
			readonly nation: Nation;
			readonly region: string | null;
			readonly authority: { readonly code: string; readonly name: string } | null;
			readonly ward: { readonly code: string; readonly name: string } | null;
			readonly msoa: string | null;
			readonly position: Coordinates | null;
	  }
	| { readonly kind: "terminated"; readonly since: string }
	| { readonly kind: "outside"; readonly country: string }
	| { readonly kind: "absent" };

export type CertificateFacts = {
	/** Newest certificate of every address at the postcode, valid or not. */
	readonly summaries: readonly CertificateSummary[];
	/** Full certificates that were fetched, at most `MAX_DETAILS` of them. */
	readonly details: readonly Certificate[];
	/** The national file they come from, and the newest day it covers; absent where the register itself answered. */
	readonly imported?: { readonly source: ImportedRegister; readonly asOf: string };
	/** Whether the register was asked first and failed, so that a file answers alone. */
	readonly registerFailed?: boolean;
};

export type Sale = {
	readonly price: Pence;
	readonly date: string;
	readonly propertyType: "detached" | "semi-detached" | "terraced" | "flat" | "other";
	readonly newBuild: boolean;
	/** Null where it is not told. */
	readonly tenure: "freehold" | "leasehold" | null;
	readonly address: string;
};

/** Full-value sales at the postcode since `since`. */
export type SaleFacts = { readonly since: string; readonly sales: readonly Sale[] };

export type SoldFacts = {
	/** Last month or day that the edition covers. */
	readonly asOf: string;
	readonly atPostcode: SaleFacts;
	/** Sale figures of the postcode's sector, `M14 5`, by type; null when the period had no sale. */
	readonly sector: {
		readonly name: string;
		readonly period: SalesPeriod;
		readonly figures: readonly SaleFigures[];
	} | null;
};

/**
 * Crimes recorded within a mile in the latest published month. `month` is null where a territorial force reported none: it may have published nothing, and
 * the railway police's records alone do not describe the place.
 */
export type CrimeFacts = {
	readonly month: string | null;
	/** Crimes recorded by all forces. */
	readonly total: number;
	/** Those recorded by the British Transport Police, which publishes separately. */
	readonly railway: number;
	readonly byCategory: readonly { readonly category: string; readonly count: number }[];
};

export type FloodWarning = {
	/** 1 severe, 2 warning, 3 alert. Level 4, no longer in force, is left out. */
	readonly level: 1 | 2 | 3;
	readonly description: string;
	readonly raisedAt: string | null;
};

export type FloodWarningFacts = { readonly warnings: readonly FloodWarning[] };
