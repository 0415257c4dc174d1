import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import {
	couponTerms,
	type Discount,
	discounted,
	discountInWords,
	isBeyondWhole,
	isChargeable,
	type Promo,
	type PromoUse,
	promoCodeKey,
	promoFault,
	promoFaultWords,
} from "./promo.ts";

const percent = (value: number): Discount => ({ type: "percentage", value: value * 100 });
const pounds = (value: number): Discount => ({ type: "fixed", value: value * 100 });

test.each([
	["nothing", 2500, null, 0, 2500],
	["20 %", 2500, percent(20), 500, 2000],
	["100 %", 2500, percent(100), 2500, 0],
	["half a penny, which is rounded up", 1500, percent(12.53), 188, 1312],
	["a tie of half a penny", 2500, percent(12.5), 313, 2187],
	["£5", 2500, pounds(5), 500, 2000],
	["more than the price", 1500, pounds(20), 1500, 0],
	["more than all of it", 1500, percent(130), 1500, 0],
] as const)("of a price in pence is taken off: %s", (_, price, by, discount, due) => {
	expect(discounted(pence(price), by)).toEqual({ discount, due });
});

const prices = fc.integer({ min: 1, max: 100_000 }).map(pence);
const discounts = fc.record({
	type: fc.constantFrom("percentage" as const, "fixed" as const),
	value: fc.integer({ min: 1, max: 10_000 }),
});

test("what is taken off and what is due add up to the price, and neither is less than nothing", () => {
	fc.assert(
		fc.property(prices, discounts, (price, by) => {
			const { discount, due } = discounted(price, by);
			expect(discount + due).toBe(price);
			expect(Math.min(discount, due)).toBeGreaterThanOrEqual(0);
		}),
	);
});

test("the provider, whichever way it rounds a tie, charges what we show", () => {
	fc.assert(
		fc.property(prices, discounts, (price, by) => {
			const terms = couponTerms(price, by);
			const exact = "percentOff" in terms ? (price * terms.percentOff) / 100 : terms.amountOff;
			for (const rounded of [Math.floor(exact + 1e-9), Math.ceil(exact - 1e-9)]) {
				expect(Math.max(0, price - rounded)).toBe(discounted(price, by).due);
			}
		}),
	);
});

test.each([
	["a percentage that gives whole pence", percent(20), { percentOff: 20 }],
	["one that does not, as pence", percent(12.5), { amountOff: 313, currency: "gbp" }],
	[
		"an amount, whole even where it is above the price",
		pounds(40),
		{ amountOff: 4000, currency: "gbp" },
	],
])("the provider is told %s", (_, by, terms) => {
	expect(couponTerms(pence(2500), by)).toEqual(terms);
});

const promo: Promo = {
	...percent(20),
	isActive: true,
	expiresAt: null,
	plans: null,
	usageLimit: null,
};
const use: PromoUse = {
	plan: "pro",
	price: fromPounds(25),
	now: 1_000,
	taken: 0,
	usedBefore: false,
};

test.each([
	["a code for everything", promo, use, null],
	["no code", null, use, "unknown"],
	["one that was switched off", { ...promo, isActive: false }, use, "inactive"],
	["one that expires this very moment", { ...promo, expiresAt: 1_000 }, use, "expired"],
	["one that expires next", { ...promo, expiresAt: 1_001 }, use, null],
	["one for another plan", { ...promo, plans: ["starter"] as const }, use, "not_for_plan"],
	["one for this plan too", { ...promo, plans: ["starter", "pro"] as const }, use, null],
	["one for no plan at all", { ...promo, plans: [] }, use, "not_for_plan"],
	["one this account has used", promo, { ...use, usedBefore: true }, "used_before"],
	["one that is all taken", { ...promo, usageLimit: 3 }, { ...use, taken: 3 }, "used_up"],
	["one with a use left", { ...promo, usageLimit: 3 }, { ...use, taken: 2 }, null],
	["one that leaves 29p", { ...promo, ...pounds(24.71) }, use, "too_little"],
	["one that leaves 30p", { ...promo, ...pounds(24.7) }, use, null],
	["one that leaves a penny", { ...promo, ...percent(99.96) }, use, "too_little"],
	["one that leaves nothing", { ...promo, ...percent(100) }, use, null],
	[
		"a switched-off one that expired too",
		{ ...promo, isActive: false, expiresAt: 1 },
		use,
		"inactive",
	],
] as const)("%s: %#", (_, given, by, fault) => {
	expect(promoFault(given, by)).toBe(fault);
});

test.each([
	[0, true],
	[1, false],
	[29, false],
	[30, true],
])("a total of %d pence can be charged: %s", (due, can) => {
	expect(isChargeable(pence(due))).toBe(can);
});

test.each([
	["a percentage of 100", percent(100), false],
	["a percentage just above", percent(100.01), true],
	["£100 and a penny", pounds(100.01), false],
])("%s is beyond the whole price: %s", (_, discount, is) => {
	expect(isBeyondWhole(discount)).toBe(is);
});

test("a code is compared without its spaces and in upper case", () => {
	expect(promoCodeKey("  welcome20 ")).toBe("WELCOME20");
});

test("a discount is told as it was entered", () => {
	expect([percent(20), percent(12.5), pounds(5), pounds(2.5)].map(discountInWords)).toEqual([
		"20% off every month",
		"12.5% off every month",
		"£5 off every month",
		"£2.50 off every month",
	]);
});

test("each reason against a code has words of its own", () => {
	const words = Object.values(promoFaultWords);
	expect(new Set(words).size).toBe(words.length);
});
