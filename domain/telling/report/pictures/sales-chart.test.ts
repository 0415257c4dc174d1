import fc from "fast-check";
import { expect, test } from "vitest";
import type { Facts, Sale } from "../../../base/facts/facts.ts";
import { fromPounds } from "../../../base/money.ts";
import { someSold } from "../../../test/some-facts.ts";
import { certificateE, fullFacts, someAssessment } from "../../../test/some-report.ts";
import type { ChartMark, Spot } from "../../chart/chart.ts";
import { salesChart } from "./sales-chart.ts";
import { salesPicture } from "./sales-picture.ts";

const home = { ...certificateE, propertyType: "House", builtForm: "Mid-terrace", floorArea: 80 };

const sale = (pounds: number, date: string, over: Partial<Sale> = {}): Sale => ({
	price: fromPounds(pounds),
	date,
	propertyType: "terraced",
	newBuild: false,
	tenure: "freehold",
	address: "9 TEST STREET",
	...over,
});
const own = sale(160_000, "2024-02-09", { address: "14 TEST STREET" });

const homesHere = (details: readonly (typeof home)[]): Facts["live"]["certificates"] => ({
	state: "answered",
	at: 0,
	data: { summaries: details, details },
});

function pictureOf(sales: readonly Sale[], over: { sector?: null; price?: number } = {}) {
	const sold = someSold({
		atPostcode: { since: "2021-10-01", sales },
		...("sector" in over ? { sector: null } : {}),
	});
	const facts = fullFacts({ sold });
	return salesPicture(
		someAssessment({
			facts: { ...facts, live: { ...facts.live, certificates: homesHere([home]) } },
			chosen: home,
			...(over.price ? { price: fromPounds(over.price) } : {}),
		}),
	);
}

const chartOf = (...given: Parameters<typeof pictureOf>) => {
	const picture = pictureOf(...given);
	return picture && salesChart(picture);
};

const pointsOf = (marks: readonly ChartMark[] = [], look = "dot") =>
	marks.filter((mark) => mark.kind === "point" && mark.look === look);

test("without a sale there is no picture, and one sale alone is a row and no drawing", () => {
	expect(pictureOf([])).toBeNull();
	const chart = chartOf([sale(150_000, "2023-05-02")], { sector: null });
	expect(chart?.marks).toEqual([]);
	expect(chart?.description).toBe("1 full-value sale since October 2021. Too few to compare with.");
	expect(chart?.table.rows).toHaveLength(1);
});

test("a thousand sales are sixty dots, twelve rows and their true number", () => {
	const sales = Array.from({ length: 1_000 }, (_, at) =>
		sale(100_000 + at, `2024-0${1 + (at % 9)}-11`),
	);
	const chart = chartOf(sales);
	expect(pointsOf(chart?.marks)).toHaveLength(60);
	expect(chart?.table.rows).toHaveLength(12);
	expect(chart?.description).toContain("The newest 60 of 1,000 full-value sales");
});

test("sales of the home's own type alone are drawn where they are three, else all are and it says so", () => {
	const others = ["2022-01-03", "2023-01-03"].map((date) => sale(150_000, date));
	const flat = sale(90_000, "2024-01-03", { propertyType: "flat" });
	const three = chartOf([own, ...others, flat]);
	const two = chartOf([own, flat]);
	expect(three?.title).toBe("Terraced houses sold at ZZ1 1ZZ");
	expect(three?.table.rows).toHaveLength(3);
	expect(two?.title).toBe("Homes of all types sold at ZZ1 1ZZ");
	expect(two?.table.rows).toHaveLength(2);
});

test("the home's own sale is a shape with a name and no dot, the index's value of it another", () => {
	const sales = [own, sale(150_000, "2022-01-03"), sale(155_000, "2023-01-03")];
	const chart = chartOf(sales);
	expect(pointsOf(chart?.marks)).toHaveLength(2);
	expect(pointsOf(chart?.marks, "diamond")).toHaveLength(1);
	expect(chart?.key.map(({ name }) => name)).toContain("This home, £160,000 in Feb 2024");
	expect(pictureOf(sales)?.moved).toBeNull();
	const later = pictureOf([{ ...own, date: "2026-03-20" }, ...sales.slice(1)]);
	expect(later?.moved).toEqual({ date: "2026-03", price: own.price });
});

test("the sector stands as a band and a line of the same type, since its single sales are not held", () => {
	const sales = [own, sale(150_000, "2022-01-03"), sale(155_000, "2023-01-03")];
	const names = chartOf(sales)?.key.map(({ name }) => name);
	expect(names).toContain("Middle half of terraced houses in ZZ1 1");
	expect(names).toContain("Median of terraced houses in ZZ1 1");
	expect(chartOf(sales, { sector: null })?.marks.some(({ kind }) => kind === "band")).toBe(false);
});

test("a price is divided by the floor area of the very same home alone", () => {
	const rows = pictureOf([own, sale(150_000, "2022-01-03")])?.rows ?? [];
	expect(rows.map(({ perSquareMetre }) => perSquareMetre)).toEqual([fromPounds(2_000), null]);
	const column = chartOf([own, sale(150_000, "2022-01-03")])?.table.columns.at(-1);
	expect(column?.title).toBe("Per m²");
	expect(chartOf([sale(150_000, "2022-01-03")])?.table.columns).toHaveLength(4);
});

test("whatever was sold, every mark lies within the box", () => {
	const anySale = fc
		.tuple(
			fc.integer({ min: 1, max: 90_000_000 }),
			fc.integer({ min: 2016, max: 2026 }),
			fc.integer({ min: 1, max: 12 }),
		)
		.map(([pounds, year, month]) => sale(pounds, `${year}-${String(month).padStart(2, "0")}-28`));
	fc.assert(
		fc.property(
			fc.array(anySale, { minLength: 1, maxLength: 30 }),
			fc.integer({ min: 1, max: 9_000_000 }),
			(sales, price) => {
				const chart = chartOf([own, ...sales], { price });
				for (const [x, y] of (chart?.marks ?? []).flatMap(spotsOf)) {
					expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
					expect(Math.max(x, y)).toBeLessThanOrEqual(1 + 1e-9);
				}
			},
		),
		{ numRuns: 60 },
	);
});

function spotsOf(mark: ChartMark): readonly Spot[] {
	switch (mark.kind) {
		case "rule":
			return [[0, mark.y]];
		case "tick":
			return [[mark.x, 1]];
		case "band":
			return [mark.from, mark.to];
		case "line":
			return mark.spots;
		default:
			return [mark.at];
	}
}
