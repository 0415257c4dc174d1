import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { startingAssumptions } from "../../../subjects/finance/assumptions.ts";
import { companyCosts } from "../../../subjects/finance/company-costs.ts";
import { companyDuties } from "../../../subjects/finance/company-duties.ts";
import { companyTerms } from "../../../subjects/finance/long-run.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../../test/sentences.ts";
import {
	companyCostLines,
	companyCostNote,
	companyCostSources,
	companyDutiesInWords,
	incorporation,
} from "./company-words.ts";

const dutiesOn = (day: string) =>
	companyDuties(
		{ price: fromPounds(600_000), isOwned: false, isFromAbroad: false },
		{ nation: "England", day },
	);

test("what the law asks of a company is said with its amounts, and where it was read", () => {
	const { texts, sources } = companyDutiesInWords(dutiesOn("2026-11-24"));
	expect(texts).toEqual([
		"Without the relief of a letting business a company pays £102,000 on the purchase, 17% of the price.",
		"The annual tax on enveloped dwellings reaches homes above £500,000 that a company owns: £4,600 in 2026-27 without a relief.",
		"A home let for profit to people unconnected with the company pays nothing.",
		"The company claims that relief in a return by 30 April every year, or within 30 days of buying.",
	]);
	expect(sources.map(({ lastChecked }) => lastChecked)).toEqual(["2026-11-24", "2026-11-24"]);
});

test("after the last charges that are known the words say whose are used", () => {
	expect(companyDutiesInWords(dutiesOn("2027-04-01")).texts.at(-1)).toBe(
		"The charges of 2027-28 are not known yet: those of 2026-27 are used.",
	);
});

test("a cost of nothing has no line, and one that is not known says so", () => {
	const home = startingAssumptions({ price: null, rent: fromPounds(900) });
	const where = { nation: "England", day: "2026-11-24" } as const;
	expect(companyCostLines(companyCosts(home, companyTerms, where))).toEqual([
		{ label: "Setting it up, once", text: "£100" },
		{ label: "Accounts, tax return and confirmation statement, a year", text: "£950" },
		{ label: "Dearer loan, first year", text: "Not known" },
		{ label: "More tax on the purchase, once", text: "Not known" },
	]);
	const cash = { ...home, price: fromPounds(200_000), depositShare: 1 };
	expect(companyCostLines(companyCosts(cash, companyTerms, where))).toHaveLength(2);
});

test("the yearly £50 of a confirmation statement is named among the costs of a company", () => {
	expect(companyCostSources("2026-11-24")).toContain(
		"A confirmation statement costs £50 a year (Companies House fees, 25 September 2026).",
	);
});

test("the relief for moving a home into a company asks for a claim, by the Act that says so", () => {
	expect(incorporation).toMatchObject({
		text: expect.stringContaining("needs a claim since 6 April 2026"),
		source: expect.stringContaining("Finance Act 2026 section 39"),
	});
});

test("of an owner that is a company only the set-up is said to be left out", () => {
	expect(companyCostNote(true)).toBe(
		"The years here hold its accounts and its dearer loan, and leave its set-up out.",
	);
});

test("every sentence about a company is short", () => {
	const texts = [
		...companyDutiesInWords(dutiesOn("2027-04-01")).texts,
		...companyCostSources("2026-11-24"),
		incorporation.text,
		...[true, false].map(companyCostNote),
	];
	for (const sentence of texts.flatMap(sentencesOf)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
