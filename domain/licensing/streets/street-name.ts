/** What the last word of a street's name is cut short to, and in full. */
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
	pk: "park",
	wk: "walk",
	hse: "house",
	bldgs: "buildings",
	mws: "mews",
	wy: "way",
	vw: "view",
	row: "row",
};

/** Words that a street's name ends with. Many end otherwise: Broadway, The Cut. */
const whole = new Set([
	...Object.values(endings),
	..."avenue boulevard broadway circus close cottages court crescent drive end estate fold gardens gate green grove hill house lane lodge mead mews mount parade park passage path place quay rise road row square street terrace vale view villas walk way wharf yard".split(
		" ",
	),
]);

const beginnings: Readonly<Record<string, string>> = {
	st: "saint",
	gt: "great",
	lt: "little",
	n: "north",
	s: "south",
	e: "east",
	w: "west",
};

/**
 * A street's name as names are compared: in lower case, without points and apostrophes, its ending in full and a leading "St" as "saint". Mill Lane
 * and Mill Road stay two.
 */
export function streetKey(name: string): string {
	const words = name
		.toLowerCase()
		.replace(/[’'‘`´.]/g, "")
		.replace(/&/g, " and ")
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.split(" ");
	return words
		.map((word, at) => {
			if (at > 0 && at === words.length - 1) {
				return wholeEnding(word);
			}
			return (words.length > 1 && at < words.length - 1 ? beginnings[word] : null) ?? word;
		})
		.join(" ");
}

/** What the last word of a street's name is in full, in lower case: "st" is "street", and what is not cut short is itself. */
export function wholeEnding(word: string): string {
	return endings[word] ?? word;
}

/** Whether a text ends as a street's name does. */
export function endsAsStreet(name: string): boolean {
	return whole.has(streetKey(name).split(" ").at(-1) ?? "");
}

/**
 * Whether two different keys may be one street, written otherwise once: one letter apart, with the same ending, or with an ending left out. Whoever
 * compares them asks, and never says no.
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

function withoutEnding(key: string): { readonly stem: string; readonly ending: string } {
	const words = key.split(" ");
	const last = words.at(-1) ?? "";
	return words.length > 1 && whole.has(last)
		? { stem: words.slice(0, -1).join(" "), ending: last }
		: { stem: key, ending: "" };
}

/** Whether one letter more, less or other, or none, makes two words the same. */
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
