import type { Cell } from "#datasets/ingest/store/insert-rows.ts";
import { gridToWgs84 } from "./geodesy/osgb36.ts";

/** A live postcode as a national file has it. */
export type PostcodeUnit = {
	/** Without spaces: `M145LL`. */
	readonly postcode: string;
	/** Metres on the National Grid or degrees of WGS84, as the file gives it; null where it gives none. */
	readonly position: GridPosition | { readonly lat: number; readonly lng: number } | null;
	/** Codes are null where the file leaves them blank. */
	readonly authorityCode: string | null;
	readonly wardCode: string | null;
	/** Middle-layer super output area of 2021, or intermediate zone in Scotland; null in a file that names none. */
	readonly areaCode: string | null;
};

type GridPosition = { readonly easting: number; readonly northing: number };

/** Without spaces. */
export const unitShape = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** The columns of `postcode_units`, in the order of `toRow`. */
export const unitColumns = [
	"postcode",
	"lat_e5",
	"lng_e5",
	"authority_code",
	"ward_code",
	"area_code",
] as const;

/** A unit as a row of `postcode_units`. `currentCodeOf` has today's code of each district that was recoded. */
export function toRow(
	{ postcode, position, authorityCode, wardCode, areaCode }: PostcodeUnit,
	currentCodeOf: ReadonlyMap<string, string>,
): readonly Cell[] {
	const authority = authorityCode && (currentCodeOf.get(authorityCode) ?? authorityCode);
	if (position === null) {
		return [postcode, null, null, authority, wardCode, areaCode];
	}
	const { lat, lng } = "lat" in position ? position : gridToWgs84(position);
	return [postcode, Math.round(lat * 1e5), Math.round(lng * 1e5), authority, wardCode, areaCode];
}

/** What is wrong with a file that should be a national postcode file: a clause without a full stop. */
export class Defect extends Error {}

/** An edition of a national postcode file. */
export type Product = {
	/** What it is called. */
	readonly title: string;
	/** Month of the edition, `YYYY-MM`. */
	readonly asOf: string;
	/** SHA-256 of the file. */
	readonly digest: string;
	/** Postcodes in it that are kept. */
	readonly count: number;
	/** In the order of their postcodes: those of one area all come before those of the next. */
	readonly areas: readonly PostcodeArea[];
};

export type PostcodeArea = {
	/** `M`. */
	readonly code: string;
	/** Its postcodes in order. @throws Defect when they are not what the product says they are. */
	units(): Promise<PostcodeUnit[]>;
};
