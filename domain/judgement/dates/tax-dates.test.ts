import { expect, test } from "vitest";
import { taxesOf } from "../../subjects/finance/nation-taxes.ts";
import type { IncomeTaxRule } from "../../subjects/finance/tax-rules.ts";
import { taxDates } from "./tax-dates.ts";

const day = "2026-11-23";
const { income } = taxesOf("England");
const [first] = income;

const after = (changes: Partial<IncomeTaxRule>) =>
	first ? taxDates([first, { ...first, from: "2027-04-06", ...changes }], day) : null;

test("rates that change are told, with the Act that enacts them", () => {
	expect(taxDates(income, day)).toEqual([
		{
			id: "income-tax-rates",
			on: "2027-04-06",
			until: null,
			title: "Income tax on rent",
			what: "Income tax on rent is 22%, 42% and 47%, by the law before the Budget of 28 October 2026",
			isDraft: false,
			source: {
				name: "Finance Act 2026, schedules 1 and 2",
				url: "https://www.legislation.gov.uk/ukpga/2026/11/contents",
				readOn: "2026-11-22",
				updateDue: "Update due.",
			},
		},
	]);
});

test("where the rates stay, the credit for finance costs alone is told", () => {
	expect(after({ credit: 0.22 })).toMatchObject([
		{
			what: "The tax credit for loan interest is 22%, by the law before the Budget of 28 October 2026",
			isDraft: false,
		},
	]);
});

test("a table that says the same again has no date", () => {
	expect(after({})).toEqual([]);
});
