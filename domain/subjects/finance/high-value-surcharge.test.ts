import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { surchargeOn } from "./high-value-surcharge.ts";

test.each([
	[1_999_999, null],
	[2_000_000, 2_500],
	[2_499_999, 2_500],
	[2_500_000, 3_500],
	[3_499_999, 3_500],
	[3_500_000, 5_000],
	[4_999_999, 5_000],
	[5_000_000, 7_500],
	[90_000_000, 7_500],
])("a home of £%i bears a surcharge of %s a year", (value, yearly) => {
	expect(surchargeOn(fromPounds(value))).toBe(yearly === null ? null : fromPounds(yearly));
});
