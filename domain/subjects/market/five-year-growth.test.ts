import { expect, test } from "vitest";
import type { Pence } from "../../base/money.ts";
import { fromPounds } from "../../base/money.ts";
import { someFacts } from "../../test/some-facts.ts";
import { fiveYearGrowth } from "./five-year-growth.ts";

const months = (count: number, oldest: Pence | null) =>
	Array.from({ length: count }, (_, at) => (at === count - 1 ? oldest : fromPounds(190_000)));

function factsWith(before: readonly (Pence | null)[]) {
	const [authority] = someFacts().authorities;
	if (!authority) {
		throw new RangeError("no authority");
	}
	const indexPrice = { average: fromPounds(200_000), month: "2026-03", before };
	return someFacts({ authorities: [{ ...authority, indexPrice }] });
}

test("five years' growth is the same change every year, from the month five years before the newest", () => {
	const growth = fiveYearGrowth(factsWith(months(60, fromPounds(160_000))));
	expect(growth).toMatchObject({
		place: "Testborough",
		from: "2021-03",
		to: "2026-03",
		provenance: { sources: [{ name: "UK House Price Index", asOf: "2026-03" }] },
	});
	expect(160_000 * (1 + (growth?.rate ?? 0)) ** 5).toBeCloseTo(200_000, 0);
});

test("prices that fell grow by less than nothing", () => {
	expect(fiveYearGrowth(factsWith(months(60, fromPounds(250_000))))?.rate).toBeLessThan(0);
});

test.each([
	["does not reach back five years", months(59, fromPounds(160_000))],
	["does not hold that month", months(60, null)],
	["holds one month", []],
])("an index that %s gives no rate", (_, before) => {
	expect(fiveYearGrowth(factsWith(before))).toBeNull();
});

test("without an index, and where no authority is known, there is no rate", () => {
	expect(fiveYearGrowth(someFacts({ authorities: [] }))).toBeNull();
});
