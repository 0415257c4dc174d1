import type { IsoDate } from "../../base/calendar.ts";
import type { Band } from "../../base/facts/band.ts";
import type { Coordinates } from "../../base/facts/coordinates.ts";
import type { MapStation } from "../../base/facts/neighbourhood-facts.ts";
import type { Pence } from "../../base/money.ts";
import type { EvidenceLink } from "../../subjects/licensing/scheme-evidence.ts";

/** A map without its council's area figures, and the council it is of. */
export type ShownMap = Omit<MapSubject, "figures"> & {
	readonly authority: { readonly code: string; readonly name: string };
};

/** Questions that a map answers, in display order. None of them ranks people. */
export const mapModes = ["licence", "price", "energy", "crime", "renters"] as const;

export type MapMode = (typeof mapModes)[number];

/** Questions that shade every area by a figure. */
export type FigureMode = Exclude<MapMode, "licence">;

/** Content of a map: the home's own, and its council's. Outlines and wording come from elsewhere. */
export type MapSubject = {
	readonly home: MapHome;
	readonly schemes: readonly MapScheme[];
	/** What a live source drew about the postcode. */
	readonly grounds: readonly MapGround[];
	readonly station: MapStation | null;
	readonly figures: MapFigures;
};

/**
 * Location of the home: a postcode's point with the ward and area it is known to lie in (null: look them up in the outlines), a sector spread over several,
 * or none where the map is of an authority.
 */
export type MapHome =
	| {
			readonly kind: "point";
			/** "M14 5LL". */
			readonly label: string;
			readonly position: Coordinates;
			readonly ward: string | null;
			readonly area: string | null;
	  }
	| {
			readonly kind: "sector";
			/** "M14 5". */
			readonly label: string;
			readonly wards: readonly MapShare[];
			readonly areas: readonly MapShare[];
	  }
	| { readonly kind: "authority" };

/** A ward or area and the share of a sector's postcodes in it, 0 to 1. */
export type MapShare = { readonly code: string; readonly share: number };

/** A scheme of the register as a map shows it. */
export type MapScheme = {
	/** "Selective licensing". */
	readonly name: string;
	/** Wards that it covers, or all; null where only its text describes its edge. */
	readonly wards: readonly string[] | "all" | null;
	/** "the whole district", "parts of wards". */
	readonly reach: string;
	readonly from: IsoDate | null;
	/** Last day. */
	readonly until: IsoDate | null;
	/** Whether it covers the home, according to the judgement. */
	readonly here: "yes" | "no" | "unsettled";
	/** What it rests on, in a sentence or two. */
	readonly proof: string;
	/** The page behind it, the newest reading; null where we hold none. */
	readonly page: EvidenceLink | null;
};

/** A drawn constraint, as rings of positions. */
export type MapGround = {
	readonly kind: "flood" | "conservation" | "articleFour";
	readonly name: string;
	readonly rings: readonly (readonly Coordinates[])[];
};

/** Kilometres in each direction from a position within which constraints are kept: a few streets on a council's map, which a visitor can judge. */
export const GROUND_REACH = 3;

/** A figure of every area of the council, and of the whole council. */
type FigureOf<Value> = {
	readonly areas: readonly { readonly code: string; readonly value: Value }[];
	readonly authority: Value | null;
	/** Year, month or day that the figures are of. */
	readonly asOf: IsoDate;
};

export type MapFigures = {
	/** Median price of homes sold. */
	readonly price: FigureOf<Pence> | null;
	/** Median band of certificates. */
	readonly energy: FigureOf<Band> | null;
	/** Recorded crimes per 1,000 residents a month. */
	readonly crime: FigureOf<number> | null;
	/** Percent of households that rent privately. */
	readonly renters: FigureOf<number> | null;
};
