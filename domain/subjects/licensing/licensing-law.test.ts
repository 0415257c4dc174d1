import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { licensingLawOf, penaltiesOn } from "./licensing-law.ts";

test.each([
	["2017-04-06", 30_000, 12, []],
	["2026-04-30", 30_000, 12, []],
	["2026-05-01", 40_000, 24, [17_000, 12_000, 20_000]],
	["2026-11-21", 40_000, 24, [17_000, 12_000, 20_000]],
])(
	"in England on %s the cap is £%i, rent of %i months is repaid, and councils start from %j",
	(day, cap, months, levels) => {
		const risk = penaltiesOn("England", day);
		expect(risk).toMatchObject({
			civilPenaltyCap: fromPounds(cap),
			rentRepaymentMonths: months,
		});
		expect(risk?.startingLevels.map(({ amount }) => amount)).toEqual(levels.map(fromPounds));
	},
);

test.each([
	["England", "2017-04-05"],
	["Wales", "2026-11-21"],
	["Scotland", "2026-11-21"],
	["Northern Ireland", "2026-11-21"],
] as const)("we hold no licensing penalties for %s on %s", (nation, day) => {
	expect(penaltiesOn(nation, day)).toBeNull();
});

test("no starting level is above the cap, each rule names its law, and every address is https", () => {
	for (const { civilPenaltyCap, startingLevels, source, url } of licensingLawOf("England")
		.penalties) {
		expect(startingLevels.filter(({ amount }) => amount > civilPenaltyCap)).toEqual([]);
		expect(source).not.toBe("");
		expect(url === null || new URL(url).protocol === "https:").toBe(true);
	}
});
