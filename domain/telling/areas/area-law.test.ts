import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { penaltyLines } from "../report/licensing/compose-licensing.ts";
import { areaLaw } from "./area-law.ts";

const DAY = "2026-11-26";
const ids = (nation: (typeof nations)[number]) => areaLaw(nation, DAY).map(({ id }) => id);

test.each([
	["England", ["mandatory", "planning", "band_e"]],
	["Wales", ["mandatory", "planning", "register", "band_e"]],
	["Scotland", ["mandatory", "register", "energy"]],
	["Northern Ireland", ["mandatory", "planning", "register", "energy"]],
] as const)("%s has its own law", (nation, wanted) => {
	expect(ids(nation)).toEqual(wanted);
});

test("each rule is a sentence with its source, and no two share an id", () => {
	for (const nation of nations) {
		const rules = [...areaLaw(nation, DAY), ...penaltyLines(nation, DAY)];
		expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
		for (const { text, source, what } of rules) {
			expect([text, source, what].every((each) => each.length > 3)).toBe(true);
		}
	}
});

test("penalties of England are those of the day, with what they were before", () => {
	expect(penaltyLines("England", DAY)[0]?.text).toContain("£40,000");
	expect(penaltyLines("England", "2026-04-30")[0]?.text).toContain("£30,000");
	expect(penaltyLines("Scotland", DAY)).toEqual([]);
});
