import { expect, test } from "vitest";
import { someReport } from "../../test/some-report.ts";
import { sampleInWords, sampleMadeInWords } from "./sample-words.ts";

test("the sample says what it is: on screen of today, in a file of the day it was made", () => {
	const { home, ...rest } = someReport();
	const sample = { ...rest, day: "2026-11-21", home: { ...home, postcode: "M14 5LL" } };

	expect(sampleInWords(sample)).toBe(
		"This is a sample: the report of M14 5LL as it would be made today.",
	);
	expect(sampleMadeInWords(sample)).toBe(
		"This is a sample: the report of M14 5LL as it was made on 21 November 2026.",
	);
});
