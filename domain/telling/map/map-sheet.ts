import type { IsoDate } from "../../base/calendar.ts";
import type { Spot } from "../chart/chart.ts";
import type { FigureMode, MapGround, MapScheme } from "./map-subject.ts";

/**
 * A laid-out map: everything to draw for every question, in a frame of whole units from the left and the top. Plain JSON, without today's date or outlines
 * in degrees. `lines.ts` describes the format of its lines.
 */
export type MapSheet = {
	readonly format: 1;
	/** Edition of the outlines. */
	readonly edition: string;
	readonly authority: { readonly code: string; readonly name: string };
	readonly width: number;
	readonly height: number;
	/** Units for each kilometre. */
	readonly perKm: number;
	readonly lines: string;
	/** The council's ground, then each of its wards, then each of its areas. */
	readonly shapes: string;
	readonly wards: number;
	readonly home: SheetHome;
	readonly schemes: readonly SheetScheme[];
	readonly shadings: Readonly<Partial<Record<FigureMode, Shading | undefined>>>;
	readonly grounds: readonly SheetGround[];
	readonly station: SheetStation | null;
	/** Which of the drawn wards are approximate: all, some, or none. */
	readonly approximate: "all" | "some" | "none";
};

/** A ward or area by its index in the sheet. */
export type SheetPart = { readonly at: number; readonly code: string; readonly name: string };

export type SheetHome =
	| {
			readonly kind: "point";
			readonly label: string;
			readonly at: Spot;
			/** Null where no outline contains it. */
			readonly ward: SheetPart | null;
			readonly area: SheetPart | null;
			/** Whether the outline at the point is of another ward than the postcode's, because it lies close to a border. */
			readonly byBorder: boolean;
	  }
	| {
			readonly kind: "sector";
			readonly label: string;
			/** The share of the sector's postcodes in each, 0 to 1, largest first. */
			readonly wards: readonly (SheetPart & { readonly share: number })[];
			readonly areas: readonly (SheetPart & { readonly share: number })[];
	  }
	| { readonly kind: "authority" };

export type SheetScheme = Omit<MapScheme, "wards"> & {
	/** Indices of its wards in the sheet. */
	readonly wards: readonly number[] | "all" | null;
	/** Ward names, for readers who cannot see the map. */
	readonly names: readonly string[];
};

/** Areas in up to four classes of a figure. */
export type Shading = {
	/** One character for each area in order: its class from 0, or `-` for an unknown figure. */
	readonly classes: string;
	/** Range of each class, in words. */
	readonly ranges: readonly string[];
	/** The home's areas with their figures in words, and the council's. */
	readonly own: readonly { readonly name: string; readonly figure: string }[];
	readonly authority: string | null;
	readonly asOf: IsoDate;
};

/** `rings` are closed lines. */
export type SheetGround = Pick<MapGround, "kind" | "name"> & { readonly rings: string };

export type SheetStation = {
	readonly name: string;
	readonly km: number;
	/** Null where it lies outside the frame. */
	readonly at: Spot | null;
};
