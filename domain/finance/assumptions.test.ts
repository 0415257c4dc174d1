import { expect, test } from "vitest";
import { fromPounds } from "../money.ts";
import { assumptionDefaults, startingAssumptions } from "./assumptions.ts";

test("a home starts from the published defaults around its own price and rent", () => {
	expect(startingAssumptions({ price: fromPounds(200_000), rent: null })).toEqual({
		price: fromPounds(200_000),
		rent: null,
		depositShare: 0.25,
		interestRate: 0.0485,
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

test("every default says in a sentence where it is from", () => {
	for (const { source } of Object.values(assumptionDefaults)) {
		expect(source).toMatch(/^[A-Z].{20,}\.$/);
	}
});
