import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { withinLimits } from "./assumption-limits.ts";
import { type Assumptions, startingAssumptions } from "./assumptions.ts";

const home = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) });

test("assumptions that can be calculated with stay as they are", () => {
	expect(withinLimits(home)).toEqual(home);
	expect(withinLimits({ ...home, price: null, rent: null })).toEqual({
		...home,
		price: null,
		rent: null,
	});
});

test.each<[string, Partial<Assumptions>, Partial<Assumptions>]>([
	["a price below nothing", { price: pence(-1) }, { price: null }],
	["a price of nothing", { price: pence(0) }, { price: pence(0) }],
	["a price of £100m", { price: pence(10_000_000_000) }, { price: pence(10_000_000_000) }],
	["a price above £100m", { price: pence(10_000_000_001) }, { price: null }],
	["a rent below nothing", { rent: pence(-1) }, { rent: null }],
	["a rent above £100,000", { rent: pence(10_000_001) }, { rent: null }],
	["a share below nothing", { voidShare: -0.1 }, { voidShare: 0 }],
	["a share above the whole", { depositShare: 1.5 }, { depositShare: 1 }],
	["a rate without end", { interestRate: Number.POSITIVE_INFINITY }, { interestRate: 1 }],
	["a share that is no number", { maintenanceShare: Number.NaN }, { maintenanceShare: 0.1 }],
	["the noise of a division", { interestRate: 0.1 + 0.2 }, { interestRate: 0.3 }],
	["next to no interest", { interestRate: 1e-300 }, { interestRate: 0 }],
	["a service charge that is not known", { serviceCharge: null }, { serviceCharge: null }],
	["a cost below nothing", { insurance: pence(-100) }, { insurance: pence(0) }],
	["a lease of half a year more", { leaseYears: 80.4 }, { leaseYears: 80 }],
	["a lease below nothing", { leaseYears: -1 }, { leaseYears: null }],
	["a cost above £1m", { energyWorks: pence(100_000_001) }, { energyWorks: pence(100_000_000) }],
])("%s, %j, is read as %j", (_, typed, read) => {
	expect(withinLimits({ ...home, ...typed })).toEqual({ ...home, ...read });
});
