import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

test("what would end a text or an attribute is written as a reference", () => {
	expect(escapeMarkup(`<a href="x">&</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
});

test("no character that XML 1.0 forbids is left, and every other one is", () => {
	for (let code = 0; code <= 0xffff; code += 1) {
		const isAllowed =
			[0x9, 0xa, 0xd].includes(code) ||
			(code >= 0x20 && code <= 0xd7ff) ||
			(code >= 0xe000 && code <= 0xfffd);
		const letter = String.fromCharCode(code);
		const written = escapeMarkup(`a${letter}b`);
		if (!isAllowed) {
			expect([`a b`, `a\uFFFDb`]).toContain(written);
		} else if (!'&<>"'.includes(letter)) {
			expect(written).toBe(`a${letter}b`);
		}
	}
	expect(escapeMarkup("🏠")).toBe("🏠");
});
