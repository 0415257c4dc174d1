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

/**
 * Everything gathered about one postcode, before any judgement and free of today's date: what is kept in
 * the cache and what `assess` reads. Plain JSON.
 */
export type Facts = {
	readonly postcode: string;
	/** UTC milliseconds. */
	readonly gatheredAt: number;
	/** False when a live source failed: kept for minutes, not days. A source without a key does not count. */
	readonly whole: boolean;
	readonly place: Place;
	readonly authorities: readonly AuthorityFacts[];
	/** The areas that the postcode lies or may lie in, largest share first; its own alone where that is certain, none where none is. */
	readonly areas: readonly AreaFacts[];
	readonly rents: readonly RentFacts[];
	/** Of Scottish councils, the market areas by which their rents are published; none elsewhere. */
	readonly rentMarkets: readonly RentMarket[];
	/** What our list of stations says; null where it is not loaded, does not reach the nation, and where nothing is known to measure from. */
	readonly rail: RailFacts | null;
	/** Homes sold, from the national file; null while it is not imported, and where it does not reach. */
	readonly sold: SoldFacts | null;
	/** House prices of the English region; null elsewhere. */
	readonly regionPrices: RegionPrices | null;
	/** House prices of the whole nation by the same index; of each nation that the place may lie in. */
	readonly nationPrices: readonly RegionPrices[];
	readonly bankRate: BankRate | null;
	readonly thresholds: readonly DemandThresholds[];
	readonly schemes: readonly LicensingScheme[];
	/** Day the licensing register was last compiled, `YYYY-MM-DD`. */
	readonly registerAsOf: string | null;
	/** Date of the figures by which an authority is known to draw its Article 4 directions on the national map; null without any. */
	readonly articleFourAsOf: string | null;
	/** Number of the last change of our tables before they were read: facts that miss a later one are gathered again. */
	readonly revision: number;
	readonly live: LiveFacts;
};

/** What the figures of a whole authority are read from. */
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
 * Why a source said nothing. `off`: no address or key configured; `held`: what it would say is in our own tables; `no_position`: it needs an exact
 * position, which no one knows.
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

/** No source asked: what our own tables say stands alone. */
export const sourcesOff: LiveFacts = {
	geography: off,
	certificates: off,
	sales: off,
	planning: off,
	crime: off,
	floodWarnings: off,
};

/** Silences that are a fault of the source today, and so worth asking again soon. */
export const faults: readonly SourceFailure[] = [
	"timed_out",
	"unreachable",
	"refused",
	"malformed",
];

export type NamedShare = { readonly code: string; readonly name: string; readonly share: number };

export type Place = {
	/** The finest thing known: the postcode itself, its sector, its outcode, or only the nation. */
	readonly grain: "unit" | "sector" | "outcode" | "nation";
	readonly nation: Nation;
	/** English region; null elsewhere and when unknown. */
	readonly region: string | null;
	/** Local authorities this postcode may lie in, largest share first; one with share 1 when certain. */
	readonly authorities: readonly NamedShare[];
	/** Electoral wards likewise. At unit grain one with share 1. */
	readonly wards: readonly NamedShare[];
	/** Position of the postcode itself (WGS84), or null where only its sector is known. */
	readonly position: Coordinates | null;
	/**
	 * Tenth of its nation that the postcode's small area is in by the nation's index of deprivation, 1 the most deprived; null where no imported file
	 * names the small area.
	 */
	readonly deprivationDecile: number | null;
	/** Where it was read, and the date that edition gives. */
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
	/** Mean of the MSOA medians weighted by their sales counts: shown, and divided by nothing. */
	readonly typicalPrice: Pence | null;
	/** Twelve-month change in percent, from the UK House Price Index; null until imported. */
	readonly priceGrowth: { readonly percent: number; readonly month: string } | null;
	readonly indexPrice: IndexPrice | null;
	/** The same of each type of home; null of one that is not held. */
	readonly indexPriceByType: ByType<IndexPrice | null>;
	/** Homes sold in twelve months, of the same index. */
	readonly turnover: Turnover | null;
	/** Whether its Article 4 directions on HMOs are drawn on the national map; null where that is not known, and outside England. */
	readonly publishesArticleFour: boolean | null;
	readonly census: CensusFacts | null;
	readonly deprivation: DeprivationFacts | null;
	/** Median gross pay of a year of employees who live in it; null where none is published. */
	readonly pay: { readonly amount: Pence; readonly year: number } | null;
};

/** Homes sold in the twelve months to `to`, `YYYY-MM`. */
export type Turnover = { readonly sales: number; readonly to: string };

/** A middle-layer super output area of England or Wales, about 3,000 homes; in Scotland an Intermediate Zone of 2011, about 2,000. */
export type AreaFacts = {
	readonly code: string;
	readonly name: string;
	/** True when a source names it as the postcode's own; false when it is one that its sector lies in, or was placed. */
	readonly exact: boolean;
	/** True when the postcode's position lies in it by our outlines, which near an edge may name the next area. */
	readonly placed: boolean;
	/** How much of the sector's postcodes lies in it, 0 to 1; 1 of the postcode's own, named or placed. */
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
	/** Day it was last known to hold. */
	readonly asOf: string;
	/** The changes before it that are held, newest first, a dozen at most. */
	readonly before: readonly { readonly percent: number; readonly from: string }[];
};

/** A postcode as postcodes.io (ONS Postcode Directory) places it, or what it says instead. */
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
	/** Which national file they come from, and the newest day it covers; absent where the register itself answered. */
	readonly imported?: { readonly source: ImportedRegister; readonly asOf: string };
	/** Whether the register was asked first and failed; said where a file answers for it alone. */
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
	/** What homes of the postcode's sector, `M14 5`, were sold for by type; null when none was in the period. */
	readonly sector: {
		readonly name: string;
		readonly period: SalesPeriod;
		readonly figures: readonly SaleFigures[];
	} | null;
};

/**
 * Crimes recorded within a mile in the latest month published. `month` is null where a territorial force told of none: it may have published nothing, and
 * what the railway police recorded is no answer for the place.
 */
export type CrimeFacts = {
	readonly month: string | null;
	/** By whichever force. */
	readonly total: number;
	/** Of them by the British Transport Police, which publishes by itself. */
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
