import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { generatedTerms } from "../../test/generated-terms.ts";
import { startingAssumptions } from "./assumptions.ts";
import { byRoomComparison, type LetYear } from "./by-room-comparison.ts";
import { lettingYear } from "./cash-flow.ts";
import { letByRoom, letWhole } from "./let-whole.ts";
import { inPounds, yearByHand } from "./test/money-by-hand.ts";

const house = startingAssumptions({
	price: fromPounds(250_000),
	rent: fromPounds(1_400),
	councilTax: fromPounds(2_000),
});
const byRoom = {
	...house,
	...letByRoom(house, 5, "England"),
	roomRent: fromPounds(550),
	licenceFee: fromPounds(200),
};

/*
 * Five rooms at £550 are £33,000 a year. The agent takes 15 % of the 95 % that is let = 4,702.50. Bills by the table: council tax 2,392, energy 308.46 +
 * 5 x 502.30 = 2,819.96, water 639, broadband 430.80, TV 180, cleaning 1,080, furniture 5 x 191.67 = 958.35, white goods 222.22, fire safety 375 = 9,097.33;
 * insurance 650, licence 200. The loan: 5.9 % of 187,500 = 11,062.50. Empty 1,650, upkeep 3,300, checks 325: with the loan 16,337.50.
 * Left: 33,000 - 4,702.50 - 9,097.33 - 650 - 200 - 16,337.50 = 2,012.67.
 * Let whole at £1,400: 16,800. Agent 12 % of 15,960 = 1,915.20, council tax while empty 5 % of 2,392 = 119.60, insurance 325, licence nothing. Empty 840,
 * upkeep 1,680, checks 325, loan 11,062.50 = 13,907.50. Left: 16,800 - 1,915.20 - 119.60 - 325 - 13,907.50 = 532.70.
 */
test("a house in five rooms beside the same house let whole, written out in numbers", () => {
	const whole = { rent: fromPounds(1_400), licenceFee: pence(0) };
	expect(byRoomComparison(byRoom, whole)).toEqual({
		byRoom: {
			rent: fromPounds(33_000),
			bills: fromPounds(9_097.33),
			management: fromPounds(4_702.5),
			insurance: fromPounds(650),
			licence: fromPounds(200),
			others: fromPounds(16_337.5),
			cashFlow: fromPounds(2_012.67),
			leftOut: [],
		},
		whole: {
			rent: fromPounds(16_800),
			bills: fromPounds(119.6),
			management: fromPounds(1_915.2),
			insurance: fromPounds(325),
			licence: 0,
			others: fromPounds(13_907.5),
			cashFlow: fromPounds(532.7),
			leftOut: [],
		},
		difference: fromPounds(1_479.97),
	});
});

test("without a rent let whole nothing is set beside the rooms, and a bill that is not known is named", () => {
	const bills = byRoom.bills.map((bill) =>
		bill.id === "water" ? { ...bill, amount: null } : bill,
	);
	const found = byRoomComparison({ ...byRoom, bills }, { rent: null, licenceFee: pence(0) });
	expect(found).toMatchObject({
		byRoom: { leftOut: ["water"] },
		whole: { rent: null, cashFlow: null, licence: 0, leftOut: [] },
		difference: null,
	});
});

test("a home that is let whole has nothing to be set beside", () => {
	expect(byRoomComparison(house, { rent: null, licenceFee: pence(0) })).toBeNull();
});

test("let by the room and whole again a home is as it was", () => {
	const inRooms = { ...house, ...letByRoom(house, 4, "Wales") };
	expect({ ...inRooms, ...letWhole(inRooms) }).toEqual(house);
});

test("the lines come to the cash flow, which is what a second hand makes of either way of letting", () => {
	const rent = fc.integer({ min: 0, max: 500_000 }).map(pence);
	fc.assert(
		fc.property(generatedTerms, rent, fc.integer({ min: 1, max: 9 }), (terms, wholeRent, rooms) => {
			const home = { ...house, ...terms, rooms };
			const found = byRoomComparison(home, { rent: wholeRent, licenceFee: pence(0) });
			if (!found) {
				throw new RangeError("nothing compared");
			}
			expect(sumOf(found.byRoom)).toBe(found.byRoom.cashFlow);
			expect(sumOf(found.whole)).toBe(found.whole.cashFlow);
			expect(found.byRoom.cashFlow).toBe(lettingYear(home).cashFlow);
			const councilTax = home.bills.find(({ id }) => id === "council_tax");
			const asWhole = {
				...home,
				...letWhole(home),
				rent: wholeRent,
				licenceFee: pence(0),
				councilTax: councilTax ? councilTax.amount : home.councilTax,
			};
			const buying = { isScottish: false, isWelsh: false, isCompany: false };
			const byHand = yearByHand(inPounds(asWhole), buying).cashFlow ?? Number.NaN;
			expect(Math.abs((found.whole.cashFlow ?? Number.NaN) / 100 - byHand)).toBeLessThan(0.08);
		}),
	);
});

function sumOf({ rent, bills, management, insurance, licence, others }: LetYear): number | null {
	return rent === null || management === null || others === null
		? null
		: rent - bills - management - insurance - licence - others;
}
