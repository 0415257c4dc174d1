/** Abbreviated last words of street names, in full. Source: the short forms of the Postcode Address File, and those that councils print. */
const endings: Readonly<Record<string, string>> = {
	st: "street",
	str: "street",
	rd: "road",
	ave: "avenue",
	av: "avenue",
	ln: "lane",
	la: "lane",
	dr: "drive",
	drv: "drive",
	ct: "court",
	crt: "court",
	cl: "close",
	clo: "close",
	cres: "crescent",
	cresc: "crescent",
	cr: "crescent",
	ter: "terrace",
	terr: "terrace",
	tce: "terrace",
	trc: "terrace",
	pl: "place",
	sq: "square",
	gdns: "gardens",
	gdn: "gardens",
	gr: "grove",
	gro: "grove",
	grv: "grove",
	gv: "grove",
	grn: "green",
	pk: "park",
	wk: "walk",
	hse: "house",
	bldgs: "buildings",
	mws: "mews",
	wy: "way",
	vw: "view",
};

/** The words of a line that has one blank between two. */
export function wordSet(words: string): ReadonlySet<string> {
	return new Set(words.split(" "));
}

/** Words that end the name of a street and of hardly anything else. */
const streetWords = wordSet(
	"street road avenue close crescent drive lane terrace place square gardens grove mews way walk row court parade boulevard broadway circus passage path rise quay yard croft fold alley approach embankment esplanade promenade wynd brow chase mall loan brae vennel causeway arcade cottages villas wharf",
);
/** Words that end the name of a street, and of a ward or an estate as well. */
const areaWords = wordSet(
	"park green hill end gate vale view estate field fields bank side mount mead meadow meadows wood heath common cross top moor bridge",
);
const buildingWords = wordSet(
	"house lodge buildings mansions tower towers heights apartments works mill mills farm school hotel hall centre chambers",
);
/** Welsh names begin with the word for street. */
const welshWords = wordSet("heol ffordd stryd lon rhodfa clos maes rhes teras cilgant llwybr");
const directions: Readonly<Record<string, string>> = {
	north: "north",
	south: "south",
	east: "east",
	west: "west",
	n: "north",
	s: "south",
	e: "east",
	w: "west",
};
const beginnings: Readonly<Record<string, string>> = {
	...directions,
	st: "saint",
	gt: "great",
	lt: "little",
};
const ordinals: Readonly<Record<string, string>> = Object.fromEntries(
	"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth"
		.split(" ")
		.map((word, index) => [word, `${index + 1}${["st", "nd", "rd"][index] ?? "th"}`]),
);
/** Broadway, Kingsway and similar names of one word. */
const ONE_WORD = /^(?:broad|park|[a-z]+s)way$/;

const PLAIN = /^[\x20-\x7e]*$/;

function wordsOf(name: string): readonly string[] {
	const plain = PLAIN.test(name) ? name : name.normalize("NFD");
	return (
		plain
			.toLowerCase()
			.replace(/[\u0300-\u036f’'‘`´.]/g, "")
			.replaceAll("&", " and ")
			.match(/[a-z0-9]+/g) ?? []
	);
}

/**
 * Comparison key of a street name: lower case, without points, accents and apostrophes, the ending in full, a leading "St" as "saint" and "Second" as
 * "2nd". Mill Lane and Mill Road keep different keys. Empty where there is no name.
 */
export function streetKey(name: string): string {
	const words = wordsOf(name);
	const last = words.length - 1;
	const ending = last > 1 && (words[last] ?? "") in directions ? last - 1 : last;
	const key = words.map((word, at) => {
		if (at > ending) {
			return directions[word] ?? word;
		}
		if (at === ending) {
			return at > 0 ? wholeEnding(word) : word;
		}
		return beginnings[word] ?? ordinals[word] ?? word;
	});
	return (key.length > 2 && key[0] === "the" ? key.slice(1) : key).join(" ");
}

/**
 * Comparison key of a line that may name a street anywhere, for `mentions`. Endings are in full, and "St" is one word for street and saint, because only
 * its place in a name would tell them apart.
 */
export function looseKey(text: string): string {
	return wordsOf(text)
		.map((word) => ordinals[word] ?? wholeEnding(word))
		.map((word) => (word === "street" || word === "saint" ? "st" : word))
		.join(" ");
}

/** Whether words name a street, both as a `looseKey`. */
export function mentions(words: string, street: string): boolean {
	return ` ${words} `.includes(` ${street} `);
}

/** Whether any word of a `looseKey` may end a street's name. */
export function hasStreetWord(words: string): boolean {
	return words
		.split(" ")
		.some((word) => word === "st" || streetWords.has(word) || welshWords.has(word));
}

/** A street name's last word in full and in lower case: "st" gives "street"; a full word is returned unchanged. */
export function wholeEnding(word: string): string {
	return endings[word] ?? word;
}

/** Whether a text ends as a street's name does. */
export function endsAsStreet(name: string): boolean {
	const kind = nameKind(streetKey(name));
	return kind === "street" || kind === "area";
}

/**
 * What a name denotes, judged by its words. `area`: a street or a ward; `ending`: only the last word of a street's name; `two`: two names in one;
 * `unknown`: undecidable.
 */
export type NameKind = "street" | "area" | "building" | "ending" | "two" | "unknown";

/** What a `streetKey` is the name of. */
export function nameKind(key: string): NameKind {
	const words = key.split(" ");
	const [first = "", second = ""] = words;
	if (words.length === 1) {
		return kindOfWord(first);
	}
	if (welshWords.has(first) || (/^yr?$/.test(first) && welshWords.has(second))) {
		return "street";
	}
	if (/^\d+$/.test(second)) {
		return words.length === 2 && streetWords.has(first) ? "street" : "unknown";
	}
	const isDirected = words.length > 2 && (words.at(-1) ?? "") in directions;
	const kind = kindByEnding(isDirected ? words.slice(0, -1) : words);
	return kind === "unknown" && first === "the" && words.length === 2 ? "street" : kind;
}

function kindOfWord(word: string): NameKind {
	if (word !== "broadway" && (streetWords.has(word) || word in endings)) {
		return "ending";
	}
	return ONE_WORD.test(word) ? "street" : "unknown";
}

function kindByEnding(words: readonly string[]): NameKind {
	const last = words.at(-1) ?? "";
	if (words.slice(1, -2).some((word) => /^(?:road|street|avenue)$/.test(word))) {
		return "two";
	}
	if (streetWords.has(last)) {
		return "street";
	}
	if (areaWords.has(last)) {
		return "area";
	}
	// "Ada Street New" is a street followed by an unknown word.
	const isLonger = words.slice(1).some((word) => streetWords.has(word));
	return buildingWords.has(last) ? "building" : isLonger ? "two" : "unknown";
}

/**
 * Whether two different keys may mean the same street: one letter apart with the same ending, or with one ending missing. A match has to be confirmed; it
 * never proves anything.
 */
export function mayBeSame(a: string, b: string): boolean {
	if (a === b || a === "" || b === "") {
		return false;
	}
	const [first, second] = [a, b].map(withoutEnding);
	if (first?.stem === second?.stem) {
		return first?.ending === "" || second?.ending === "";
	}
	return (
		first !== undefined &&
		second !== undefined &&
		first.ending === second.ending &&
		Math.min(first.stem.length, second.stem.length) > 3 &&
		isOneApart(first.stem.replaceAll(" ", ""), second.stem.replaceAll(" ", ""))
	);
}

/** Fewest letters of a name in which one wrong letter is surely a slip: Hill Road and Hall Road are two streets. */
const LONG_NAME = 6;

/**
 * Whether a name, both as a `streetKey`, is surely another one with one slip of the hand: a letter too many, too few, wrong or changed with its neighbour,
 * in a long name or in a last word that names no kind of street.
 */
export function isSlip(typed: string, key: string): boolean {
	const [a, b] = [typed, key].map(withoutEnding);
	if (a === undefined || b === undefined || typed === key) {
		return false;
	}
	if (a.ending === b.ending) {
		const isLong = Math.min(a.stem.length, b.stem.length) >= LONG_NAME;
		return isLong && (isOneApart(a.stem, b.stem) || isTurned(a.stem, b.stem));
	}
	const words = typed.split(" ");
	const last = words.at(-1) ?? "";
	return (
		words.slice(0, -1).join(" ") === b.stem &&
		a.ending === "" &&
		(isOneApart(last, b.ending) || isTurned(last, b.ending))
	);
}

/** Whether two neighbouring letters have changed places. */
function isTurned(a: string, b: string): boolean {
	const at = [...a].findIndex((letter, place) => letter !== b[place]);
	return (
		a.length === b.length &&
		at >= 0 &&
		a.slice(0, at) + (a[at + 1] ?? "") + a[at] + a.slice(at + 2) === b
	);
}

function withoutEnding(key: string): { readonly stem: string; readonly ending: string } {
	const words = key.split(" ");
	const last = words.at(-1) ?? "";
	return words.length > 1 && (streetWords.has(last) || areaWords.has(last))
		? { stem: words.slice(0, -1).join(" "), ending: last }
		: { stem: key, ending: "" };
}

/** Whether two words are equal or differ by one added, removed or replaced letter. */
function isOneApart(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) {
		return false;
	}
	let at = 0;
	while (at < Math.min(a.length, b.length) && a[at] === b[at]) {
		at += 1;
	}
	const [restA, restB] = [a.slice(at), b.slice(at)];
	return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}
