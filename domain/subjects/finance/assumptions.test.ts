import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { assumptionDefaults, estimatedRates, startingAssumptions } from "./assumptions.ts";
import { serviceChargeGuide, startingCharge } from "./service-charge.ts";
import { plainTerms } from "./terms.ts";

test("a home starts from the published defaults around its own price and rent", () => {
	expect(startingAssumptions({ price: fromPounds(200_000), rent: null })).toEqual({
		...plainTerms,
		price: fromPounds(200_000),
		rent: null,
		depositShare: 0.25,
		interestRate: 0.059,
		voidShare: 0.05,
		managementShare: 0.12,
		maintenanceShare: 0.1,
		insurance: fromPounds(325),
		serviceCharge: 0,
		licenceFee: 0,
		compliance: fromPounds(325),
		purchaseFees: fromPounds(2_500),
		energyWorks: 0,
	});
});

test("what is known of the home takes the place of its default", () => {
	const known = { serviceCharge: null, depositShare: 0.4 };
	expect(startingAssumptions({ price: null, rent: null, ...known })).toMatchObject(known);
});

test("every default says in a sentence where it is from, when it was read, and who says so", () => {
	for (const { source, asOf, lastChecked, kind } of [
		...Object.values(assumptionDefaults),
		serviceChargeGuide,
	]) {
		expect(source).toMatch(/^[A-Z].{20,}\.$/);
		expect(lastChecked).toMatch(/^2026-11-2\d$/);
		// A published figure has a date, our estimate that of its newest source; trade practice has none.
		expect(asOf !== null).toBe(kind !== "trade");
	}
});

test("the rate of a loan is our estimate, within the range that its source names", () => {
	const { value, kind, source } = assumptionDefaults.interestRate;
	expect(kind).toBe("estimate");
	expect(source).toContain(`${estimatedRates.low} to ${estimatedRates.high}%`);
	expect(100 * value).toBeGreaterThan(estimatedRates.low);
	expect(100 * value).toBeLessThan(estimatedRates.high);
});

test.each([
	["a flat", null, "Flat", null],
	["a maisonette", null, "Maisonette, mid-terrace", null],
	["a house", null, "House, detached", 0],
	["a home of unknown type", null, null, 0],
	["a flat whose charge is stated", fromPounds(1_800), "Flat", fromPounds(1_800)],
])("%s begins with the service charge that is known of it", (_, stated, type, charge) => {
	expect(startingCharge(stated, { propertyType: type })).toBe(charge);
});

test("a leasehold house has a charge that is not known, a freehold one none", () => {
	const house = { propertyType: "House" } as const;
	expect(startingCharge(null, { ...house, tenure: "leasehold" })).toBeNull();
	expect(startingCharge(null, { ...house, tenure: "freehold" })).toBe(0);
});
