import type { ZipEntry } from "#datasets/ingest/zip/zip-archive.ts";
import { Defect, type EndedPostcode, type PostcodeUnit, unitShape } from "./postcode-unit.ts";

/** Most bytes of one area's postcodes: ten times the largest area. */
const LONGEST = 512 * 1024 ** 2;

/** A file in an archive, as text. @throws RefusedNews when it is not what the archive says it is */
export async function entryText(entry: ZipEntry): Promise<string> {
	const pieces: Uint8Array[] = [];
	for await (const piece of entry.read(LONGEST)) {
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString("utf8");
}

/**
 * Patterns of the columns that are read. ONS renames them with every edition, because the boundary year is part of the name (`lad25cd`, `lad26cd`), and the
 * ONS Postcode Directory used other names until 2025.
 */
const patterns = {
	postcode: /^pcds$/i,
	ended: /^doterm$/i,
	authority: /^(lad\d\dcd|oslaua)$/i,
	ward: /^(wd\d\dcd|osward)$/i,
	area: /^(msoa21cd|msoa21)$/i,
	lat: /^lat$/i,
	lng: /^long$/i,
} as const;

/** Columns of small areas, newest census first. An edition has one census, two or none; Scotland's data zones are in the same columns or in their own. */
const smallAreaPatterns = [/^(lsoa21cd|lsoa21)$/i, /^(lsoa11cd|lsoa11)$/i, /^(dz11cd|dz11)$/i];

type Column = keyof typeof patterns;
/** Position of each column, and the number of columns. */
export type DirectoryColumns = Readonly<Record<Column | "count", number>> & {
	/** Positions of the small-area columns that the edition has. */
	readonly smallAreas: readonly number[];
};

/**
 * Finds the columns in the first line of the National Statistics Postcode Lookup or the ONS Postcode Directory.
 * @throws Defect naming a column that is missing or repeated.
 */
export function directoryColumns(header: string): DirectoryColumns {
	const names = fieldsOf(header.replace(/^\uFEFF/, ""));
	const place = (column: Column): number => {
		const [found = -1, ...others] = names.flatMap((name, at) =>
			patterns[column].test(name) ? [at] : [],
		);
		if (found === -1 || others.length > 0) {
			throw new Defect(
				`its first line names ${found === -1 ? "no" : "more than one"} column of ${column} (${String(patterns[column])})`,
			);
		}
		return found;
	};
	return {
		postcode: place("postcode"),
		ended: place("ended"),
		authority: place("authority"),
		ward: place("ward"),
		area: place("area"),
		lat: place("lat"),
		lng: place("lng"),
		smallAreas: smallAreaPatterns
			.map((pattern) => names.findIndex((name) => pattern.test(name)))
			.filter((found) => found !== -1),
		count: names.length,
	};
}

/** Latitude of a postcode without a grid reference. Source: ONS, NSPL user guide. */
const NOWHERE_LAT = 99;
/** Codes meaning "none of this kind": in Wales, Scotland, Northern Ireland, the Channel Islands and the Isle of Man. */
const PSEUDO_CODE = /^[A-Z]99999999$/;
/** Codes of places that are not in the United Kingdom. */
const ISLANDS = /^[LM]9/;
/** Postcodes of Northern Ireland may be used only under a licence of their own. */
const NORTHERN_IRELAND = /^BT/;

/** Month in which a postcode was terminated: `202403`. */
const ENDED = /^(\d{4})(0[1-9]|1[0-2])$/;

/**
 * A line as a postcode of Great Britain, live or ended. Null where it lies elsewhere, may not be used, or ended with an obsolete shape.
 * @throws Defect for a malformed line.
 */
export function parseDirectoryRow(
	line: string,
	columns: DirectoryColumns,
): PostcodeUnit | EndedPostcode | null {
	const fields = fieldsOf(line);
	if (fields.length !== columns.count) {
		throw new Defect(
			`a row has ${fields.length} columns where its first line has ${columns.count}`,
		);
	}
	const at = (column: Column) => fields[columns[column]] ?? "";
	const postcode = at("postcode").replaceAll(" ", "");
	if (NORTHERN_IRELAND.test(postcode) || ISLANDS.test(at("authority"))) {
		return null;
	}
	const ended = at("ended");
	if (!unitShape.test(postcode)) {
		// Some ended postcodes, such as Newport's old ones, had a shape of their own.
		if (ended !== "") {
			return null;
		}
		throw new Defect(`a row has no postcode but ${JSON.stringify(at("postcode"))}`);
	}
	if (ended !== "") {
		return { postcode, since: monthOf(postcode, ended) };
	}
	return {
		postcode,
		position: position(postcode, at("lat"), at("lng")),
		authorityCode: code(at("authority")),
		wardCode: code(at("ward")),
		areaCode: code(at("area")),
		smallAreaCodes: columns.smallAreas.flatMap((place) => code(fields[place] ?? "") ?? []),
	};
}

/** No field of these files holds a comma or a quote. */
function fieldsOf(line: string): string[] {
	return line.replaceAll('"', "").trimEnd().split(",");
}

function code(text: string): string | null {
	return text === "" || PSEUDO_CODE.test(text) ? null : text;
}

function monthOf(postcode: string, ended: string): string {
	const [, year, month] = ENDED.exec(ended) ?? [];
	if (!year || !month) {
		throw new Defect(`${postcode} ended in no month but ${JSON.stringify(ended)}`);
	}
	return `${year}-${month}`;
}

/** Bounds of the United Kingdom, with a margin. */
const SOUTH = 49;
const NORTH = 61;
const WEST = -9;
const EAST = 2.5;

function position(postcode: string, lat: string, lng: string): PostcodeUnit["position"] {
	if (lat === "" || Number(lat) > NOWHERE_LAT) {
		return null;
	}
	const found = { lat: Number(lat), lng: Number(lng) };
	if (!(found.lat > SOUTH && found.lat < NORTH && found.lng > WEST && found.lng < EAST)) {
		throw new Defect(`${postcode} lies outside the country, at ${lat}, ${lng}`);
	}
	return found;
}
