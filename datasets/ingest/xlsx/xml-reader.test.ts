import { expect, test } from "vitest";
import { xmlReader } from "./xml-reader.ts";

test("text that is not in UTF-8 is refused", () => {
	const reader = xmlReader("sheet1.xml", {});
	const latin1 = Uint8Array.of(0x3c, 0x61, 0x3e, 0xf4, 0x6e);

	expect(() => reader.write(latin1)).toThrow("sheet1.xml cannot be read: it is not in UTF-8.");
});

test("a letter that is cut off at the end is refused", () => {
	const reader = xmlReader("sheet1.xml", {});
	reader.write(new TextEncoder().encode("<a/>"));
	reader.write(Uint8Array.of(0xe2, 0x82));

	expect(() => reader.end()).toThrow("it is not in UTF-8");
});

test("what is wrong is said in the parser's words", () => {
	const reader = xmlReader("sheet1.xml", {});

	expect(() => reader.write(new TextEncoder().encode("<a></b>"))).toThrow(
		"sheet1.xml cannot be read: unexpected close tag.",
	);
});
