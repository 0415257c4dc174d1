import { expect, test } from "vitest";
import { thirdOf, thirds } from "./thirds.ts";

test.each([
	{ values: [3, 1, 2], lower: 1, upper: 2 },
	{ values: [4, 3, 2, 1], lower: 2, upper: 3 },
	{ values: [5, 4, 3, 2, 1], lower: 2, upper: 4 },
	{ values: [6, 5, 4, 3, 2, 1], lower: 2, upper: 4 },
	{ values: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], lower: 4, upper: 7 },
	{ values: [-1.5, 100, 0.25], lower: -1.5, upper: 0.25 },
	{ values: [7, 7, 7, 7], lower: 7, upper: 7 },
])("$values part at $lower and $upper", ({ values, lower, upper }) => {
	expect(thirds(values)).toEqual({ lower, upper });
});

test.each([{ values: [] }, { values: [1] }, { values: [1, 2] }])(
	"$values are too few to have thirds",
	({ values }) => {
		expect(thirds(values)).toBeNull();
	},
);

test("numbers are put in order by size, not as text", () => {
	expect(thirds([9, 10, 100])).toEqual({ lower: 9, upper: 10 });
});

test("the values given are left in their order", () => {
	const values = [3, 1, 2];

	thirds(values);

	expect(values).toEqual([3, 1, 2]);
});

test.each(Array.from({ length: 40 }, (_, extra) => extra + 3))(
	"of %i distinct values the lower third holds a third rounded up, and the lower two twice that",
	(count) => {
		const values = Array.from({ length: count }, (_, place) => place * 1.5);

		const parts = thirds(values) ?? { lower: Number.NaN, upper: Number.NaN };

		const sizes = [0, 1, 2].map(
			(third) => values.filter((v) => thirdOf(v, parts) === third).length,
		);
		const lowest = Math.ceil(count / 3);
		const lowestTwo = Math.ceil((2 * count) / 3);
		expect(sizes).toEqual([lowest, lowestTwo - lowest, count - lowestTwo]);
	},
);

test.each([
	{ value: 9, third: 0 },
	{ value: 10, third: 0 },
	{ value: 10.01, third: 1 },
	{ value: 20, third: 1 },
	{ value: 20.01, third: 2 },
])("$value is in third $third of those that part at 10 and 20", ({ value, third }) => {
	expect(thirdOf(value, { lower: 10, upper: 20 })).toBe(third);
});
