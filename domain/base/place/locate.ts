import type { Coordinates } from "../facts/coordinates.ts";
import type { LiveGeography, Place } from "../facts/facts.ts";
import { nationOfCode } from "../nation.ts";
import type { Postcode } from "../postcode.ts";

/** A code and the share of the postcode's sector or outcode that lies in it. */
export type CodeShare = readonly [code: string, share: number];

/** Location of a postcode in codes, to which names are added later. */
export type Location = Pick<
	Place,
	"grain" | "nation" | "position" | "source" | "asOf" | "deprivationDecile"
> & {
	readonly authorities: readonly CodeShare[];
	readonly wards: readonly CodeShare[];
	/** Another ward of its nation that begins near its point; null where none is known. */
	readonly wardBeside?: string | null;
	/** The postcode's own area as named by sources, the most trusted first; empty where none names it. */
	readonly ownAreas: readonly string[];
	/** The area of its position by our outlines, used where we hold none of `ownAreas`. */
	readonly placedArea: string | null;
	/** Areas of its sector; empty for a whole outcode, which has too many to be useful. */
	readonly areas: readonly CodeShare[];
	/** Mean position of its sector's postcodes, never a home's position. Null for an outcode, and where we do not hold the sector. */
	readonly sectorMiddle: Coordinates | null;
};

export type SectorRow = {
	readonly sector: string;
	readonly postcodes: number;
	/** Mean position of its postcodes. */
	readonly lat: number;
	readonly lng: number;
	readonly authorities: readonly CodeShare[];
	readonly wards: readonly CodeShare[];
	/** The areas that it lies in; shares below 2 % are left out. */
	readonly areas: readonly CodeShare[];
};

export type UnitRow = {
	readonly position: Coordinates | null;
	readonly authorityCode: string | null;
	readonly wardCode: string | null;
	/** The area that the imported file names; null where it names none. */
	readonly areaCode: string | null;
	/** The area of its position by our outlines; null where the file names one that we hold. */
	readonly placedAreaCode: string | null;
	/** Another ward of its nation with a postcode within 100 m; null without one. */
	readonly wardBesideCode?: string | null;
} & Pick<Place, "deprivationDecile">;

/** What our own tables say. */
export type Gazetteer = {
	readonly unit: UnitRow | null;
	/** Month in which it ended according to the postcode file, `YYYY-MM`; null where the file does not say. */
	readonly endedSince: string | null;
	/** Edition of the postcode file; null while none is imported. */
	readonly unitsAsOf: string | null;
	/** Whether the file covers the whole country: only then does absence mean "not in use". */
	readonly unitsAreWhole: boolean;
	/** Whether the file has any postcodes of the sector. */
	readonly unitsInSector: boolean;
	/** All sectors of the outcode. */
	readonly sectors: readonly SectorRow[];
	readonly sectorsAsOf: string | null;
	/** Today's authority code by former code, because outside sources are slow to change theirs. */
	readonly todaysCodes: Readonly<Record<string, string>>;
};

export type Located =
	| { readonly kind: "found"; readonly location: Location }
	| { readonly kind: "terminated"; readonly since: string }
	| { readonly kind: "outside"; readonly country: string }
	| { readonly kind: "unknown" };

/**
 * Decides where a postcode lies. The imported postcode file beats the sector table. postcodes.io beats neither, but fills gaps: the postcode within a
 * sector, its ward and area, postcodes newer than the file, the day of termination, and Northern Ireland. A postcode is terminated if the file says it
 * ended and no source says it is live. An area named by a source beats one found through our outlines. Fallbacks are the outcode, then the nation of BT,
 * then unknown.
 * Source: Rule PLACE-1.
 */
export function locate(
	postcode: Postcode,
	gazetteer: Gazetteer,
	answer: LiveGeography | null,
): Located {
	const { unit, endedSince, unitsAsOf, sectors, todaysCodes } = gazetteer;
	const live = withTodaysCode(answer, todaysCodes);
	const sector = sectors.find((row) => row.sector === postcode.sector) ?? null;
	if (live?.kind === "terminated" && (!unit || live.since > (unitsAsOf ?? ""))) {
		return live;
	}
	if (unit?.authorityCode) {
		return found(
			ofUnit({ ...unit, authorityCode: unit.authorityCode }, { unitsAsOf, sector, live }),
		);
	}
	if (live?.kind === "outside") {
		return live;
	}
	if (live?.kind === "live" && agrees(live, sector)) {
		return found(ofLive(live, sector));
	}
	if (endedSince !== null && !unit) {
		return { kind: "terminated", since: endedSince };
	}
	if (live?.kind === "absent" || isAbsentFromFile(postcode, gazetteer, sector)) {
		return { kind: "unknown" };
	}
	return locateBySector(postcode, gazetteer, sector);
}

/** Location of a postcode that no source has as such. */
function locateBySector(
	postcode: Postcode,
	{ sectors, sectorsAsOf }: Gazetteer,
	sector: SectorRow | null,
): Located {
	if (sector) {
		return found(ofSectors([sector], "sector", sectorsAsOf));
	}
	if (sectors.length > 0) {
		return found(ofSectors(sectors, "outcode", sectorsAsOf));
	}
	return postcode.area === "BT" ? found(northernIreland) : { kind: "unknown" };
}

/** Whether a file of the whole country excludes a postcode. A sector that is in our table but missing from the file is taken for a gap in the file. */
function isAbsentFromFile(
	{ area }: Postcode,
	{ unit, unitsAreWhole, unitsInSector }: Gazetteer,
	sector: SectorRow | null,
): boolean {
	return unitsAreWhole && !unit && area !== "BT" && (unitsInSector || sector === null);
}

const northernIreland: Location = {
	grain: "nation",
	nation: "Northern Ireland",
	position: null,
	source: null,
	asOf: null,
	authorities: [],
	wards: [],
	ownAreas: [],
	placedArea: null,
	areas: [],
	deprivationDecile: null,
	sectorMiddle: null,
};

function found(location: Location): Located {
	return { kind: "found", location };
}

type LivePlace = LiveGeography & { kind: "live" };

function withTodaysCode(
	live: LiveGeography | null,
	todaysCodes: Gazetteer["todaysCodes"],
): LiveGeography | null {
	if (live?.kind !== "live" || !live.authority) {
		return live;
	}
	const { code } = live.authority;
	return { ...live, authority: { ...live.authority, code: todaysCodes[code] ?? code } };
}

/** Rejects a live answer that names an authority which the sector does not touch. */
function agrees(live: LivePlace, sector: SectorRow | null): boolean {
	const code = live.authority?.code;
	return !sector || !code || sector.authorities.some(([known]) => known === code);
}

function ofUnit(
	unit: UnitRow & { authorityCode: string },
	more: { unitsAsOf: string | null; sector: SectorRow | null; live: LiveGeography | null },
): Location {
	const liveArea = more.live?.kind === "live" ? more.live.msoa : null;
	const ownAreas = [unit.areaCode, liveArea].filter((code) => code !== null);
	return {
		grain: "unit",
		nation: nationOfCode(unit.authorityCode),
		position: unit.position,
		// Of the importable files only ONS's directory names areas.
		source: unit.areaCode === null ? "codePointOpen" : "postcodeDirectory",
		asOf: more.unitsAsOf,
		authorities: [[unit.authorityCode, 1]],
		wards: wardsOfUnit(unit, more),
		wardBeside: unit.wardBesideCode ?? null,
		ownAreas,
		placedArea: unit.placedAreaCode,
		deprivationDecile: unit.deprivationDecile,
		...ofItsSector(more.sector),
	};
}

/** Wards of a unit. One that the file leaves blank comes from postcodes.io, else from the sector. */
function wardsOfUnit(
	{ wardCode }: UnitRow,
	{ sector, live }: { sector: SectorRow | null; live: LiveGeography | null },
): readonly CodeShare[] {
	const code = wardCode ?? (live?.kind === "live" ? live.ward?.code : null);
	return code ? [[code, 1]] : (sector?.wards ?? []);
}

function ofLive(live: LivePlace, sector: SectorRow | null): Location {
	return {
		grain: "unit",
		nation: live.nation,
		position: live.position,
		source: "postcodesIo",
		asOf: null,
		authorities: live.authority ? [[live.authority.code, 1]] : (sector?.authorities ?? []),
		wards: live.ward ? [[live.ward.code, 1]] : (sector?.wards ?? []),
		ownAreas: live.msoa === null ? [] : [live.msoa],
		placedArea: null,
		deprivationDecile: null,
		...ofItsSector(sector),
	};
}

function ofSectors(
	sectors: readonly SectorRow[],
	grain: "sector" | "outcode",
	asOf: string | null,
): Location {
	const authorities = merged(sectors, (row) => row.authorities);
	const [[main] = [""]] = authorities;
	return {
		grain,
		nation: nationOfCode(main),
		position: null,
		source: "codePointOpen",
		asOf,
		authorities,
		wards: merged(sectors, (row) => row.wards),
		ownAreas: [],
		placedArea: null,
		deprivationDecile: null,
		...ofItsSector(grain === "sector" ? (sectors[0] ?? null) : null),
	};
}

function ofItsSector(sector: SectorRow | null): Pick<Location, "areas" | "sectorMiddle"> {
	return sector
		? { areas: sector.areas, sectorMiddle: { lat: sector.lat, lng: sector.lng } }
		: { areas: [], sectorMiddle: null };
}

/** Shares of several sectors together, each sector by its number of postcodes; largest first. */
function merged(
	sectors: readonly SectorRow[],
	read: (row: SectorRow) => readonly CodeShare[],
): CodeShare[] {
	const total = sectors.reduce((sum, { postcodes }) => sum + postcodes, 0);
	const shares = new Map<string, number>();
	for (const row of sectors) {
		for (const [code, share] of read(row)) {
			shares.set(code, (shares.get(code) ?? 0) + (share * row.postcodes) / total);
		}
	}
	return [...shares].toSorted(([, a], [, b]) => b - a);
}
