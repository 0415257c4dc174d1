import { expect, test } from "vitest";
import { afterTaxInWords } from "./money-words.ts";

test("where nobody is stated what is left is after tax at the basic rate, as the sums are", () => {
	expect(afterTaxInWords({})).toBe("after tax at the basic rate");
});
