import { expect, test } from "vitest";
import { committedDeciles, readDeciles, writeDeciles } from "./small-area-deciles.ts";

test("what is written is read again, every code with its decile", () => {
	const deciles = new Map([
		["E01000001", 8],
		["E01000099", 10],
		["S01006506", 1],
	]);
	expect(readDeciles(writeDeciles(deciles))).toEqual(deciles);
});

test.each([
	["E02000001", 3],
	["E01000001", 0],
	["E01000001", 11],
	["E01000001", Number.NaN],
])("%s in the %dth tenth is refused", (code, decile) => {
	expect(() => writeDeciles(new Map([[code, decile]]))).toThrow("no small area with a decile");
});

test.each([
	"codes\n",
	"codes,deciles\nE010000,123\n",
	`codes,deciles\nE010000,${"0".repeat(100)}\n`,
])("a table that was cut or garbled is refused: %j", (text) => {
	expect(() => readDeciles(text)).toThrow("deciles");
});

/** Rows of the publishers' own tables: IMD 2025 (E), WIMD 2019 (W), SIMD 2020 (S). */
test.each([
	["E01000001", 8],
	["E01000002", 10],
	["W01000001", 5],
	["W01000002", 7],
	["S01006506", 7],
	["S01006507", 7],
])("%s is in the tenth that its index says: %d", async (code, decile) => {
	expect(readDeciles(await committedDeciles()).get(code)).toBe(decile);
});

test("each tenth of a nation holds a tenth of its small areas, and no small area is missing", async () => {
	const all = [...readDeciles(await committedDeciles())];
	for (const [letter, count] of [
		["E", 33_755],
		["W", 1_909],
		["S", 6_976],
	] as const) {
		const own = all.filter(([code]) => code.startsWith(letter));
		expect(own).toHaveLength(count);
		for (let decile = 1; decile <= 10; decile += 1) {
			const share = own.filter(([, each]) => each === decile).length / count;
			expect(share).toBeCloseTo(0.1, 2);
		}
	}
});
