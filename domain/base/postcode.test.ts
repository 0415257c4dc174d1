import fc from "fast-check";
import { expect, test } from "vitest";
import { geographicAreas, looksLikePostcode, parsePostcode } from "./postcode.ts";

test.each([
	["m14 5ll", "M14 5LL", "M14", "M14 5", "M"],
	["M1 1AA", "M1 1AA", "M1", "M1 1", "M"],
	["  cf243ab ", "CF24 3AB", "CF24", "CF24 3", "CF"],
	["SW1A1AA", "SW1A 1AA", "SW1A", "SW1A 1", "SW"],
	["e1w 1aa", "E1W 1AA", "E1W", "E1W 1", "E"],
	["bt1  5gs", "BT1 5GS", "BT1", "BT1 5", "BT"],
	["N1C 4AG", "N1C 4AG", "N1C", "N1C 4", "N"],
])("%s is read as %s", (typed, formatted, outcode, sector, area) => {
	expect(parsePostcode(typed)).toEqual({
		ok: true,
		postcode: { formatted, compact: formatted.replace(" ", ""), outcode, sector, area },
	});
});

test.each([
	"",
	"M14",
	"M14 5L",
	"M14 5LLL",
	"ZZ1 1AA",
	"QA1 1AA",
	"M14 5LC",
	"M14-5LL",
	"1M4 5LL",
	"M14 5LL'; drop table",
	"Ｍ14 5LL",
	"M".repeat(33),
])("%j is malformed", (typed) => {
	expect(parsePostcode(typed)).toMatchObject({ ok: false, refusal: "malformed" });
});

test.each(["GIR 0AA", "gir0aa", "BFPO 57", "BFPO C/O 1", "BF1 3AA", "BX1 1LT", "XX1 1AA"])(
	"%s is no place, and the reason says so",
	(typed) => {
		const parsed = parsePostcode(typed);
		expect(parsed).toMatchObject({ ok: false, refusal: "non_geographic" });
		expect(parsed.ok || parsed.reason).toContain("not a place where a home can be let");
	},
);

test.each([
	["JE2 3AB", "Jersey"],
	["GY1 1AA", "Guernsey"],
	["IM1 1AA", "the Isle of Man"],
])("%s is not covered, because it is in %s", (typed, island) => {
	const parsed = parsePostcode(typed);
	expect(parsed).toMatchObject({ ok: false, refusal: "not_covered" });
	expect(parsed.ok || parsed.reason).toContain(island);
});

test("a megabyte of rubbish is refused unread", () => {
	expect(parsePostcode("M".repeat(1_000_000)).ok).toBe(false);
});

const letters = fc.constantFrom(..."ABDEFGHJLNPQRSTUWXYZ");
const realPostcode = fc
	.tuple(
		fc.constantFrom(...geographicAreas),
		fc.integer({ min: 1, max: 99 }),
		fc.integer({ min: 0, max: 9 }),
		letters,
		letters,
	)
	.map(([area, district, sector, a, b]) => `${area}${district} ${sector}${a}${b}`);

test("every postcode of a real area reads back as itself, however it is typed", () => {
	fc.assert(
		fc.property(realPostcode, fc.boolean(), fc.boolean(), (postcode, lower, spaced) => {
			const cased = lower ? postcode.toLowerCase() : postcode;
			const parsed = parsePostcode(spaced ? ` ${cased} ` : cased.replace(" ", ""));
			expect(parsed.ok && parsed.postcode.formatted).toBe(postcode);
			expect(looksLikePostcode(postcode)).toBe(true);
		}),
	);
});

test("no text whatever makes the parser throw, and what it accepts is well formed", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
			const parsed = parsePostcode(text);
			if (parsed.ok) {
				expect(parsed.postcode.formatted).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);
			}
		}),
	);
});
