import type { UnusualHome } from "./unusual-homes.ts";

/** The parts of a page that may tell an unusual home. */
export type AdvertisedText = {
	/** Title and address: "2 bedroom park home for sale". */
	readonly headings: readonly string[];
	readonly propertyType: string | null;
	readonly tenure: string | null;
	readonly price: string | null;
	/** Key features and description, a line each. */
	readonly paragraphs: readonly string[];
};

/** Only a share of the home is sold. A flat with "a 25% share of the freehold" does not match. */
const SHARED =
	/\bshared (?:ownership|equity)\b|\bequity share\b|\bpart[ -](?:buy|ownership)\b|\bshare to buy\b|\d ?% share\b(?! (?:of|in) (?:the |its )?(?:freehold|company|management|proceeds|profits?|costs?))/i;
const DISCOUNTED =
	/\bdiscount(?:ed)?[ -](?:open[ -])?(?:market|sale)\b(?! stall)|\b\d{2} ?% of (?:the |its |full |open |current )*market (?:value|price)\b|\b\d{2} ?% (?:of )?OMV\b|\bDMS\b|% below (?:open )?market value\b[^.]{0,40}\blocal connection\b|\bfirst homes? (?:scheme|initiative|programme|discount)\b/i;
const RETIREMENT =
	/\bretirement (?:flat|apartment|bungalow|home|house|property|living|development|complex|scheme|block|community|housing|village|studio|lodge)\b|\bover[- ]?(?:50|55|60|65|70)['’]?s\b|\b(?:50|55|60|65|70)(?: years)? (?:and|or) over\b|\bage[ -]restrict(?:ed|ion)\b|\bsheltered (?:housing|accommodation|flat|apartment)\b|\bassisted living\b|\bextra care\b|\baged (?:50|55|60|65|70) ?(?:\+|plus\b)|\bminimum age (?:is |of )?(?:50|55|60|65|70)\b|\bwarden[ -](?:assisted|controlled)\b/i;
const PARK_HOME =
	/\bpark homes?\b|\bmobile homes?\b|\bstatic caravan\b|\bpitch (?:fee|rent)s?\b|\bsite fees?\b/i;
const HOLIDAY =
	/\bholiday (?:park|lodge|chalet|use|occupancy|caravan)\b|\b(?:not|cannot) be (?:used|occupied) as (?:a |your |an? only or )?(?:main|permanent|sole|primary)\b/i;
const HOUSEBOAT = /\bhouse ?boats?\b|\bnarrow ?boats?\b|\bmooring (?:fee|licence|charge)s?\b/i;

/** Matched against the kind of property in the page's own field or title, before any "with garage". */
const byType: readonly [UnusualHome, RegExp][] = [
	["shared_ownership", SHARED],
	["discounted", DISCOUNTED],
	[
		"holiday",
		/^holiday\b|\bholiday (?:park|lodge|chalet|home|let)\b(?! (?:road|street|lane|close)\b)|^lodge$/i,
	],
	["park_home", /\b(?:park|mobile) homes?\b|\bcaravan\b|^residential park\b/i],
	["houseboat", /\bhouse ?boats?\b|\bnarrow ?boats?\b|\bbarge$|\bmoorings?$/i],
	[
		"retirement",
		/\bretirement\b|\bsheltered\b|\bassisted living\b|\bextra care\b|\bover 5[05]s?\b/i,
	],
	["several", /^block of (?:apartments|flats)\b|\bportfolio\b/i],
	[
		"garage",
		/^(?:(?:single|double|block of|\d{1,2}|lock[ -]?up) )*garages?(?: ?\/ ?parking)?$|^lock[ -]?up$/i,
	],
	["parking", /^(?:[a-z-]+ ){0,2}parking(?: (?:spaces?|bays?))?$|^car (?:space|port)$/i],
	[
		"land",
		/^(?:(?:building|development|residential|agricultural|farm|equestrian|amenity|arable|pasture|parcel of|plots? of|[\d.]{1,6}|acres? of|self[ -]build|house|serviced) )*(?:land|plots?|paddock|woodland|development site)$/i,
	],
	[
		"commercial",
		/^(?!.*\b(?:conversion|house of multiple|house share|flat|apartment)\b).*\b(?:commercial|office|shop|retail|industrial|warehouse|restaurant|caf[eé]|takeaway|pub|public house|hotel|guest ?house|business|workshop|factory|showroom|leisure|mixed use|(?:care|nursing) home|storage|surgery|serviced office|night ?club|(?:petrol|filling) station|place of worship)s?\b/i,
	],
];

/** Matched against a line of text. Features such as a garage or a plot of land do not count. */
const byLine: readonly [UnusualHome, RegExp][] = [
	["shared_ownership", SHARED],
	["discounted", DISCOUNTED],
	["park_home", PARK_HOME],
	["holiday", HOLIDAY],
	["houseboat", HOUSEBOAT],
	["retirement", RETIREMENT],
];

/** Preceding words that refer to a neighbour or a possible use, or negate it. */
const ELSEWHERE =
	/(?:\b(?:near|nearby|close to|next to|beside|opposite|behind|overlook\w*|views? (?:of|over|to)|walk|minutes|miles?|metres|convenient|adjacent|former(?:ly)?|previous(?:ly)?|ideal|perfect|suit\w*|potential|investors?|enjoy)\b[^.!?,;]{0,40}|\b(?:or|no|not|non|never|without|isn['’]?t|aren['’]?t)[ -](?:an? |any |the |subject to (?:an? |any )?)?)$/i;
/** Following words that do so. */
const ELSEWHERE_BEHIND =
	/^ (?:road|street|lane|close|avenue|drive|way)\b|^[^.!?]{0,20}\b(?:in the (?:rear |back )?garden|not available|nearby|next door|opposite|across the road|(?:is|are|does|do) not)\b/i;

/** "flat" of "2 bedroom flat with garage for sale". */
const BEFORE_OFFER = /^(.{0,80}?)\b(?:for sale|to rent|to let)\b/i;
const COUNT =
	/^(?:a |an |the )?(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?bed(?:room)?(?:ed|s)? )?/i;
const BESIDE =
	/\s(?:with|and|in|on|near|at|above|over|beside|to|off|for|by|plus|including|adjacent|opposite|available)\s.*$/i;

/** Countries at the end of a foreign address. Northern Ireland is covered; the islands have their own law. */
const ABROAD =
	/,\s*(?:Spain|France|Portugal|Italy|Greece|Cyprus|Turkey|Malta|Bulgaria|Croatia|Montenegro|Germany|Austria|Switzerland|Gibraltar|Ireland|Republic of Ireland|United Arab Emirates|UAE|Dubai|USA|United States|Florida|Thailand|Jersey|Guernsey|Isle of Man)[.\s]*$/i;
/** A price in another currency. */
const FOREIGN_PRICE = /^\s*(?:€|\$|US\$|AED|EUR\b|USD\b)\s?\d|\d\s?(?:€|EUR|USD|AED)\s*$/i;

/**
 * Kind of unusual home in a listing; null for an ordinary one. The page's type and title decide first, then strong words in its text: a garage, a drive,
 * land to the rear and a nearby shop are mere features.
 */
export function readUnusualHome(home: AdvertisedText): UnusualHome | null {
	const { headings, propertyType, tenure, price } = home;
	if (headings.some((text) => ABROAD.test(text)) || FOREIGN_PRICE.test(price ?? "")) {
		return "abroad";
	}
	const types = [propertyType, tenure, ...headings.map(subjectOf)].flatMap((text) =>
		text ? [typeIn(text), typeIn(text.split(",")[0] ?? "")] : [],
	);
	const lines = [...headings, ...home.paragraphs].map((line) => line.replaceAll("_", " "));
	const isFlat = types.some((text) => /\b(?:flat|apartment|maisonette)\b/i.test(text));
	return (
		kindOf(byType, (words) => types.some((text) => words.test(text))) ??
		// A marina's flats share its charges.
		kindOf(isFlat ? byLine.filter(([kind]) => kind !== "houseboat") : byLine, (words) =>
			lines.some((line) => says(line, words)),
		)
	);
}

function kindOf(
	kinds: readonly (readonly [UnusualHome, RegExp])[],
	holds: (words: RegExp) => boolean,
): UnusualHome | null {
	return kinds.find(([, words]) => holds(words))?.[0] ?? null;
}

/** What a title offers, without its bedrooms. */
function subjectOf(title: string): string | null {
	return BEFORE_OFFER.exec(title.trim())?.[1]?.trim() || null;
}

function typeIn(text: string): string {
	return text
		.replaceAll("_", " ")
		.trim()
		.slice(0, 100)
		.replace(COUNT, "")
		.replace(BESIDE, "")
		.trim();
}

function says(line: string, words: RegExp): boolean {
	const found = words.exec(line);
	return (
		found !== null &&
		!ELSEWHERE.test(line.slice(Math.max(0, found.index - 60), found.index)) &&
		!ELSEWHERE_BEHIND.test(line.slice(found.index + found[0].length).slice(0, 60))
	);
}
