import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { startingAssumptions } from "./assumptions.ts";
import { calculateMoney } from "./calculate-money.ts";
import { portfolioRules } from "./lender-table.ts";
import { lenderLines, lenderSources, lendersInWords, lendersNote } from "./lender-words.ts";

/** A day on which no lender, lease or average is due. */
const DAY = "2026-11-24";

const figuresOf = (isPortfolio: boolean) => {
	const home = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) });
	const context = { nation: "England", use: "single", day: "2026-11-24" } as const;
	return calculateMoney({ ...home, isPortfolio }, context);
};

test("of a portfolio landlord the table says that lenders test all homes, and what they ask of all together", () => {
	expect(lendersNote(figuresOf(true))).toBe(
		"Rent over interest is 143% at the rate you pay. Skipton and Hinckley & Rugby test at less than the rate you pay. With four or more mortgaged lettings lenders test all of them together: these rows are of this home alone. Of all together Accord and Hinckley & Rugby ask 145% at 5.5% and the Nottingham asks 145% at 5.86%. We found the tests of these lenders only, and each may have changed: ask a broker.",
	);
	const read = lenderSources(figuresOf(true).lenders, DAY).map(({ source }) => source);
	for (const { source } of portfolioRules) {
		expect(read).toContain(source);
	}
});

test("where no row that is held has a day, none is said to decide", () => {
	expect(lendersInWords(figuresOf(false))).toBe(
		"No dated lender test is held: these rows show what lenders asked, and decide nothing.",
	);
});

test("a row that tests at less than the rate paid says so, and no other", () => {
	const { lenders } = figuresOf(false);
	const told = lenderLines(lenders).filter(({ test: words }) => words.includes("below your rate"));
	expect(told.map(({ test: words }) => words)).toEqual([
		"Skipton, two-year at 5.5%, below your rate",
		"Skipton, five-year at 4.5%, below your rate",
	]);
});

test("of anyone else it says nothing of other homes", () => {
	expect(lendersNote(figuresOf(false))).not.toContain("together");
	const read = lenderSources(figuresOf(false).lenders, DAY).map(({ source }) => source);
	expect(read.some((source) => source.includes("portfolio"))).toBe(false);
});

test("every sentence about lenders is short", () => {
	const { lenders } = figuresOf(true);
	const texts = [
		lendersNote(figuresOf(true)),
		lendersInWords(figuresOf(true)),
		...lenderSources(lenders, DAY).map(({ source }) => source),
	];
	for (const sentence of texts.flatMap(sentencesOf)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
