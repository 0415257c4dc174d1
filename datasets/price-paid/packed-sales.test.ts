import fc from "fast-check";
import { expect, test } from "vitest";
import {
	fullValueType,
	packDay,
	packedDay,
	packedId,
	packedPrice,
	packSale,
	packSales,
	unpackSale,
	unpackSales,
} from "./packed-sales.ts";
import { categories, propertyTypes, type Transaction, tenures } from "./transaction.ts";

const aSale = fc.record<Transaction>({
	id: fc
		.array(fc.constantFrom(..."0123456789ABCDEF"), { minLength: 32, maxLength: 32 })
		.map((digits) => digits.join("")),
	price: fc.integer({ min: 1, max: 999_999_999_999 }),
	day: fc
		.date({ min: new Date("1995-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10)),
	postcode: fc.constant("M145LL"),
	type: fc.constantFrom(...propertyTypes),
	isNew: fc.boolean(),
	tenure: fc.constantFrom(...tenures),
	address: fc.string().filter((text) => !/[\t\n\r]/.test(text)),
	category: fc.constantFrom(...categories),
	status: fc.constant("A"),
});

test("a sale that was packed is unpacked as it was, whatever it is", () => {
	fc.assert(
		fc.property(aSale, (sale) => {
			expect(unpackSale(packSale(sale), "M145LL")).toEqual(sale);
		}),
	);
});

test("what is read of a packed sale without unpacking it is what unpacking gives", () => {
	fc.assert(
		fc.property(aSale, aSale, (sale, other) => {
			const packed = packSale(sale);
			expect(packedPrice(packed)).toBe(sale.price);
			expect(packedDay(packed)).toBe(packDay(sale.day));
			expect(fullValueType(packed)).toBe(sale.category === "A" ? sale.type : null);
			expect(packedId(packed) === packedId(packSale(other))).toBe(sale.id === other.id);
			expect(packDay(sale.day) < packDay(other.day)).toBe(sale.day < other.day);
		}),
	);
});

test("the sales of a postcode come back newest first, whatever order they were packed in", () => {
	fc.assert(
		fc.property(fc.uniqueArray(aSale, { selector: ({ id }) => id }), (sales) => {
			const text = packSales(sales);
			const days = unpackSales(text, "M145LL").map(({ day }) => day);
			expect(days).toEqual(days.toSorted().toReversed());
			expect(packSales(sales.toReversed())).toBe(text);
		}),
	);
});

test("an address with tabs and line ends keeps its words and nothing breaks", () => {
	const [sale] = fc.sample(aSale, 1);
	const packed = packSale({ ...sale, address: "FLAT\t1,\r\nTHE ROAD" } as Transaction);

	expect(unpackSales(packed, "M145LL")).toMatchObject([{ address: "FLAT 1, THE ROAD" }]);
});

test("no sales are no text", () => {
	expect(packSales([])).toBe("");
	expect(unpackSales("", "M145LL")).toEqual([]);
});

test.each(["", "too short", "AAAAAAAAAAAAAAAAAAAAAA0008*1\tx"])("%j is no packed sale", (text) => {
	expect(() => unpackSale(text, "M145LL")).toThrow(RangeError);
});

test("days before the first of Price Paid Data are refused", () => {
	expect(packDay("1995-01-01")).toBe("000");
	expect(() => packDay("1994-12-31")).toThrow(RangeError);
	expect(() => packDay("")).toThrow(RangeError);
});
