/**
 * Least gross internal areas of a new home, m2, of 0 to 6 bedrooms: of one storey and with the fewest people, so the smallest the standard knows. 37 is
 * of one person with a shower room, and stands for a studio too. Source: "Technical housing standards: nationally described space standard", MHCLG,
 * March 2015, Table 1 (1b1p, 2b3p, 3b4p, 4b5p, 5b6p, 6b7p).
 */
const LEAST_AREAS = [37, 37, 61, 74, 90, 103, 116] as const;
/**
 * Share of the standard below which bedrooms do not fit. Our own reading: the standard binds new homes only where a plan says so, and many older ones
 * are smaller, but not by a quarter.
 */
const SHARE_THAT_FITS = 0.75;

/** How a number of bedrooms stands against a floor area. Areas in m2. */
export type BedroomsFit = {
	readonly fits: boolean;
	/** What a new home with so many bedrooms needs at least. */
	readonly standard: number;
	/** Below it they do not fit. */
	readonly least: number;
};

type Stated = { readonly bedrooms: number | null; readonly floorArea: number | null };

/** Whether the bedrooms fit the floor area (m2, of the certificate); 0 bedrooms is a studio. Null where either is not known. */
export function bedroomsFit({ bedrooms, floorArea }: Stated): BedroomsFit | null {
	if (bedrooms === null || floorArea === null) {
		return null;
	}
	// The standard counts no further than six: a home with more bedrooms needs at least as much.
	const standard = LEAST_AREAS[bedrooms] ?? Math.max(...LEAST_AREAS);
	const least = SHARE_THAT_FITS * standard;
	return { fits: floorArea >= least, standard, least };
}

/**
 * Least floor of a room in which one person over ten sleeps, m2, as every licence of an HMO in England must say.
 * Source: Licensing of Houses in Multiple Occupation (Mandatory Conditions of Licences) (England) Regulations 2018, SI 2018/616.
 */
export const LEAST_ROOM = 6.51;
/** Share of a house that is rooms to sleep in. Our own assumption: the rest is kitchens, baths, halls and stairs. */
export const SHARE_OF_ROOMS = 0.5;

/**
 * Whether some of an HMO's rooms must be smaller than one adult's: `certain` where so many of the least size exceed the whole floor area (m2), `likely`
 * where they exceed the share of it that is rooms to sleep in. Null where neither, or where a figure is not known.
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
