import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { SmallAreaDeciles } from "./deprivation/small-area-deciles.ts";
import { gridToWgs84 } from "./geodesy/osgb36.ts";
import type { AreaPlacer } from "./placing/area-placer.ts";

/** A live postcode as a national file has it. */
export type PostcodeUnit = {
	/** Without spaces: `M145LL`. */
	readonly postcode: string;
	/** Metres on the National Grid or degrees of WGS84, as the file gives it; null where it gives none. */
	readonly position: GridPosition | Coordinates | null;
	/** Codes are null where the file leaves them blank. */
	readonly authorityCode: string | null;
	readonly wardCode: string | null;
	/** Middle-layer super output area of 2021, or intermediate zone in Scotland; null in a file that names none. */
	readonly areaCode: string | null;
	/** Small areas (LSOA, in Scotland data zone) of one census or two, the newest first; none in a file that names none. */
	readonly smallAreaCodes: readonly string[];
};

/** A postcode that is no longer in use. */
export type EndedPostcode = Pick<PostcodeUnit, "postcode"> & {
	/** Month it ended in, `YYYY-MM`. */
	readonly since: string;
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
	"placed_area_code",
	"deprivation_decile",
	"ward_beside_code",
] as const;

/** Data that complete what a file says about a postcode. */
export type UnitPlacing = {
	/** Today's code of each district that was recoded. */
	readonly currentCodeOf: ReadonlyMap<string, string>;
	readonly areas: AreaPlacer;
	readonly deciles: SmallAreaDeciles;
	/** Names the outlines and the deciles. */
	readonly edition: string;
};

/** A unit as a row of `postcode_units`, with the other ward that lies near. Its position decides the area only where the file names none that we hold. */
export function toRow(
	unit: PostcodeUnit,
	placing: UnitPlacing,
	wardBeside: string | null = null,
): readonly ColumnValue[] {
	const { postcode, authorityCode, wardCode, areaCode, smallAreaCodes } = unit;
	const { areas, deciles, currentCodeOf } = placing;
	const position = unitCoordinates(unit);
	const authority = authorityCode && (currentCodeOf.get(authorityCode) ?? authorityCode);
	const isNamed = areaCode !== null && areas.authorityOf(areaCode) !== null;
	const [decile = null] = smallAreaCodes.flatMap((code) => deciles.get(code) ?? []);
	return [
		postcode,
		position && Math.round(position.lat * 1e5),
		position && Math.round(position.lng * 1e5),
		authority,
		wardCode,
		areaCode,
		!isNamed && position && authority ? areas.areaAt(authority, position) : null,
		decile,
		wardBeside,
	];
}

/** WGS84; null where the file gives no position. */
export function unitCoordinates({ position }: PostcodeUnit): Coordinates | null {
	return position === null || "lat" in position ? position : gridToWgs84(position);
}

/** A fault in a national postcode file, worded as a clause without a full stop. */
export class Defect extends Error {}

/** An edition of a national postcode file. */
export type Product = {
	/** What it is called. */
	readonly title: string;
	/** Month of the edition, `YYYY-MM`. */
	readonly asOf: string;
	/** SHA-256 of the file. */
	readonly digest: string;
	/** Number of live postcodes that are kept, without ended ones. */
	readonly count: number;
	/** Whether it lists ended postcodes. */
	readonly listsEnded: boolean;
	/** In the order of their postcodes: those of one area all come before those of the next. */
	readonly areas: readonly PostcodeArea[];
};

export type PostcodeArea = {
	/** `M`. */
	readonly code: string;
	/** Its postcodes. @throws Defect when they are not what the product says they are. */
	read(): Promise<AreaPostcodes>;
};

/** The postcodes of an area, in order, each either live or ended. */
export type AreaPostcodes = {
	readonly units: readonly PostcodeUnit[];
	readonly ended: readonly EndedPostcode[];
};
