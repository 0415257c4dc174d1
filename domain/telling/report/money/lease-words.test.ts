import { expect, test } from "vitest";
import { leaseRules, marriageValue } from "../../../subjects/finance/lease-rules.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../../test/sentences.ts";
import { leaseNotes } from "./lease-words.ts";

/** A day on which no lender, lease or average is due. */
const DAY = "2026-11-24";

const textsOf = (years: number | null) =>
	leaseNotes(years, { nation: "England", day: DAY }).map(({ text }) => text);
const extension = /^At 80 years or less, extending a flat's lease costs half of what that adds/;

test("a long lease, and one that is not known, say nothing", () => {
	expect(textsOf(null)).toEqual([]);
	expect(textsOf(85)).toEqual([]);
	expect(textsOf(999)).toEqual([]);
});

test("below 85 years the lenders that ask for more are named, and at 80 an extension costs more", () => {
	expect(textsOf(84)).toEqual([
		"Accord, Aldermore and Virgin Money ask for 85 years when the loan begins.",
	]);
	expect(textsOf(81)).toHaveLength(1);
	expect(textsOf(80)).toEqual([
		expect.stringMatching(/^Accord, Aldermore and Virgin Money/),
		expect.stringMatching(extension),
	]);
});

test("a very short lease is too short for every lender that was found, each with what it asks", () => {
	expect(textsOf(40)[0]).toBe(
		"Accord, Aldermore and Virgin Money ask for 85 years when the loan begins. Family Building Society asks for 55 years when the loan begins.",
	);
	expect(textsOf(0)).toHaveLength(2);
});

test("each note says where it was read, once a page", () => {
	const [lenders, law] = leaseNotes(60, { nation: "Wales", day: DAY });
	expect(lenders?.sources.map(({ url }) => new URL(url).hostname)).toEqual([
		"lendershandbook.ukfinance.org.uk",
		"intermediaries.virginmoney.com",
	]);
	expect(law?.sources).toEqual([marriageValue]);
	for (const { source, asOf, lastChecked } of leaseRules) {
		expect(lastChecked).toMatch(/^2026-11-\d\d$/);
		expect(asOf === null ? source : "undated").toContain("undated");
	}
});

test.each(["Scotland", "Northern Ireland"] as const)(
	"of %s no rule is held, and it says so",
	(nation) => {
		expect(leaseNotes(60, { nation, day: DAY })).toEqual([
			{ text: `We hold no rule on short leases in ${nation}: ask your solicitor.`, sources: [] },
		]);
	},
);

test("every sentence about a lease is short", () => {
	const texts = [
		...leaseNotes(0, { nation: "England", day: DAY }).flatMap(({ text, sources }) => [
			text,
			...sources.map(({ source }) => source),
		]),
		...leaseNotes(0, { nation: "Scotland", day: DAY }).map(({ text }) => text),
	];
	for (const sentence of texts.flatMap(sentencesOf)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
