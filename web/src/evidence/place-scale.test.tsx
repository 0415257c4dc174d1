import { expect, test } from "vitest";
import { fromPounds } from "#domain/base/money.ts";
import type { PayingScale } from "#domain/judgement/answer/answer.ts";
import { placeScale } from "./place-scale.ts";

/** £181,000, £136,000 at the higher rate, beside an average of £192,000. */
function aScale(overrides: Partial<PayingScale> = {}): PayingScale {
	return {
		unit: "price",
		decisive: fromPounds(181_000),
		atHigherRate: fromPounds(136_000),
		zone: "At 20% tax",
		marks: [{ label: "average", amount: fromPounds(192_000), of: "published" }],
		byType: [],
		...overrides,
	};
}
const wordsOf = (scale: PayingScale) => placeScale(scale).zones.map(({ word }) => word);

test("the bar of a price runs from yes through the basic rate to no, from half the ceiling to 1.5 times it", () => {
	const { zones, marks } = placeScale(aScale());
	expect(zones.map(({ word, to }) => [word, to])).toEqual([
		["Yes", fromPounds(136_000)],
		["At 20% tax", fromPounds(181_000)],
		["No", null],
	]);
	expect(zones.map(({ share }) => Math.round(share))).toEqual([25, 25, 50]);
	expect(marks.map(({ at }) => Math.round(at))).toEqual([56]);
});

test("of a rent it begins with its yes too: the highest stands first", () => {
	const rent = aScale({
		unit: "rent",
		decisive: fromPounds(1_430),
		atHigherRate: fromPounds(1_700),
		marks: [{ label: "mean", amount: fromPounds(1_352), of: "published" }],
	});
	expect(wordsOf(rent)).toEqual(["Yes", "At 20% tax", "No"]);
	const { zones, bounds, marks } = placeScale(rent);
	expect(zones.map(({ to }) => to)).toEqual([fromPounds(1_700), fromPounds(1_430), null]);
	expect(zones.every(({ share }) => share > 0)).toBe(true);
	expect(bounds.map(({ amounts }) => amounts)).toEqual([[fromPounds(1_700)], [fromPounds(1_430)]]);
	expect(marks[0]?.at).toBeGreaterThan(bounds[1]?.at ?? 0);
});

test("where owners are stated there is one bound, and where the higher rate never pays no plain yes", () => {
	expect(wordsOf(aScale({ zone: "Yes", atHigherRate: null }))).toEqual(["Yes", "No"]);
	expect(wordsOf(aScale({ atHigherRate: null }))).toEqual(["At 20% tax", "No"]);
});

test.each([20_000, 100_000, 900_000])("a mark of £%i lies on the bar", (pounds) => {
	const mark = { label: "your price", amount: fromPounds(pounds), of: "stated" } as const;
	const { zones, marks } = placeScale(aScale({ marks: [mark] }));
	expect(marks[0]?.at).toBeGreaterThan(0);
	expect(marks[0]?.at).toBeLessThan(100);
	expect(zones.every(({ share }) => share >= 0)).toBe(true);
	expect(Math.round(zones.reduce((sum, { share }) => sum + share, 0))).toBe(100);
});

test("labels start or end at the mark near an end, and two that would meet stand in a legend", () => {
	const marked = (...pounds: number[]) =>
		placeScale(
			aScale({
				marks: pounds.map((amount) => ({
					label: String(amount),
					amount: fromPounds(amount),
					of: "stated",
				})),
			}),
		);
	expect(marked(95_000, 180_000, 260_000).marks.map(({ from }) => from)).toEqual([
		"start",
		"middle",
		"end",
	]);
	expect(marked(165_000, 192_000).isCrowded).toBe(true);
	expect(marked(100_000, 260_000).isCrowded).toBe(false);
});

test("two amounts that would run into each other turn away from one another, and near an end stand as one", () => {
	const near = aScale({ atHigherRate: fromPounds(170_000) });
	expect(placeScale(near).bounds.map(({ from }) => from)).toEqual(["before", "after"]);
	expect(placeScale(aScale()).bounds.map(({ from }) => from)).toEqual(["middle", "middle"]);

	const dear = { label: "average", amount: fromPounds(900_000), of: "published" } as const;
	const atAnEnd = placeScale(aScale({ marks: [dear] })).bounds;
	expect(atAnEnd.map(({ amounts }) => amounts.length)).toEqual([2]);
});
