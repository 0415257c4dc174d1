import { gridToWgs84 } from "../geodesy/osgb36.ts";
import type { Cell } from "../store/insert-rows.ts";
import { Defect } from "./defect.ts";

/** One row of Code-Point Open. */
export type PostcodeUnit = {
	/** Without spaces: `M145LL`. */
	readonly postcode: string;
	/** Metres on the National Grid; null where the product gives no position (quality 90). */
	readonly easting: number | null;
	readonly northing: number | null;
	/** Null where the product leaves it blank. */
	readonly authorityCode: string | null;
	readonly wardCode: string | null;
};

/** Columns of the product. Source: its Doc/Code-Point_Open_Column_Headers.csv. */
const COLUMNS = 10;
/** The positional quality that means there is no position. Source: OS, Code-Point Open technical specification. */
const NO_POSITION = "90";
/** The National Grid's extent in metres. */
const FURTHEST_EAST = 700_000;
const FURTHEST_NORTH = 1_300_000;

const unitShape = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/**
 * Reads one line of the product: `"M14 5LL",10,385362,395131,"E92000001","E19000001","E18000002","","E08000003","E05011377"`.
 * No field holds a comma or a quote.
 * @throws Defect when it is no such line.
 */
export function parseUnit(line: string): PostcodeUnit {
	const fields = line.replaceAll('"', "").trimEnd().split(",");
	if (fields.length !== COLUMNS) {
		throw new Defect(`a row has ${fields.length} columns, not ${COLUMNS}`);
	}
	const [spaced = "", quality, easting, northing, , , , , district, ward] = fields;
	const postcode = spaced.replaceAll(" ", "");
	if (!unitShape.test(postcode)) {
		throw new Defect(`a row begins with no postcode but ${JSON.stringify(spaced)}`);
	}
	const placed = quality !== NO_POSITION;
	return {
		postcode,
		easting: placed ? metres(easting, FURTHEST_EAST, postcode) : null,
		northing: placed ? metres(northing, FURTHEST_NORTH, postcode) : null,
		authorityCode: district || null,
		wardCode: ward || null,
	};
}

function metres(text: string | undefined, furthest: number, postcode: string): number {
	const value = Number(text);
	if (!text || !Number.isInteger(value) || value <= 0 || value > furthest) {
		throw new Defect(`${postcode} is not on the National Grid`);
	}
	return value;
}

/** The columns of `postcode_units`, in the order of `toRow`. */
export const unitColumns = ["postcode", "lat_e5", "lng_e5", "authority_code", "ward_code"] as const;

/** A unit as a row of `postcode_units`. `currentCodeOf` has today's code of each district that was recoded. */
export function toRow(
	{ postcode, easting, northing, authorityCode, wardCode }: PostcodeUnit,
	currentCodeOf: ReadonlyMap<string, string>,
): readonly Cell[] {
	const authority = authorityCode && (currentCodeOf.get(authorityCode) ?? authorityCode);
	if (easting === null || northing === null) {
		return [postcode, null, null, authority, wardCode];
	}
	const { lat, lng } = gridToWgs84({ easting, northing });
	return [postcode, Math.round(lat * 1e5), Math.round(lng * 1e5), authority, wardCode];
}
