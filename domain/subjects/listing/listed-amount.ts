/** An amount of money in a text. */
export type Amount = {
	readonly pounds: number;
	/** Period of the payment; null where the text does not say. */
	readonly every: keyof typeof timesAYear | null;
};

/** Characters. What a portal says of one price is shorter. */
const LONGEST = 200;

const AMOUNT =
	/£\s?(?<pounds>\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?<pence>\.\d{1,3})?\s?(?<times>million\b|mn?\b|k\b)?(?<after>[^£]{0,24})/gi;

const TIMES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, million: 1e6 };

/** Longer periods first, so that "4 weekly" is not read as a week. */
const periods: readonly [Exclude<Amount["every"], null>, RegExp][] = [
	[
		"four weeks",
		/^[\s(,]*(?:(?:per|every|a|\/) ?)?(?:(?:4|four)[ -]?w(?:ee)?k(?:s|ly)?\b|lunar month|28 days)/i,
	],
	[
		"half year",
		/^[\s(,]*(?:(?:per|every|each|a|\/) ?)?(?:half[ -]?year(?:ly)?\b|(?:6|six)[ -]?month(?:s|ly)?\b|bi-?annual(?:ly)?\b|semi-?annual(?:ly)?\b|twice (?:a |per )?year(?:ly)?\b)/i,
	],
	[
		"month",
		/^[\s(,]*(?:p\.?c\.?m\b|p\.?m\b|p ?\/ ?m(?:onth|th|o)?\b|(?:per|a|each|every) (?:calendar )?(?:month|mth\b)|\/ ?m(?:onth|th\b|o\b)|monthly)/i,
	],
	[
		"week",
		/^[\s(,]*(?:p\.?w\b|p ?\/ ?w(?:(?:ee)?k)?\b|(?:per|a|each|every) w(?:ee)?k\b|\/ ?w(?:(?:ee)?k)?\b|weekly|pppw\b)/i,
	],
	["quarter", /^[\s(,]*(?:(?:per|a|each|every) quarter|\/ ?quarter|quarterly)/i],
	[
		"year",
		/^[\s(,]*(?:p\.?a\b|p\/a\b|(?:per|a|each|every) (?:annum|year)|\/ ?y(?:ea)?r|annually|yearly)/i,
	],
];

const MONTHS = 12;
const timesAYear = {
	week: 52,
	"four weeks": 13,
	month: MONTHS,
	quarter: 4,
	"half year": 2,
	year: 1,
} as const;

/** The amounts in pounds that a short text names, in order. */
export function amountsIn(text: string): Amount[] {
	const short = text.slice(0, LONGEST);
	return [...short.matchAll(AMOUNT)].map(({ groups = {}, index }, at) => {
		const { pounds = "", pence = "", times = "", after = "" } = groups;
		const before = at === 0 ? short.slice(0, index) : "";
		const every = periodOf(after) ?? (/^[a-z-]+ly:? ?$/i.test(before) ? periodOf(before) : null);
		const factor = TIMES[times.toLowerCase()] ?? 1;
		return { pounds: Number(`${pounds.replaceAll(",", "")}${pence}`) * factor, every };
	});
}

function periodOf(words: string): Amount["every"] {
	return periods.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Pounds a calendar month; a weekly rent times 52 / 12. Without a period it counts as a month's. */
export function monthly({ pounds, every }: Amount): number {
	return (pounds * timesAYear[every ?? "month"]) / MONTHS;
}

/** Pounds a year. Without a period it counts as a year's. */
export function yearly({ pounds, every }: Amount): number {
	return pounds * timesAYear[every ?? "year"];
}
