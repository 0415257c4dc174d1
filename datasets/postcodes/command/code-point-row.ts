import { Defect, type PostcodeUnit, unitShape } from "./postcode-unit.ts";

/** Columns of the product. Source: its Doc/Code-Point_Open_Column_Headers.csv. */
const COLUMNS = 10;
/** The positional quality that means there is no position. Source: OS, Code-Point Open technical specification. */
const NO_POSITION = "90";
/** The National Grid's extent in metres. */
const FURTHEST_EAST = 700_000;
const FURTHEST_NORTH = 1_300_000;

/**
 * Reads one line of Code-Point Open: `"M14 5LL",10,385362,395131,"E92000001","E19000001","E18000002","","E08000003","E05011377"`.
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
	return {
		postcode,
		position:
			quality === NO_POSITION
				? null
				: {
						easting: metres(easting, FURTHEST_EAST, postcode),
						northing: metres(northing, FURTHEST_NORTH, postcode),
					},
		authorityCode: district || null,
		wardCode: ward || null,
		areaCode: null,
		smallAreaCodes: [],
	};
}

function metres(text: string | undefined, furthest: number, postcode: string): number {
	const value = Number(text);
	if (!text || !Number.isInteger(value) || value <= 0 || value > furthest) {
		throw new Defect(`${postcode} is not on the National Grid`);
	}
	return value;
}
