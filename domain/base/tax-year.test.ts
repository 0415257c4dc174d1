import { expect, test } from "vitest";
import { nextTaxYear, taxYearOf } from "./tax-year.ts";

test.each([
	["2026-11-21", "2026-27", "2026-04-06"],
	["2027-01-01", "2026-27", "2026-04-06"],
	["2027-04-05", "2026-27", "2026-04-06"],
	["2027-04-06", "2027-28", "2027-04-06"],
	["2099-12-31", "2099-00", "2099-04-06"],
])("%s lies in the tax year %s, which began on %s", (day, name, from) => {
	expect(taxYearOf(day)).toEqual({ name, from });
});

test("a tax year is followed by the next", () => {
	expect(nextTaxYear(taxYearOf("2026-11-21"))).toEqual({ name: "2027-28", from: "2027-04-06" });
});
