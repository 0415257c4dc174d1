import { expect, test } from "vitest";
import { readIndicativeCost } from "./indicative-cost.ts";

test.each([
	["£4,000 - £14,000", 400_000, 1_400_000],
	["£100 - £350", 10_000, 35_000],
	["£1,200-£1,800", 120_000, 180_000],
	["£1,200 – £1,800", 120_000, 180_000],
	["£500 to £700", 50_000, 70_000],
	["£13", 1300, 1300],
	["2000", 200_000, 200_000],
	[2000, 200_000, 200_000],
	["£12.50", 1250, 1250],
	["Â£4,000 - Â£6,000", 400_000, 600_000],
	["??18", 1800, 1800],
])("%j is a cost in pence", (printed, low, high) => {
	expect(readIndicativeCost(printed)).toEqual({ low, high });
});

test.each([
	[null],
	[undefined],
	[""],
	["£"],
	["Not applicable"],
	["£4k - £6k"],
	["£350 per window"],
	["£6,000 - £4,000"],
	["£100 - £200 - £300"],
	["-2000"],
	[-2000],
	["0"],
	[0],
	[Number.NaN],
	[1e21],
	[{ value: 2000 }],
	[["2000"]],
	[true],
])("%j is no cost", (printed) => {
	expect(readIndicativeCost(printed)).toBeNull();
});
