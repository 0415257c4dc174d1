import { dateInWords, floorAreaInWords } from "../../base/words.ts";

/** What a listing says of a home, in a portal's words; square metres. */
export type AdvertisedHome = {
	readonly propertyType: string | null;
	readonly floorArea: number | null;
	readonly tenure: string | null;
};

/** What is on record of the very home; null where nothing is, or only of the homes around it. */
export type RecordedHome = {
	/** By its certificate, in the register's words. */
	readonly propertyType: string | null;
	/** By its certificate; square metres. */
	readonly floorArea: number | null;
	/** By its last sale, and its day (`YYYY-MM-DD`). */
	readonly sold: { readonly tenure: "freehold" | "leasehold"; readonly on: string } | null;
};

type Kind = "flat" | "house";

/**
 * How far two floor areas may lie apart, as a share of the register's. A certificate leaves out what is not heated, and an agent's plan measures to the
 * walls: up to here both may be right. A rule of ours.
 */
const FAR_FROM_REGISTER = 0.1;

/**
 * Says where a listing contradicts what is on record of the same home, a paragraph a record; empty where it does not. What is typical of a place
 * contradicts no one: it must not be passed.
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

/** A share of a freehold stands beside a lease, so it contradicts neither; a sale tells how the home was held on its day. */
function tenureConflict({ tenure }: AdvertisedHome, { sold }: RecordedHome): string | null {
	const advertised = tenure?.toLowerCase();
	if (sold === null || (advertised !== "freehold" && advertised !== "leasehold")) {
		return null;
	}
	return advertised === sold.tenure
		? null
		: `The listing says ${advertised}. The home was ${sold.tenure} when it was last sold, in ${dateInWords(sold.on.slice(0, 7))}. Ask which holds now.`;
}

/** Flat or house, in a portal's words or the register's; null where they say neither, or several homes. */
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
