import { nameKind, streetKey } from "./street-name.ts";

const ordinals = { "1ST": "FIRST", "2ND": "SECOND", "3RD": "THIRD", "4TH": "FOURTH" } as const;
const counted = "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN".split(" ");
/** "GFF" is the ground floor flat, and "FFL" the first floor on the left. */
const floors: Readonly<Record<string, string>> = {
	LG: "LOWER GROUND",
	G: "GROUND",
	H: "HALL",
	F: "FIRST",
	S: "SECOND",
	T: "TOP",
};

const SIDE = "(?: (?:FRONT|REAR|BACK|LEFT|RIGHT))?";
/** A part of a house by its floor or place: the words before "FLAT" name it. */
const WORDED = new RegExp(
	`(?:THE )?(?:(?:(?:LOWER |UPPER )?(?:GROUND|FIRST|SECOND|THIRD|FOURTH)|HALL|TOP) FLOOR${SIDE}(?: FLAT| MAISONETTE)?|(?:BASEMENT|ATTIC)${SIDE}(?: FLAT| MAISONETTE)?|(?:GARDEN|HALL|TOP|UPPER|LOWER) (?:FLAT|MAISONETTE)|(?:UPPER|LOWER)(?=,|$)|MAISONETTE(?=,|$| \\d+[A-Z]? [A-Z])|FLAT (?:ABOVE|OVER)(?: SHOP)?|REAR(?= OF \\d|$|\\))|ANNEXE?|COACH HOUSE)`,
);
/** A part by its number, letter or code. A tenement's "2F1" and "2/1" need no word before them. */
const CODED =
	/(?<word>FLAT|APARTMENT|APT|UNIT|MAISONETTE|STUDIO|ROOM) (?<code>(?:\d|[GBPT])F\d?[LR]?|\d+[A-Z]?(?:[-/]\d+[A-Z]?)?|[A-Z](?!\w))|(?<bare>(?:\d|[GBPT])F\d[LR]?|(?<=[A-Z],? )\d\/\d(?=$|,))/;
const UNIT = new RegExp(
	`(?:(?<=^|[ ,/])|\\()(?:(?:${WORDED.source})(?=[,)]|$| -| (?:OF |AT |TO )?\\d)|(?:${CODED.source})(?!\\w))\\)?`,
);

/** Normalises an address for comparison: capitals, numbers and flats in one form, the flat first. */
export function plainAddress(address: string): string {
	return segmentsTurned(unitFirst(spelled(address)));
}

function spelled(address: string): string {
	return address
		.normalize("NFD")
		.toUpperCase()
		.replaceAll(/[\u0300-\u036f]/g, "")
		.replaceAll(/S['’]S\b/g, "S")
		.replaceAll(/['’.]/g, "")
		.replaceAll(/[–—]/g, "-")
		.replaceAll(/\[[^\]]*\]|\(HMO\)| - ?\d+ BED.*$/g, " ")
		.replaceAll(/\s+/g, " ")
		.replace(/,? ?\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?=$|,)/, "")
		.trim()
		.replaceAll(/\b(?:1ST|2ND|3RD|4TH)\b/g, (ordinal) => ordinals[ordinal as keyof typeof ordinals])
		.replaceAll(/(\d[A-Z]?) ?(?:-| TO ) ?(\d)/g, "$1-$2")
		.replaceAll(/\bN(?:O|UMBER)S?:? ?(?=\d)/g, "")
		.replace(/^HOUSE (?=\d)/, "")
		.replace(/\b(?:FLT|FL|FLAT|APMT|APT|APARTMENT) ?#? ?(?=\d)/, "FLAT ")
		.replace(/^(?:F|# ?)(\d+[A-Z]?),? (?=\d)/, "FLAT $1, ")
		.replace(/\bFLAT ([A-Z]{3,5})(?=,| \d)/, (printed, word: string) =>
			counted.includes(word) ? `FLAT ${counted.indexOf(word) + 1}` : printed,
		)
		.replace(/\bSTUDIO FLAT (?=\d)/, "FLAT ")
		.replace(/\bRM (?=\d)/, "ROOM ")
		.replaceAll(/\b(\d{1,4}) ([A-Z])(?= [A-Z]{2}|,)/g, "$1$2")
		.replace(/\b(\d+) ?(?:\(([A-Z])\)|[/-]([A-Z]))(?= [A-Z]{2})/, "$1$2$3")
		.replace(/(\d+[A-Z]?) ?\((?:FLAT )?([A-Z]{0,2}\d[A-Z\d/]{0,3})\)/, "FLAT $2, $1")
		.replace(/^(\d)[-/](\d),? (?=\d)/, "FLAT $1/$2, ")
		.replace(
			/^(LG|[GFHST])F([FLR]?)(?: FLAT)?,? (?=\d)/,
			(_, floor: string, side: string) =>
				`${floors[floor]} FLOOR ${{ L: "LEFT ", R: "RIGHT " }[side] ?? ""}FLAT, `,
		)
		.replace(/^((?:\d|[GBPT])F\d?[LR]?)[,/ ] ?(?=\d)/, "FLAT $1, ")
		.replace(/\bFLAT (\d)-(\d)(?=,? \d)/, "FLAT $1/$2")
		.replace(/^R\/O (?=\d)/, "REAR OF ");
}

/** Puts the flat, wherever it is written, before the house: "60 BOLD STREET (FLAT 1)" as "FLAT 1, 60 BOLD STREET". */
function unitFirst(plain: string): string {
	const found = UNIT.exec(plain);
	if (!found) {
		return plain;
	}
	const { word, code, bare } = found.groups ?? {};
	const before = plain.slice(0, found.index).replace(/[ ,(/-]+$/, "");
	const after = plain
		.slice(found.index + found[0].length)
		.replace(/^[ ,)/-]+/, "")
		.replace(/^(?:AT|TO|OF) (?=\d)/, "");
	const whole = /^\d+[A-Z]?$/.test(before)
		? `${before} ${after}`
		: [before, after].filter(Boolean).join(", ");
	if (bare ?? code) {
		return word === "ROOM" ? `ROOM ${code} FLAT, ${whole}` : `FLAT ${bare ?? code}, ${whole}`;
	}
	return /(?:^|, ?)\d/.test(whole) ? `${wordedUnit(found[0])} FLAT, ${whole}` : plain;
}

function wordedUnit(words: string): string {
	const name = words
		.replaceAll(/[()]|^\(?THE | SHOP$/g, "")
		.replace(/^FLAT (?:ABOVE|OVER)$/, "ABOVE")
		.replace(/ (?:FLAT|MAISONETTE)$/, "")
		.replace(/ BACK$/, " REAR")
		.replace(/^TOP$/, "TOP FLOOR")
		.replace(/^ANNEX$/, "ANNEXE");
	return name === "MAISONETTE" ? "MAIS" : name;
}

/** "ALMA ROAD 27" as "27 ALMA ROAD", where no other part of the address begins with a number. */
function segmentsTurned(plain: string): string {
	return /(?:^|, ?)\d/.test(plain)
		? plain
		: plain.replace(/(^|, ?)([A-Z][A-Z ]+) (\d+[A-Z]?)(?=,|$)/, (printed, comma, name, number) =>
				/^(?:street|building)$/.test(nameKind(streetKey(name)))
					? `${comma}${number} ${name}`
					: printed,
			);
}
