import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { SAMPLE_LANDLORD } from "../../../site/example-postcodes.ts";
import { someReport } from "../../../test/some-report.ts";
import { sampleInWords, sampleMadeInWords } from "./sample-words.ts";

test("the sample says what it is: on screen of today, in a file of the day it was made", () => {
	const { home, inputs, money, ...rest } = someReport();
	const sample = {
		...rest,
		day: "2026-11-21",
		home: { ...home, postcode: "M14 5LL" },
		inputs: { ...inputs, price: fromPounds(250_000), rent: fromPounds(1_350) },
		money: { ...money, context: { ...money.context, position: SAMPLE_LANDLORD } },
	};
	const figures =
		"The price of £250,000, the rent of £1,350 a month and the landlord’s other income of £60,000 a year are examples.";

	expect(sampleInWords(sample)).toBe(
		`This is a sample: the report of M14 5LL as it would be made today. ${figures}`,
	);
	expect(sampleMadeInWords(sample)).toBe(
		`This is a sample: the report of M14 5LL as it was made on 21 November 2026. ${figures}`,
	);
});
