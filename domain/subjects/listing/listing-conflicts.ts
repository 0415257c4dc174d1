import { dateInWords, floorAreaInWords } from "../../base/words.ts";

/** What a listing says of a home, in a portal's words; square metres. */
export type AdvertisedHome = {
	readonly propertyType: string | null;
	readonly floorArea: number | null;
	readonly tenure: string | null;
};

/** Records of this very home; null where there are none, or only of homes nearby. */
export type RecordedHome = {
	/** From its certificate, in the register's words. */
	readonly propertyType: string | null;
	/** By its certificate; square metres. */
	readonly floorArea: number | null;
	/** From its last sale, with its day (`YYYY-MM-DD`). */
	readonly sold: { readonly tenure: "freehold" | "leasehold"; readonly on: string } | null;
};

type Kind = "flat" | "house";

/**
 * Tolerated difference of two floor areas, as a share of the register's. A certificate omits unheated space, and an agent's plan measures to the walls, so
 * up to here both may be right. Our own rule.
 */
const FAR_FROM_REGISTER = 0.1;

/**
 * Contradictions between a listing and the records of the same home, a paragraph each; empty where there are none. Never pass typical figures of a place,
 * which contradict nothing.
 */
export function listingConflicts(listing: AdvertisedHome, recorded: RecordedHome): string[] {
	return [certificateConflict(listing, recorded), tenureConflict(listing, recorded)].filter(
		(conflict) => conflict !== null,
	);
}

function certificateConflict(listing: AdvertisedHome, recorded: RecordedHome): string | null {
	const apart = [kindsApart(listing, recorded), areasApart(listing, recorded)].filter(
		(pair) => pair !== null,
	);
	if (apart.length === 0) {
		return null;
	}
	const wordsOf = (whose: keyof Apart) => apart.map((pair) => pair[whose]).join(", ");
	return `The listing says ${wordsOf("listing")}. The certificate says ${wordsOf("certificate")}. Ask which is right.`;
}

type Apart = { readonly listing: string; readonly certificate: string };

function kindsApart(listing: AdvertisedHome, recorded: RecordedHome): Apart | null {
	const kinds = [kindOf(listing.propertyType), kindOf(recorded.propertyType)] as const;
	const [advertised, certified] = kinds;
	return advertised !== null && certified !== null && advertised !== certified
		? { listing: advertised, certificate: certified }
		: null;
}

function areasApart(
	{ floorArea: advertised }: AdvertisedHome,
	{ floorArea: certified }: RecordedHome,
): Apart | null {
	if (advertised === null || certified === null) {
		return null;
	}
	return Math.abs(advertised - certified) > FAR_FROM_REGISTER * certified
		? { listing: floorAreaInWords(advertised), certificate: floorAreaInWords(certified) }
		: null;
}

/** Conflict of tenures. A share of freehold comes with a lease, so it contradicts neither; a sale shows the tenure on its day. */
function tenureConflict({ tenure }: AdvertisedHome, { sold }: RecordedHome): string | null {
	const advertised = tenure?.toLowerCase();
	if (sold === null || (advertised !== "freehold" && advertised !== "leasehold")) {
		return null;
	}
	return advertised === sold.tenure
		? null
		: `The listing says ${advertised}. The home was ${sold.tenure} when it was last sold, in ${dateInWords(sold.on.slice(0, 7))}. Ask which holds now.`;
}

/** Flat or house, in a portal's or the register's words; null for neither, or several homes. */
function kindOf(words: string | null): Kind | null {
	const type = words ?? "";
	if (/\b(?:block|park home|mobile|house ?boat|share)\b/i.test(type)) {
		return null;
	}
	if (/\b(?:flat|apartment|maisonette|penthouse|studio)s?\b/i.test(type)) {
		return "flat";
	}
	return /house\b|terrace|detached|bungalow|cottage|\bvilla\b|\bmews\b/i.test(type)
		? "house"
		: null;
}
