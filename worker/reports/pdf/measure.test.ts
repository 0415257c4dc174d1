import fc from "fast-check";
import { expect, test } from "vitest";
import { widthOf, wrap } from "./measure.ts";
import { printable } from "./printable.ts";
import { type } from "./style.ts";

test("figures of as many digits are as wide, and semibold is wider", () => {
	expect(widthOf("£1,111", type.body)).toBeCloseTo(widthOf("£9,898", type.body), 6);
	expect(widthOf("Rent", type.strong)).toBeGreaterThan(widthOf("Rent", type.body));
});

test("a paragraph is broken between words", () => {
	const width = widthOf("Rated E, the home", type.body);

	expect(wrap("Rated E, the home falls short", type.body, width)).toEqual([
		"Rated E, the home",
		"falls short",
	]);
});

test("a word wider than the line is broken where it must be", () => {
	const address = "https://www.legislation.gov.uk/ukpga/2004/34/section/249A";
	const lines = wrap(address, type.fine, 60);

	expect(lines.length).toBeGreaterThan(2);
	expect(lines.join("")).toBe(address);
});

test("no line is wider than its room, and no word is lost", () => {
	const word = fc.string({ unit: fc.constantFrom(..."il-W", ...printable), size: "medium" });
	const text = fc.array(word, { size: "medium" }).map((words) => words.join(" "));
	fc.assert(
		fc.property(text, fc.integer({ min: 12, max: 500 }), (words, width) => {
			const lines = wrap(words, type.body, width);
			const widest = Math.max(0, ...lines.map((line) => widthOf(line, type.body)));

			expect(widest).toBeLessThanOrEqual(width + 0.001);
			expect(lines.join("").replaceAll(" ", "")).toBe(words.replaceAll(" ", ""));
		}),
	);
});
