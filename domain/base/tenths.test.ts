import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../test/cases.ts";
import { FEWEST_FOR_TENTHS, placeOf, tenths } from "./tenths.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const placeIn = (values: readonly number[], value: number) => {
	const parts = tenths(values);
	return parts && placeOf(value, parts);
};

test.each([
	[1, { side: "lower", of10: 9 }],
	[4, { side: "lower", of10: 6 }],
	[5, { side: "middle", of10: 5 }],
	[6, { side: "middle", of10: 5 }],
	[7, { side: "higher", of10: 6 }],
	[10, { side: "higher", of10: 9 }],
] as const)("of ten authorities number %i from below has its place", (value, place) => {
	expect(placeIn(upTo(10), value)).toEqual(place);
});

test("fewer than ten authorities have no tenths", () => {
	expect(tenths(upTo(FEWEST_FOR_TENTHS - 1))).toBeNull();
	expect(tenths(upTo(FEWEST_FOR_TENTHS))).not.toBeNull();
});

test("authorities that tie share a place, and none of them is higher than another", () => {
	const tied = [...upTo(3), 9, 9, 9, 9, 9, 9, 9];
	expect(placeIn(tied, 9)).toEqual({ side: "middle", of10: 3 });
	expect(placeIn(Array(12).fill(4), 4)).toEqual({ side: "middle", of10: 0 });
});

test("in nations whose count is no multiple of ten the tenth is never rounded up", () => {
	// Eight of eleven are 7.3 of 10.
	expect(placeIn(upTo(11), 9)).toEqual({ side: "higher", of10: 7 });
	expect(placeIn(upTo(22), 18)).toEqual({ side: "higher", of10: 7 });
	expect(placeIn(upTo(22), 22)).toEqual({ side: "higher", of10: 9 });
});

test("higher than k of 10 holds exactly where at least k tenths of the set are smaller, and likewise lower", () => {
	const set = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 10, maxLength: 60 });
	fc.assert(
		fc.property(set, fc.nat(), (values, pick) => {
			const value = values[pick % values.length] ?? 0;
			const tenthsOf = (count: number) => Math.min(9, Math.floor((10 * count) / values.length));
			const above = tenthsOf(values.filter((other) => other < value).length);
			const below = tenthsOf(values.filter((other) => other > value).length);
			const place = placeIn(values, value);
			if (above >= 6) {
				expect(place).toEqual({ side: "higher", of10: above });
			} else if (below >= 6) {
				expect(place).toEqual({ side: "lower", of10: below });
			} else {
				expect(place?.side).toBe("middle");
			}
		}),
		cases(2_000),
	);
});
