import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { oneLine, severalLines } from "./typed-text.ts";

/** Everything between two words that is not seen or breaks a line. */
const breaks = ["\n", "\r\n", "\r", "\t", "\v", "\f", "\u0085", "\u2028", "\u2029", "\u00a0"];
const unseen = [
	...["\u0000", "\u0001", "\u0008", "\u000e", "\u001f", "\u007f", "\u0080", "\u009f"],
	...["\u00ad", "\u200b", "\u200d", "\u200e", "\u200f", "\u202a", "\u202e", "\u2060", "\u2066"],
	...["\u2069", "\ufeff", "\ud800", "\udfff", "\ufffe", "\uffff", "\u3164"],
];

/** What makes a black flag that of Wales. */
const WALES = "\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}";

test.each(breaks)("a line broken by %j is one with a space", (sign) => {
	expect(oneLine(`Moss${sign}Side`)).toBe("Moss Side");
});

test.each(unseen)("%j is in no line", (sign) => {
	expect(oneLine(`Moss${sign} Side${sign}`)).toBe("Moss Side");
	expect(severalLines(`Moss${sign} Side${sign}`)).toBe("Moss Side");
	expect(oneLine(sign.repeat(40))).toBe("");
});

test("what is seen stays: letters of any script, signs of two halves, marks above letters, punctuation", () => {
	for (const words of [
		"Llŷn a’r Cylch",
		"Стрий",
		"😀 家",
		"ශ්\u200dරී ලංකා",
		"می\u200cخواهم",
		"👩🏽\u200d💻",
		"❤️\u200d🔥",
		`${"\u{1f3f4}"}${WALES}`,
		"é",
		"50–100 % <b>",
	]) {
		expect(oneLine(words)).toBe(words);
		expect(severalLines(words)).toBe(words);
	}
});

test("what joins letters or makes a flag stands nowhere else", () => {
	for (const words of [
		"\u200dMoss",
		"Moss\u200c",
		"1\u200d2",
		"a\u200d\u200db",
		"a\u200c\u3164",
		`x${WALES}`,
		"x\u{e0041}",
	]) {
		expect(oneLine(words)).toBe(words.replace(/\u200c|\u200d|\u3164|[\u{e0000}-\u{e007f}]/gu, ""));
	}
});

test("several lines keep their breaks as one sign, their tabs and blank lines", () => {
	expect(severalLines("a\r\nb\vc\u2028d\te\n\nf\r")).toBe("a\nb\nc\nd\te\n\nf");
});

test("to clean what is clean changes nothing", () => {
	const typed = ` a\u200b \v b\r\n\t c\u2028\u00a0d${unseen.join("x")}${breaks.join("y")}`;
	expect(oneLine(oneLine(typed))).toBe(oneLine(typed));
	expect(severalLines(severalLines(typed))).toBe(severalLines(typed));
});

test("a megabyte of signs that are not seen is cleaned at once", async () => {
	const took = await cpuTimeOf(() => {
		expect(oneLine("\u200b\v".repeat(500_000))).toBe("");
		expect(severalLines("\u200b\v".repeat(500_000))).toBe("");
	});
	expect(took).toBeLessThan(2000);
});
