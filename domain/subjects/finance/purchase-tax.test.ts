import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence, toPounds } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { cases } from "../../test/cases.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { type Buyer, usualBuyer } from "./buyer.ts";
import { purchaseTax } from "./purchase-tax.ts";

const day = "2026-11-20";
const aPrice = fc.integer({ min: 0, max: 1_000_000_000 }).map(pence);
const aNation = fc.constantFrom(...nations);

function poundsOf(nation: (typeof nations)[number], price: number, buyer?: Buyer): number {
	return toPounds(purchaseTax(nation, fromPounds(price), day, buyer)?.total ?? pence(-1));
}

const buyerLike = (over: Partial<Buyer>): Buyer => ({ ...usualBuyer, ...over });
const onlyHome = buyerLike({ isOnlyHome: true });
const company = buyerLike({ isCompany: true });
const aBuyer = fc.record<Buyer>({
	isOnlyHome: fc.boolean(),
	isFromAbroad: fc.boolean(),
	isCompany: fc.boolean(),
	claimsRelief: fc.boolean(),
});

test.each([
	{ price: 39_999, stamp: 0, wales: 0, scotland: 0 },
	{ price: 40_000, stamp: 2_000, wales: 2_000, scotland: 3_200 },
	{ price: 125_000, stamp: 6_250, wales: 6_250, scotland: 10_000 },
	{ price: 150_000, stamp: 8_000, wales: 7_500, scotland: 12_100 },
	{ price: 200_000, stamp: 11_500, wales: 10_700, scotland: 17_100 },
	{ price: 250_000, stamp: 15_000, wales: 14_950, scotland: 22_100 },
	{ price: 300_000, stamp: 20_000, wales: 19_950, scotland: 28_600 },
	{ price: 500_000, stamp: 40_000, wales: 42_450, scotland: 63_350 },
	{ price: 1_000_000, stamp: 93_750, wales: 111_200, scotland: 158_350 },
	{ price: 2_000_000, stamp: 253_750, wales: 271_200, scotland: 358_350 },
])("buying another home for £$price costs $stamp, $wales or $scotland in tax", (row) => {
	expect(poundsOf("England", row.price)).toBe(row.stamp);
	expect(poundsOf("Northern Ireland", row.price)).toBe(row.stamp);
	expect(poundsOf("Wales", row.price)).toBe(row.wales);
	expect(poundsOf("Scotland", row.price)).toBe(row.scotland);
});

test("a dearer home never costs less tax, in any band", () => {
	const step = fc.integer({ min: 0, max: 5_000_000 });
	const upToTwoMillion = fc.integer({ min: 0, max: 200_000_000 });
	fc.assert(
		fc.property(aNation, upToTwoMillion, step, (nation, price, more) => {
			const dearer = purchaseTax(nation, pence(price + more), day)?.total;
			const tax = purchaseTax(nation, pence(price), day)?.total ?? Number.NaN;
			expect(dearer).toBeGreaterThanOrEqual(tax);
		}),
		cases(1_000),
	);
});

test("the slices add up to the tax, and each levy's cover the whole price it charges", () => {
	fc.assert(
		fc.property(aNation, aPrice, (nation, price) => {
			const tax = purchaseTax(nation, price, day);
			const slices = tax?.slices ?? [];
			expect(slices.reduce((sum, slice) => sum + slice.tax, 0)).toBe(tax?.total);
			const levies = Map.groupBy(slices, ({ levy }) => levy);
			for (const parts of levies.values()) {
				expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(price);
			}
		}),
	);
});

test("the slices of a price say what is taxed at what rate", () => {
	expect(purchaseTax("England", fromPounds(200_000), day)).toMatchObject({
		name: "Stamp Duty Land Tax",
		slices: [
			{ from: 0, to: 12_500_000, rate: 0.05, tax: 625_000 },
			{ from: 12_500_000, to: 20_000_000, rate: 0.07, tax: 525_000 },
		],
	});
	expect(purchaseTax("Scotland", fromPounds(100_000), day)).toMatchObject({
		name: "Land and Buildings Transaction Tax and Additional Dwelling Supplement",
		slices: [
			{ levy: "Land and Buildings Transaction Tax", rate: 0, tax: 0 },
			{ levy: "Additional Dwelling Supplement", from: 0, rate: 0.08, tax: 800_000 },
		],
	});
});

test.each([
	["England", "2025-03-31", "2025-04-01", "2026-11-21"],
	["Wales", "2024-12-10", "2024-12-11", "2026-11-21"],
	["Scotland", "2024-12-04", "2024-12-05", "2026-11-21"],
] as const)(
	"%s: none held on %s, held on %s, checked on %s",
	(nation, before, from, lastChecked) => {
		expect(purchaseTax(nation, fromPounds(200_000), before)).toBeNull();
		expect(purchaseTax(nation, fromPounds(200_000), from)).toMatchObject({ lastChecked });
	},
);

test("a price below zero is refused", () => {
	expect(() => purchaseTax("Wales", pence(-1), day)).toThrow(RangeError);
});

test.each([
	{ price: 39_999, stamp: 0, wales: 0, scotland: 0 },
	{ price: 125_000, stamp: 0, wales: 0, scotland: 0 },
	{ price: 145_000, stamp: 400, wales: 0, scotland: 0 },
	{ price: 225_000, stamp: 2_000, wales: 0, scotland: 1_600 },
	{ price: 250_000, stamp: 2_500, wales: 1_500, scotland: 2_100 },
	{ price: 325_000, stamp: 6_250, wales: 6_000, scotland: 5_850 },
	{ price: 400_000, stamp: 10_000, wales: 10_500, scotland: 13_350 },
	{ price: 925_000, stamp: 36_250, wales: 54_250, scotland: 69_350 },
	{ price: 2_000_000, stamp: 153_750, wales: 171_750, scotland: 198_350 },
])("an only home for $price costs $stamp, $wales or $scotland in tax", (row) => {
	expect(poundsOf("England", row.price, onlyHome)).toBe(row.stamp);
	expect(poundsOf("Northern Ireland", row.price, onlyHome)).toBe(row.stamp);
	expect(poundsOf("Wales", row.price, onlyHome)).toBe(row.wales);
	expect(poundsOf("Scotland", row.price, onlyHome)).toBe(row.scotland);
});

test("an only home in Scotland owes no supplement, and the tax is not named after one", () => {
	const tax = purchaseTax("Scotland", fromPounds(100_000), day, onlyHome);
	expect(tax).toMatchObject({ name: "Land and Buildings Transaction Tax", total: 0 });
	expect(tax?.slices).toHaveLength(1);
});

test.each([
	["England", 39_999, 0, 0],
	["England", 40_000, 800, 2_800],
	["England", 300_000, 11_000, 26_000],
	["Northern Ireland", 2_000_000, 193_750, 293_750],
	["Wales", 300_000, 4_500, 19_950],
	["Scotland", 300_000, 4_600, 28_600],
] as const)("from abroad a home in %s for £%d costs £%d, or £%d as a further one", (...row) => {
	const [nation, price, asOnly, asFurther] = row;
	expect(poundsOf(nation, price, buyerLike({ isOnlyHome: true, isFromAbroad: true }))).toBe(asOnly);
	expect(poundsOf(nation, price, buyerLike({ isFromAbroad: true }))).toBe(asFurther);
});

test("a buyer from abroad owes 2 points of the whole price more in England, nothing more in Scotland and Wales", () => {
	fc.assert(
		fc.property(aPrice, aBuyer, (price, buyer) => {
			const more = (nation: (typeof nations)[number]) => {
				const abroad = purchaseTax(nation, price, day, { ...buyer, isFromAbroad: true });
				const here = purchaseTax(nation, price, day, { ...buyer, isFromAbroad: false });
				return (abroad?.total ?? Number.NaN) - (here?.total ?? Number.NaN);
			};
			expect(more("Wales")).toBe(0);
			expect(more("Scotland")).toBe(0);
			// Both are in whole pounds.
			const share = price < 4_000_000 ? 0 : price * 0.02;
			expect(Math.abs(more("England") - share)).toBeLessThan(100);
		}),
		cases(500),
	);
});

test("a company pays the rates for a further home on its first one, as if it claimed the relief", () => {
	fc.assert(
		fc.property(aNation, aPrice, fc.boolean(), (nation, price, isOnlyHome) => {
			const tax = purchaseTax(nation, price, day, buyerLike({ isCompany: true, isOnlyHome }));
			expect(tax?.slices).toEqual(purchaseTax(nation, price, day)?.slices);
		}),
		cases(500),
	);
});

test.each([
	[500_000, 40_000, 50_000],
	[500_000.01, 85_000, 95_000],
	[600_000, 102_000, 114_000],
])("a company that claims no relief pays for £%d £%d, from abroad £%d", (price, here, abroad) => {
	const unrelieved = buyerLike({ isCompany: true, claimsRelief: false });
	expect(poundsOf("England", price, unrelieved)).toBe(here);
	expect(poundsOf("England", price, { ...unrelieved, isFromAbroad: true })).toBe(abroad);
	expect(poundsOf("Wales", price, unrelieved)).toBe(poundsOf("Wales", price));
	expect(poundsOf("Scotland", price, unrelieved)).toBe(poundsOf("Scotland", price));
});

test("only a company pays the rate for companies", () => {
	expect(poundsOf("England", 600_000, buyerLike({ claimsRelief: false }))).toBe(50_000);
});

test("a rate that is a sum of two is shown as it is in law", () => {
	const abroad = buyerLike({ isFromAbroad: true });
	const tax = purchaseTax("England", fromPounds(2_000_000), day, abroad);
	expect(tax?.slices.map(({ rate }) => rate)).toEqual([0.07, 0.09, 0.12, 0.17, 0.19]);
});

test("no buyer pays less than one who buys an only home, and none but a company more than one who owns another", () => {
	fc.assert(
		fc.property(aNation, aPrice, aBuyer, (nation, price, buyer) => {
			const total = (who: Buyer) => purchaseTax(nation, price, day, who)?.total ?? Number.NaN;
			const here = { ...buyer, isFromAbroad: false };
			expect(total(here)).toBeGreaterThanOrEqual(total(onlyHome));
			if (!buyer.isCompany) {
				expect(total(here)).toBeLessThanOrEqual(total(usualBuyer));
			}
		}),
		cases(1_000),
	);
});

test("every rule that was used is named, and the earliest day counts", () => {
	const tax = purchaseTax("England", fromPounds(300_000), day, buyerLike({ isFromAbroad: true }));
	expect(tax?.sources).toHaveLength(2);
	expect(tax?.sources[1]).toMatch(/non-UK residents/);
	expect(tax?.lastChecked).toBe("2026-11-21");
});

test.each([
	["Wales", "2022-10-09", "2022-10-10"],
	["England", "2025-03-31", "2025-04-01"],
	["Scotland", "2024-12-04", "2024-12-05"],
] as const)("of an only home in %s none is held on %s, and one on %s", (nation, before, from) => {
	expect(purchaseTax(nation, fromPounds(200_000), before, onlyHome)).toBeNull();
	expect(purchaseTax(nation, fromPounds(200_000), from, onlyHome)).not.toBeNull();
});

const caveatsOf = (nation: (typeof nations)[number], price: number, buyer?: Buyer) =>
	(purchaseTax(nation, fromPounds(price), day, buyer)?.caveats ?? []).join(" ");

test("what the rates leave out is said of the buyer, and of no other", () => {
	expect(caveatsOf("England", 600_000)).toMatch(/pays 2 points more; some companies/);
	expect(caveatsOf("England", 600_000, onlyHome)).toMatch(/first-time buyer is left out/);
	expect(caveatsOf("Wales", 600_000, onlyHome)).toBe("");
	expect(caveatsOf("Wales", 600_000, company)).toMatch(/council's scheme/);
	expect(caveatsOf("England", 500_000, company)).not.toMatch(/17%/);
	expect(caveatsOf("England", 600_000, company)).toMatch(/17%.* unless it claims a relief/);
	expect(caveatsOf("England", 600_000, { ...company, claimsRelief: false })).toMatch(
		/claims no relief, so it pays one rate/,
	);
	expect(caveatsOf("Scotland", 600_000, { ...company, isFromAbroad: true })).toBe("");
});

test("that the Budget was not read is said of stamp duty to every buyer, in short sentences", () => {
	fc.assert(
		fc.property(aPrice, aBuyer, (price, buyer) => {
			const text = caveatsOf("England", price / 100, buyer);
			expect(
				text.match(/Budget of 28 October 2026 was not read\. Before it, a change of/g),
			).toHaveLength(1);
			const lengths = sentencesOf(text).map(countWords);
			expect(Math.max(...lengths)).toBeLessThanOrEqual(MOST_WORDS);
		}),
	);
});

test.each<[nation: (typeof nations)[number], price: number, total: number, buyer?: Partial<Buyer>]>(
	[
		["Scotland", 300_000, 28_600],
		["Scotland", 39_999, 0],
		["Scotland", 40_000, 3_200],
		["England", 300_000, 20_000],
		["England", 300_000, 26_000, { isFromAbroad: true }],
		["England", 300_000, 5_000, { isOnlyHome: true }],
		["England", 600_000, 50_000, { isCompany: true, claimsRelief: true }],
		["Wales", 300_000, 19_950],
		["Wales", 600_000, 54_950, { isCompany: true }],
		["England", 255_555, 15_555],
		["Northern Ireland", 255_555, 15_555],
		["Wales", 255_555, 15_505.5],
		["Scotland", 255_555, 22_822.15],
	],
)("%s asks for a home of £%i £%d in tax", (nation, price, total, buyer = {}) => {
	expect(poundsOf(nation, price, buyerLike(buyer))).toBe(total);
});

test("stamp duty is in whole pounds, less than a pound below the sum of what its rates come to", () => {
	fc.assert(
		fc.property(
			fc.constantFrom("England", "Northern Ireland"),
			aPrice,
			aBuyer,
			(nation, price, buyer) => {
				const tax = purchaseTax(nation, price, day, buyer);
				const exact = (tax?.slices ?? []).reduce(
					(sum, { from, to, rate }) => sum + (to - from) * rate,
					0,
				);
				expect((tax?.total ?? Number.NaN) % 100).toBe(0);
				expect(exact - (tax?.total ?? 0)).toBeGreaterThan(-0.01);
				expect(exact - (tax?.total ?? 0)).toBeLessThan(100);
				expect(tax?.slices.every(({ tax: part }) => part >= 0)).toBe(true);
			},
		),
		cases(1_000),
	);
});
