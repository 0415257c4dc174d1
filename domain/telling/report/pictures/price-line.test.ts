import { expect, test } from "vitest";
import type { IndexPrice } from "../../../base/facts/index-price.ts";
import { fromPounds } from "../../../base/money.ts";
import { someFacts } from "../../../test/some-facts.ts";
import { priceChart, priceLine } from "./price-line.ts";

const lineOf = (indexPrice: IndexPrice | null) =>
	priceLine(
		someFacts({
			authorities: someFacts().authorities.map((each) => ({ ...each, indexPrice })),
		}),
	);

/** March 2026 at £200,000, and £1,000 less each month before it. */
const indexOfMonths = (months: number): IndexPrice => ({
	average: fromPounds(200_000),
	month: "2026-03",
	before: Array.from({ length: months - 1 }, (_, at) => fromPounds(199_000 - 1_000 * at)),
});

test("there is a line from a year of months on: less is not held as a series", () => {
	expect(lineOf(null)).toBeNull();
	expect(lineOf(indexOfMonths(1))).toBeNull();
	expect(lineOf(indexOfMonths(11))).toBeNull();
	expect(lineOf(indexOfMonths(12))?.months).toHaveLength(12);
});

test("a line names its first and last month, its range and its place, and has a row a year", () => {
	const line = lineOf(indexOfMonths(61));
	const chart = line && priceChart(line);
	expect(chart?.title).toBe("Average price in Testborough");
	expect(chart?.description).toBe("Lowest £140,000, highest £200,000.");
	expect(chart?.marks.flatMap((mark) => (mark.kind === "tick" ? [mark.text] : []))).toEqual([
		"Mar 2021: £140,000",
		"Mar 2026: £200,000",
	]);
	expect(chart?.table.rows).toHaveLength(6);
	expect(line?.provenance.sources.map(({ asOf }) => asOf)).toEqual(["2026-03"]);
});

test("a month that is not held is left out of the line, not drawn as nothing", () => {
	const index = indexOfMonths(24);
	const line = lineOf({ ...index, before: index.before.with(3, null) });
	expect(line?.months).toHaveLength(23);
	expect(line?.months.map(({ date }) => date)).not.toContain("2025-11");
});
