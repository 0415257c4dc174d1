import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence, toPounds } from "../../base/money.ts";
import { cases } from "../../test/cases.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { capitalGainsTax, companyGainTax, gainOnSale } from "./capital-gains.ts";

const day = "2026-11-24";
const sold = (
	gain: number,
	income: number,
	over: { share?: number; isFromAbroad?: boolean } = {},
) =>
	capitalGainsTax({ gain: fromPounds(gain), income: fromPounds(income), share: 1, day, ...over });

test.each<[string, number, number, number]>([
	["a loss", -10_000, 30_000, 0],
	["no gain", 0, 30_000, 0],
	["a gain that is exempt", 3_000, 30_000, 0],
	["a pound that is not", 3_001, 60_000, 0.24],
	["the basic rate", 12_600, 32_570, 1_728],
	["both rates", 52_600, 32_570, 10_842],
	["a basic rate that is used up", 53_000, 50_270, 12_000],
	["an income inside the allowance, which a gain does not use", 40_700, 0, 6_786],
	["all of it at the basic rate, to the penny", 32_008, 0, 5_221.44],
	["an income of the allowance, and both rates", 50_000, 12_570, 9_018],
	["an income that has lost the allowance", 13_000, 200_000, 2_400],
])("%s: a gain of £%d beside an income of £%d is taxed £%d", (_, gain, income, due) => {
	expect(toPounds(sold(gain, income)?.due ?? pence(-1))).toBe(due);
});

test("an owner is taxed on the own share alone, with the whole exempt amount", () => {
	const tax = sold(100_000, 60_000, { share: 0.5 });
	expect(tax).toMatchObject({
		gain: fromPounds(50_000),
		exempt: fromPounds(3_000),
		parts: [{ rate: 0.24, amount: fromPounds(47_000) }],
		due: fromPounds(11_280),
	});
});

test.each([
	["tax is due", 50_000, false, 60],
	["none is due", 3_000, false, null],
	["none is due, but the seller lives abroad", -5_000, true, 60],
])("where %s, of a gain of £%d a return is due in so many days", (_, gain, isFromAbroad, days) => {
	expect(sold(gain, 30_000, { isFromAbroad })?.returnWithinDays).toBe(days);
});

test("the parts and what is exempt add up to the gain", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 100_000_000 }),
			fc.integer({ min: 0, max: 20_000_000 }),
			(gain, income) => {
				const tax = capitalGainsTax({ gain: pence(gain), income: pence(income), share: 1, day });
				const taxed = (tax?.parts ?? []).reduce((sum, { amount }) => sum + amount, 0);
				expect(taxed + (tax?.exempt ?? Number.NaN)).toBe(gain);
				expect(tax?.due).toBeLessThanOrEqual(Math.ceil(taxed * 0.24));
				expect(tax?.due).toBeGreaterThanOrEqual(Math.floor(taxed * 0.18));
			},
		),
		cases(1_000),
	);
});

test("a gain is the price less what was paid and all costs, and may be a loss", () => {
	const sale = { soldFor: fromPounds(250_000), boughtFor: fromPounds(200_000) };
	expect(gainOnSale({ ...sale, costs: fromPounds(20_000) })).toBe(fromPounds(30_000));
	expect(gainOnSale({ ...sale, costs: fromPounds(60_000) })).toBe(fromPounds(-10_000));
});

test("no rates are held for a sale before 6 April 2024", () => {
	const seller = { gain: fromPounds(50_000), income: fromPounds(30_000), share: 1 };
	expect(capitalGainsTax({ ...seller, day: "2024-04-05" })).toBeNull();
	expect(capitalGainsTax({ ...seller, day: "2024-04-06" })).not.toBeNull();
});

test.each<[string, number, number, number]>([
	["a small company", 20_000, 10_000, 3_800],
	["the marginal band", 50_000, 50_000, 13_250],
	["a company with high profits", 50_000, 300_000, 12_500],
	["a loss on the sale", -50_000, 20_000, 0],
	["a year of loss, set against the gain", 50_000, -20_000, 5_700],
	["a loss larger than the gain", 10_000, -20_000, 0],
])("%s: a gain of £%d beside profits of £%d is taxed £%d", (_, gain, otherProfits, due) => {
	const tax = companyGainTax({ gain: fromPounds(gain), otherProfits: fromPounds(otherProfits) });
	expect(toPounds(tax.due)).toBe(due);
});

test("what is left out is said in short sentences", () => {
	const company = companyGainTax({ gain: pence(0), otherProfits: pence(0) });
	for (const sentence of sentencesOf(`${sold(50_000, 0)?.caveat} ${company.caveat}`)) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
