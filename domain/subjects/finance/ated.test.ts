import { expect, test } from "vitest";
import { fromPounds, pence, toPounds } from "../../base/money.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { ated } from "./ated.ts";

const day = "2026-11-24";
const owned = (value: number, over: { day?: string; isLetToUnconnected?: boolean } = {}) =>
	ated({ value: fromPounds(value), day, isLetToUnconnected: false, ...over });

test.each([
	[500_000, 0],
	[500_000.01, 4_600],
	[1_000_000, 4_600],
	[1_000_001, 9_450],
	[2_000_001, 32_200],
	[5_000_001, 75_450],
	[10_000_001, 151_450],
	[20_000_000, 151_450],
	[20_000_001, 303_450],
])("a home worth £%d is charged £%d in 2026-27", (value, charge) => {
	expect(owned(value)).toMatchObject({ charge: fromPounds(charge), due: fromPounds(charge) });
});

test("a home let to unconnected tenants pays nothing, and a return is due all the same", () => {
	const tax = owned(750_000, { isLetToUnconnected: true });
	expect(tax).toMatchObject({ charge: fromPounds(4_600), due: 0, isReturnDue: true });
	expect(tax?.caveats.join(" ")).toMatch(
		/pays nothing\. The company claims that relief in a return/,
	);
});

test("a home worth £500,000 or less asks for no return and says nothing", () => {
	expect(owned(500_000)).toMatchObject({ isReturnDue: false, caveats: [] });
});

test.each([
	["2025-04-01", "2025-26", 4_450],
	["2026-03-31", "2025-26", 4_450],
	["2026-04-01", "2026-27", 4_600],
	["2028-01-01", "2026-27", 4_600],
])("on %s the charges are those of %s", (on, period, charge) => {
	expect(owned(600_000, { day: on })).toMatchObject({ period, charge: fromPounds(charge) });
});

test("no charges are held for a day before April 2025", () => {
	expect(owned(600_000, { day: "2025-03-31" })).toBeNull();
});

test("each year's charges are the last one's with consumer prices, down to the next £50", () => {
	// 3.8 % in the year to September 2025.
	const values = [600_000, 1_500_000, 3_000_000, 7_000_000, 15_000_000, 30_000_000];
	const chargesOn = (on: string) =>
		values.map((value) => toPounds(owned(value, { day: on })?.charge ?? pence(0)));
	const raised = chargesOn("2025-06-01").map((charge) => Math.floor((charge * 1.038) / 50) * 50);
	expect(chargesOn(day)).toEqual(raised);
});

test("what the reader is told are short sentences", () => {
	const texts = [true, false].flatMap(
		(isLetToUnconnected) => owned(600_000, { isLetToUnconnected })?.caveats ?? [],
	);
	for (const sentence of texts.flatMap(sentencesOf)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
