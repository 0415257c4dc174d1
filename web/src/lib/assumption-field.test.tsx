import { expect, test } from "vitest";
import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { assumptionText, readAssumption, readAssumptionOrNone } from "./assumption-field.ts";

const price = { key: "price", unit: "pounds" } as const;
const licenceFee = { key: "licenceFee", unit: "pounds" } as const;
const interestRate = { key: "interestRate", unit: "percent" } as const;

test.for([
	[price, "£180,000", 18_000_000],
	[price, "180k", 18_000_000],
	[price, "£1.2m", 120_000_000],
	[{ key: "rent", unit: "pounds a month" }, "£300 pw", 130_000],
	[licenceFee, "0", 0],
	[interestRate, "4.85%", 0.0485],
	[interestRate, ".5", 0.005],
	[interestRate, "100", 1],
] as const)("%o of %j is %d in pence or as a fraction", ([field, typed, value]) => {
	expect(readAssumption(field, typed)).toEqual({ ok: true, value });
});

test.for([
	[price, "1e5", "Enter an amount in pounds"],
	[price, "", "Enter an amount in pounds"],
	[price, "99.995", "Enter an amount in pounds"],
	[price, "0.00", "Enter an amount above £0"],
	[licenceFee, "1000001", "Enter £1,000,000 or less"],
	[interestRate, "-1", "Enter a percentage from 0 to 100"],
] as const)("%o of %j cannot be calculated with: %s", ([field, typed, reason]) => {
	expect(readAssumption(field, typed)).toEqual({ ok: false, reason });
});

test("an assumption stands in its field as it would be typed, and one not known not at all", () => {
	const assumptions = startingAssumptions({
		price: fromPounds(180_000.5),
		rent: null,
		interestRate: 0.0563,
	});

	expect(assumptionText(price, assumptions)).toBe("180000.5");
	expect(assumptionText(interestRate, assumptions)).toBe("5.63");
	expect(assumptionText({ key: "rent", unit: "pounds a month" }, assumptions)).toBe("");
});

test("signs and spaces alone are nothing typed: not known where that may be, else refused", () => {
	expect(readAssumptionOrNone(price, " £ ")).toEqual({ ok: true, value: null });
	expect(readAssumptionOrNone(licenceFee, " £ ")).toMatchObject({ ok: false });
	expect(readAssumptionOrNone(price, "£0")).toMatchObject({ ok: false });
});

test.for([
	["3", { ok: true, value: 3 }],
	["0", { ok: false, reason: "Enter 1 to 50 rooms" }],
	["2.5", { ok: false, reason: "Enter 1 to 50 rooms" }],
	["1,000,000,000,000", { ok: false, reason: "Enter 1 to 50 rooms" }],
] as const)("%s rooms are read or refused", ([typed, read]) => {
	expect(readAssumption({ key: "rooms", unit: "rooms" }, typed)).toEqual(read);
});
