import { expect, test } from "vitest";
import { pence } from "./money.ts";
import { countInWords, poundsAndPence, poundsInWords } from "./words.ts";

test.each([
	[0, "£0", "£0", "0 homes"],
	[1, "£0", "£0.01", "1 home"],
	[99_950, "£1,000", "£999.50", "99,950 homes"],
	[2_150_000, "£21,500", "£21,500", "2,150,000 homes"],
	[123_456_789, "£1,234,568", "£1,234,567.89", "123,456,789 homes"],
	[-100_050, "£-1,000", "£-1,000.50", "-100,050 homes"],
])(
	"%i pence and as many homes have a comma after each three digits before the point",
	(amount, whole, exact, homes) => {
		expect(poundsInWords(pence(amount))).toBe(whole);
		expect(poundsAndPence(pence(amount))).toBe(exact);
		expect(countInWords(amount, "home")).toBe(homes);
	},
);
