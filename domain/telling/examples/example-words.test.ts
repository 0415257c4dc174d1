import { expect, test } from "vitest";
import { usualBuyer } from "../../subjects/finance/buyer.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { publishedResult } from "./calculate-example.ts";
import { exampleGroups } from "./example-groups.ts";
import {
	caseInWords,
	ratesInWords,
	readingCountsInWords,
	readingInWords,
	resultInWords,
	wayOfReading,
	waysOfReading,
} from "./example-words.ts";
import type { PublishedExample } from "./published-example.ts";
import { publishedExamples } from "./published-examples.ts";

const page = {
	publisher: "A tax office",
	title: "A page",
	url: "https://tax.example/page",
} as const;
const read = { ...page, seen: "read" } as const;
const home = {
	...read,
	kind: "purchase tax",
	day: "2025-01-15",
	expected: 2_250,
	inputs: { nation: "Wales", price: 295_000, buyer: usualBuyer },
} as const satisfies PublishedExample;
type Costs = Extract<PublishedExample, { readonly kind: "finance cost reduction" }>;
const costs: Costs = {
	...read,
	kind: "finance cost reduction",
	day: "2026-11-24",
	expected: 2_600,
	inputs: { profit: 13_000, financeCost: 15_000, otherIncome: 36_000, carriedForward: 2_000 },
};

const bought = (buyer: Partial<typeof usualBuyer>): PublishedExample => ({
	...home,
	inputs: { ...home.inputs, buyer: { ...usualBuyer, ...buyer } },
});
const costing = (inputs: Partial<Costs["inputs"]>): PublishedExample => ({
	...costs,
	inputs: { ...costs.inputs, ...inputs },
});

test.each<[PublishedExample, string]>([
	[home, "£295,000 for a further home in Wales."],
	[bought({ isOnlyHome: true }), "£295,000 for an only home in Wales."],
	[bought({ isFromAbroad: true }), "£295,000 for a further home in Wales, by a buyer from abroad."],
	[costs, "Profit of £13,000 before finance costs of £15,000. Other income of £36,000."],
	[
		costing({ profit: -3_500, otherIncome: 0 }),
		"A loss of £3,500 before finance costs of £15,000. No other income.",
	],
	[
		costing({ broughtForward: 4_000 }),
		"Profit of £13,000 before finance costs of £15,000, and £4,000 brought forward. Other income of £36,000.",
	],
	[
		{ ...home, kind: "corporation tax", inputs: { profits: 55_000, months: 9 } },
		"A company with profits of £55,000 in 9 months.",
	],
	[
		{ ...home, kind: "corporation tax", inputs: { profits: 55_000, companies: 3 } },
		"One of 3 associated companies with profits of £55,000.",
	],
	[
		{
			...home,
			kind: "tax on a letting",
			inputs: { profit: 8_000, financeCost: 5_000, taxpayer: "higher" },
		},
		"Profit of £8,000 before finance costs of £5,000, of a higher-rate taxpayer.",
	],
	[
		{ ...home, kind: "tax on rent", inputs: { profit: 3_000, otherIncome: 30_000 } },
		"Profit of £3,000 without a loan. Other income of £30,000.",
	],
	[
		{ ...home, kind: "dividend tax", inputs: { dividend: 3_000, otherIncome: 29_570.5 } },
		"A dividend of £3,000 on top of £29,570.50 of other income.",
	],
	[
		{ ...home, kind: "capital gains tax", inputs: { gain: 12_600, taxableIncome: 20_000 } },
		"A gain of £12,600 on top of £20,000 of taxable income.",
	],
])("an example's inputs are asked in words: %#", (example, asked) => {
	expect(caseInWords(example)).toBe(asked);
});

test("no case and no note is longer than a sentence may be", () => {
	const texts = publishedExamples.flatMap((example) => [
		caseInWords(example),
		...(example.note ? [example.note] : []),
	]);
	const sentences = texts.flatMap(sentencesOf);
	expect(sentences.length).toBeGreaterThan(publishedExamples.length);
	expect(sentences.filter((each) => countWords(each) > MOST_WORDS)).toEqual([]);
});

test("rates are those of a day where something is bought or a company taxed, else of a tax year", () => {
	expect(ratesInWords(home)).toBe("15 Jan 2025");
	expect(ratesInWords({ ...costs, day: "2026-04-05" })).toBe("2025-26");
});

test("a result names what is carried forward, where anything is", () => {
	expect(resultInWords(publishedResult(costs))).toEqual({
		amount: "£2,600",
		carriedForward: "and £2,000 carried forward",
	});
	expect(resultInWords(publishedResult(costing({ carriedForward: 0 })))).toEqual({
		amount: "£2,600",
		carriedForward: null,
	});
	expect(resultInWords(publishedResult(home))).toEqual({ amount: "£2,250", carriedForward: null });
	expect(resultInWords({ amount: null, carriedForward: null }).amount).toBe("No rates held");
});

test.each([
	[read, "copy", "Read 24 Nov 2026 in a stored copy", null],
	[
		{ ...read, readIn: "https://www.copy.example/?p=1" },
		"quotation",
		"Read 24 Nov 2026 as quoted on copy.example",
		"https://www.copy.example/?p=1",
	],
	[
		{ ...read, readIn: "a public test suite that quotes it" },
		"test suite",
		"Read 24 Nov 2026 as a public test suite quotes it",
		null,
	],
	[{ ...page, seen: "memory" }, "memory", "From memory, not read", null],
] as const)("how an example was come by is said: %#", (publication, way, text, url) => {
	expect(wayOfReading(publication)).toBe(way);
	expect(readingInWords(publication)).toEqual({ text, url });
});

test("the examples are come by in all four ways, and from memory in few", () => {
	const byWay = Map.groupBy(publishedExamples, wayOfReading);
	expect(waysOfReading.filter((way) => byWay.has(way))).toEqual([...waysOfReading]);
	expect(byWay.get("memory")?.length).toBeLessThan(5);
});

test("every example is in one group, and no group is empty", () => {
	const grouped = exampleGroups.flatMap(({ examples }) => examples);
	expect(new Set(grouped)).toEqual(new Set(publishedExamples));
	expect(grouped).toHaveLength(publishedExamples.length);
	expect(exampleGroups.filter(({ examples }) => examples.length === 0)).toEqual([]);
	expect(new Set(exampleGroups.map(({ id }) => id)).size).toBe(exampleGroups.length);
});

test("a group of purchases is of one nation and names its taxes", () => {
	expect(exampleGroups.slice(0, 3).map(({ title }) => title)).toEqual([
		"Stamp Duty Land Tax (England)",
		"Land and Buildings Transaction Tax and Additional Dwelling Supplement (Scotland)",
		"Land Transaction Tax (Wales)",
	]);
});

test("how many were come by in each way is counted, with the day", () => {
	const memory = { ...home, seen: "memory" } as const;
	expect(readingCountsInWords([home, home, memory])).toEqual([
		"2 were read in stored copies of their pages.",
		"1 is from memory and was not read.",
		"All reading was on 24 November 2026: a page may have changed since.",
	]);
});
