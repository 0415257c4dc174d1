import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { type AmountPer, amountText, typedAmount } from "./typed-amount.ts";

test.each<[string, AmountPer, number]>([
	["1250", "month", 1_250],
	["£1,250", "month", 1_250],
	["£ 1,250.50", "month", 1_250.5],
	["1,200 pcm", "month", 1_200],
	["1200pcm", "month", 1_200],
	["£1,200 p.c.m.", "month", 1_200],
	["1200 a month", "month", 1_200],
	["1200/month", "month", 1_200],
	["£300 pw", "month", 1_300],
	["300 per week", "month", 1_300],
	["£14,400 pa", "month", 1_200],
	["£1,100 4 weekly", "month", 1_191.67],
	["£1,200 pcm (£277 pw)", "month", 1_200],
	["£277 pw (£1,200 pcm)", "month", 1_200.33],
	["£1,100 per 4 weeks", "month", 1_191.67],
	["£1,100 every four weeks", "month", 1_191.67],
	["１２００", "month", 1_200],
	["£１,２００ pcm", "month", 1_200],
	["1200£", "month", 1_200],
	["1,200 £ pcm", "month", 1_200],
	["£1200/mo", "month", 1_200],
	["£1,200 each month", "month", 1_200],
	["£300 each week", "month", 1_300],
	["£300 p/week", "month", 1_300],
	["£1,200 p/month", "month", 1_200],
	["1.2k", "month", 1_200],
	["180k", "once", 180_000],
	["£180 K", "once", 180_000],
	["£1.2m", "once", 1_200_000],
	["1.25 million", "once", 1_250_000],
	["250 thousand", "once", 250_000],
	["180 000", "once", 180_000],
	["99,950", "once", 99_950],
	["0", "once", 0],
	["£120 pcm", "year", 1_440],
	["£1,450 pa", "year", 1_450],
	["£125 half-yearly", "year", 250],
	["1450", "year", 1_450],
	["38k", "year", 38_000],
	[".5", "once", 0.5],
	["250.", "once", 250],
])("“%s” by the %s is %d", (typed, per, pounds) => {
	expect(typedAmount(typed, per)).toBe(pounds);
});

test.each<[string, AmountPer]>([
	["", "once"],
	["£", "once"],
	["about 180", "once"],
	["1e5", "once"],
	["12,50", "once"],
	["1.200", "once"],
	["-5", "once"],
	["180k-200k", "once"],
	["€180k", "once"],
	["£300 pw", "once"],
	["£125 pppw", "month"],
	["£125 pw each", "month"],
	["£500 each", "month"],
	["£500 each per month", "month"],
	["£1,200 pcm (£600 pp)", "month"],
	["£1,200 pcm (£500 pcm)", "month"],
	["£1200£", "month"],
	["£125 per person per week", "month"],
	["£60 a night", "month"],
	["1200 or so", "month"],
	["M14 5LL", "once"],
	["9999999999", "once"],
	["9".repeat(41), "once"],
])("“%s” by the %s is no amount", (typed, per) => {
	expect(typedAmount(typed, per)).toBeNull();
	expect(amountText(` ${typed} `, per)).toBe(typed.trim());
});

test("an amount goes on in digits, with its pence where it has any", () => {
	expect([amountText("£1,650.50", "month"), amountText("£300 pw", "month")]).toEqual([
		"1650.50",
		"1300",
	]);
});

test("any whole amount is read however its thousands are parted, and nothing makes it throw", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.string(), (pounds, rubbish) => {
			expect(typedAmount(`£${pounds.toLocaleString("en-GB")}`, "once")).toBe(pounds);
			expect(() => typedAmount(rubbish, "month")).not.toThrow();
		}),
		cases(300),
	);
});
