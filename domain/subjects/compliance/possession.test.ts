import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { tenancyLawOf } from "./possession.ts";
import { saleNoticeOn } from "./sale-notice.ts";

const day = "2026-11-21";
const howOf = (id: string, nation: Parameters<typeof tenancyLawOf>[0] = "England") => {
	const { homeBack, rent } = tenancyLawOf(nation, day);
	return [...homeBack, ...rent].find((rule) => rule.id === id)?.how;
};

test.each([
	["sale", "4 months' notice, and not in the first 12 months of a tenancy"],
	["moving_in", "4 months' notice, and not in the first 12 months of a tenancy"],
	[
		"no_letting",
		"No letting and no marketing for 12 months: an offence, with a penalty of up to £40,000",
	],
	["arrears", "From 3 months' arrears, with 4 weeks' notice"],
	["students_and_works", "4 months' notice"],
	["tenant_leaves", "2 months' notice, at any time"],
	["rent_rises", "Once in 52 weeks, with 2 months' notice"],
])("in England the rule %s says: %s", (id, how) => {
	expect(howOf(id)).toBe(how);
});

test("rents of Scotland and Northern Ireland rise once in 12 months, with 3 months' notice", () => {
	expect(howOf("rent_rises", "Scotland")).toBe(
		"Once in 12 months, with 3 months' notice. From 1 April 2027 the tenant has 30 days to ask a rent officer, 21 until then",
	);
	expect(howOf("rent_rises", "Northern Ireland")).toBe(
		"Not in the first 12 months, nor within 12 of the last rise; 3 months' notice",
	);
	expect(tenancyLawOf("Northern Ireland", "2025-03-31").rent).toEqual([]);
	expect(tenancyLawOf("Northern Ireland", "2025-04-01").rent).toHaveLength(1);
});

test("England's rules are those since 1 May 2026", () => {
	expect(tenancyLawOf("England", "2026-04-30")).toMatchObject({ homeBack: [], rent: [] });
	expect(saleNoticeOn("England", "2026-04-30")).toBeNull();
	expect(tenancyLawOf("England", "2026-05-01").homeBack).toHaveLength(7);
	expect(saleNoticeOn("England", "2026-05-01")).toMatchObject({ months: 4, notInFirst: 12 });
});

test.each(["Wales", "Scotland", "Northern Ireland"] as const)(
	"of %s it is said what was not checked, and no notice of a sale is held",
	(nation) => {
		expect(tenancyLawOf(nation, day).notChecked).toMatch(
			new RegExp(`^We have not checked .*${nation}`),
		);
		expect(saleNoticeOn(nation, day)).toBeNull();
	},
);

test.each(nations)("in %s every rule names its law and is short", (nation) => {
	const { homeBack, rent, notChecked } = tenancyLawOf(nation, day);
	for (const { what, how, source, url } of [...homeBack, ...rent]) {
		expect(source).not.toBe("");
		expect(url === null || new URL(url).protocol === "https:").toBe(true);
		for (const sentence of [what, ...sentencesOf(how), ...sentencesOf(notChecked ?? "")]) {
			expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
		}
	}
});
