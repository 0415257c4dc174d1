/**
 * Least gross internal areas of a new home, m2, for 0 to 6 bedrooms: one storey with the fewest people, so the smallest in the standard. 37 is for one
 * person with a shower room, and also stands for a studio. Source: "Technical housing standards: nationally described space standard", MHCLG, March 2015,
 * Table 1 (1b1p, 2b3p, 3b4p, 4b5p, 5b6p, 6b7p).
 */
const LEAST_AREAS = [37, 37, 61, 74, 90, 103, 116] as const;
/**
 * Share of the standard below which bedrooms do not fit. Our own interpretation: the standard only binds new homes where a plan says so, and many older
 * ones are smaller, but not by a quarter.
 */
const SHARE_THAT_FITS = 0.75;

/** A number of bedrooms compared with a floor area. Areas in m2. */
export type BedroomsFit = {
	readonly fits: boolean;
	/** Least area of a new home with this many bedrooms. */
	readonly standard: number;
	/** Area below which the bedrooms do not fit. */
	readonly least: number;
};

type Stated = { readonly bedrooms: number | null; readonly floorArea: number | null };

/** Whether the bedrooms fit the floor area (m2, of the certificate); 0 bedrooms is a studio. Null where either is not known. */
export function bedroomsFit({ bedrooms, floorArea }: Stated): BedroomsFit | null {
	if (bedrooms === null || floorArea === null) {
		return null;
	}
	// The standard ends at six bedrooms: a home with more needs at least as much.
	const standard = LEAST_AREAS[bedrooms] ?? Math.max(...LEAST_AREAS);
	const least = SHARE_THAT_FITS * standard;
	return { fits: floorArea >= least, standard, least };
}

/**
 * Least floor of a room in which one person over ten sleeps, m2, as every licence of an HMO in England must say.
 * Source: Licensing of Houses in Multiple Occupation (Mandatory Conditions of Licences) (England) Regulations 2018, SI 2018/616.
 */
export const LEAST_ROOM = 6.51;
/** Share of a house's floor area that is bedrooms. Our own assumption: the rest is kitchens, bathrooms, halls and stairs. */
export const SHARE_OF_ROOMS = 0.5;

/**
 * Whether some of an HMO's rooms must be too small for one adult: `certain` where that many rooms of the least size exceed the whole floor area (m2),
 * `likely` where they exceed its bedroom share. Null for neither, and where a figure is unknown.
 */
export function roomsTooSmall({
	rooms,
	floorArea,
}: {
	readonly rooms: number | null;
	readonly floorArea: number | null;
}): "certain" | "likely" | null {
	if (rooms === null || floorArea === null) {
		return null;
	}
	const needed = rooms * LEAST_ROOM;
	if (needed > floorArea) {
		return "certain";
	}
	return needed > SHARE_OF_ROOMS * floorArea ? "likely" : null;
}
