import { expect, test } from "vitest";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { lettingCosts } from "./letting-costs.ts";

const defaults = Object.entries(lettingCosts);

test("an agent's fees carry VAT, and finding a tenant is taken from a month's rent", () => {
	expect(lettingCosts.findShare.value).toBeCloseTo(0.75 * 1.2, 10);
	expect(lettingCosts.fullManagementShare.value).toBeCloseTo(0.115 * 1.2, 10);
	expect(lettingCosts.hmoManagementShare.value).toBeCloseTo(0.125 * 1.2, 10);
	expect(lettingCosts.letOnlyShare.value).toBe(0);
});

test("a company pays more for its loan, for being set up and for its accounts", () => {
	expect(lettingCosts.companyRatePremium.value).toBeCloseTo(0.057 - 0.05, 10);
	expect(lettingCosts.companySetUp.value).toBe(10_000);
	expect(lettingCosts.companyAccounts.value).toBe(90_000);
});

test("inflation is a month's that was counted, and says which", () => {
	expect(lettingCosts.inflation).toMatchObject({
		value: 0.031,
		asOf: "2026-09-16",
		kind: "published",
	});
	expect(lettingCosts.inflation.source).toContain("August 2026");
});

test("what was counted and published has a day on which it was read", () => {
	for (const [name, { kind, lastChecked }] of defaults) {
		expect(kind === "trade" || lastChecked !== null, name).toBe(true);
	}
});

test.each(defaults)("%s says where it is from, in short sentences", (_, { source }) => {
	expect(source).toMatch(/^[A-Z].*\.$/);
	expect(Math.max(...sentencesOf(source).map(countWords))).toBeLessThanOrEqual(MOST_WORDS);
});
