import { lineDoubts } from "../../../base/facts/line-doubts.ts";
import type {
	HouseNumber,
	ListLine,
	NumberSet,
	ParsedStreet,
	Side,
	StreetList,
} from "../../../base/facts/street-list.ts";

/** A parsed line, shown to whoever pastes the list. */
export type LineAsRead = {
	/** Its number, 1 the first, and its text as it is printed. */
	readonly at: number;
	readonly line: string;
	/** "Hemmons Road: 72 to 118 even, M12 4QG"; empty where it names no street for certain. */
	readonly streets: readonly string[];
	/** Sentences: each doubt and how to resolve it. */
	readonly doubts: readonly string[];
};

/** Every parsed line in order; a refused list says so at the line responsible. */
export function streetsAsRead(list: StreetList): readonly LineAsRead[] {
	if (list.lines.length === 0 && list.refused !== null) {
		const { at, line, doubt } = list.refused;
		return [{ at, line, streets: [], doubts: [lineDoubts[doubt]] }];
	}
	const namesakes = namesakesIn(list.lines);
	return list.lines.map(({ at, line, streets, doubts }) => ({
		at,
		line,
		streets: streets.map(streetInWords),
		doubts: [
			...doubts.map(({ doubt }) => lineDoubts[doubt]),
			...(streets.some(hasUnstatedSide) ? [lineDoubts.side] : []),
			...(streets.some(({ street }) => namesakes.has(street)) ? [lineDoubts.same_name] : []),
		],
	}));
}

/** Streets listed below two headings with different numbers: a number listed only once has to be asked about. */
function namesakesIn(lines: readonly ListLine[]): ReadonlySet<string> {
	const seen = new Map<string, { readonly section: number; readonly numbers: string }>();
	const namesakes = new Set<string>();
	for (const { section, streets } of lines) {
		for (const { street, ...rest } of streets) {
			const numbers = JSON.stringify(rest);
			const before = seen.get(street);
			if (before !== undefined && before.section !== section && before.numbers !== numbers) {
				namesakes.add(street);
			}
			seen.set(street, { section, numbers });
		}
	}
	return namesakes;
}

function hasUnstatedSide({ numbers, excluded }: ParsedStreet): boolean {
	return [numbers, excluded].some((set) => set?.ranges.some(({ side }) => side === "unsaid"));
}

function streetInWords({ street, numbers, excluded, postcodes, places }: ParsedStreet): string {
	return [
		`${capitals(street)}: ${numbers === null ? "all numbers" : numbersInWords(numbers)}`,
		...(excluded === null ? [] : [`not ${numbersInWords(excluded)}`]),
		...postcodes,
		...places.map((place) => `in ${capitals(place)} alone`),
	].join(", ");
}

function capitals(key: string): string {
	return key.replace(/(?<![a-z\d])[a-z]/g, (letter) => letter.toUpperCase());
}

function numbersInWords({ ranges, singles }: NumberSet): string {
	const parts = [...ranges.map(rangeInWords), ...singles.map(numberInWords)];
	return parts.join(" and ");
}

const sideInWords: Readonly<Record<Side, string>> = {
	odd: " odd",
	even: " even",
	both: " both sides",
	unsaid: "",
};

function rangeInWords({ from, to, side }: NumberSet["ranges"][number]): string {
	if (to === null && from.number < 2) {
		return `all${sideInWords[side]} numbers`;
	}
	const range = to === null ? "and above" : `to ${numberInWords(to)}`;
	return `${numberInWords(from)} ${range}${sideInWords[side]}`;
}

function numberInWords({ number, letter }: HouseNumber): string {
	return `${number}${letter.toUpperCase()}`;
}
