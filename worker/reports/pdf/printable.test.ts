import { expect, test } from "vitest";
import { printable, toPrintable } from "./printable.ts";

test("text that the fonts have is left as it is", () => {
	const text = "Tŷ’r Dŵr – £1,250 a month, 80 m², ½ of “it” … × −";

	expect(toPrintable(text)).toBe(text);
});

test.each([
	["a sign with a plain spelling", "≥ 69 → C", ">= 69 -> C"],
	["a line break", "14 Test Street\nTestborough", "14 Test Street Testborough"],
	["a hyphen that does not break", "co‑op", "co-op"],
	["a letter whose accent is missing", "Kraków Łódź", "Kraków ¿ódz"],
	["a letter with its accent written apart", "Tyˆ y\u0302", "Ty¿ y"],
	["a ligature", "ﬁre", "fire"],
	["another script", "漢字 Street", "¿¿ Street"],
	["a sign beyond the first plane", "🏠 home", "¿ home"],
	["a character of no width", "Man\u200bchester", "Manchester"],
])("%s is replaced so that it can be seen", (_, text, printed) => {
	expect(toPrintable(text)).toBe(printed);
	expect([...toPrintable(text)].filter((character) => !printable.includes(character))).toEqual([]);
});
