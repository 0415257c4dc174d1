import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import type { ChapterId } from "../../judgement/home/chapter-titles.ts";
import { cases } from "../../test/cases.ts";
import { assessed, generatedHomes } from "../../test/generated-homes.ts";
import { certificateE, fullFacts, reportOf } from "../../test/some-report.ts";
import { chaptersOf } from "./chapters.ts";
import { composeReport } from "./compose-report.ts";
import { costToCInWords, notCheckedLine, stepDayInWords } from "./decision-words.ts";
import { chapterHeadline } from "./headlines.ts";

const full = reportOf({ facts: fullFacts(), chosen: certificateE });
const stated = reportOf({
	facts: fullFacts(),
	chosen: certificateE,
	price: fromPounds(180_000),
	rent: fromPounds(1_300),
});

test.each<[ChapterId, RegExp]>([
	["overall", /^\d+ of 100.*Risk Score: \d+\/100$/],
	["recommendations", /^\d+ steps\. Before you offer: \d+$/],
	["energy", /^E today\. £6,300 to £17,350 to reach C$/],
	["market", /^Rent averages £[\d,]+ a month in /],
	["finance", /^Gross yield [\d.]+%, typical of /],
	["roi", /^Typical figures: type yours/],
	["unchecked", /^\d+ gaps$/],
])("the headline of %s carries its answer", (id, words) => {
	expect(chapterHeadline(full, id)).toMatch(words);
});

test("of stated figures the sums are the headline", () => {
	expect(chapterHeadline(stated, "finance")).toMatch(
		/^£15,600 rent (leaves £[\d,]+|falls £[\d,]+ short) before tax$/,
	);
	expect(chapterHeadline(stated, "roi")).toMatch(/^−?[\d.]+% a year on £[\d,]+ of your own money/);
	expect(chapterHeadline(stated, "market")).toMatch(
		/^£1,300 is £[\d,]+ (above|below) the average of/,
	);
});

test("a stated rent is set against homes with as many bedrooms, and says so", () => {
	const alike = reportOf({ rent: fromPounds(1_300), price: fromPounds(180_000), bedrooms: 3 });
	expect(chapterHeadline(alike, "market")).toMatch(/ the average of homes with 3 bedrooms in /);
	const large = reportOf({ rent: fromPounds(1_300), price: fromPounds(180_000), bedrooms: 6 });
	expect(chapterHeadline(large, "market")).toMatch(/ with 4 bedrooms or more in /);
});

test("page one says what it costs to reach band C, and of another's band that it is not known", () => {
	expect(costToCInWords(full)).toBe("£6,300 to £17,350 to reach band C.");
	expect(costToCInWords(reportOf({ facts: fullFacts() }))).toBe(
		"Cost to reach C: not known without its certificate.",
	);
	const { energy } = full;
	expect(costToCInWords({ energy: { ...energy, band: "C" } })).toBeNull();
});

test("every chapter of every home has a headline of one line, with nothing broken in it", () => {
	fc.assert(
		fc.property(generatedHomes, (home) => {
			const document = composeReport(assessed(home));
			for (const { id } of chaptersOf(document)) {
				const words = chapterHeadline(document, id);
				expect(words).not.toMatch(/undefined|null|NaN|\[object|^$|\.$/);
				expect({ id, words: words.split(" ").length <= 25 }).toEqual({ id, words: true });
			}
		}),
		cases(200),
	);
});

test("what could not be checked is one line that names three and counts all", () => {
	const gap = (what: string) => ({ what, why: "", ask: null });
	const line = (...whats: string[]) => notCheckedLine({ unchecked: whats.map(gap) })?.what;
	expect(line("Crime", "Rent")).toBe("Not checked: crime and rent.");
	expect(line("Crime", "Rent", "Coal", "Radon", "Lease")).toBe(
		"5 gaps, among them crime, rent and coal.",
	);
	expect(notCheckedLine({ unchecked: [] })).toBeNull();
});

test("a step's day says whether it is law", () => {
	expect(stepDayInWords({ by: "2027-08-14", isDraft: true })).toBe("by 14 August 2027 (draft)");
	expect(stepDayInWords({ by: "2027-08-14", isDraft: false })).toBe("by 14 August 2027");
	expect(stepDayInWords({ by: null, isDraft: false })).toBe("");
});
