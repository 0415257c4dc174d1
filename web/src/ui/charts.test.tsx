import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { BarTable } from "./bar-table.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { roundSteps } from "./chart-parts.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { DataTable } from "./data-table.tsx";

afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "" }));

const columns = [{ title: "Place" }, { title: "Rent", isNumber: true }];
const rows = [{ key: "a", cells: ["Manchester", "£980"] }];

function figureHeight(): number {
	return page.getByRole("figure").element().getBoundingClientRect().height;
}

test.each([
	[1_890, [0, 500, 1_000, 1_500, 2_000]],
	[200_000, [0, 50_000, 100_000, 150_000, 200_000]],
	[7, [0, 2, 4, 6, 8]],
	[0, [0, 0.25, 0.5, 0.75, 1]],
])("up to %d the scale goes in round steps", (most, steps) => {
	expect(roundSteps(most)).toEqual(steps);
});

test("a chart's table is read aloud, and printed though not seen on the screen", async () => {
	renderPart(
		<ChartFigure title="Rents" table={<DataTable caption="Rents" columns={columns} rows={rows} />}>
			<svg width="10" height="10" aria-hidden="true" />
		</ChartFigure>,
	);
	await expect.element(page.getByRole("rowheader", { name: "Manchester" })).toBeInTheDocument();
	await expect.element(page.getByRole("cell", { name: "£980" })).toBeInTheDocument();
	const tableHeight = page.getByRole("table").element().getBoundingClientRect().height;
	const onScreen = figureHeight();
	expect(onScreen).toBeLessThan(tableHeight);

	await cdp().send("Emulation.setEmulatedMedia", { media: "print" });

	await expect.poll(figureHeight).toBeGreaterThan(onScreen + 30);
});

test.each([
	[900, "none"],
	[360, '"Rent"'],
])(
	"in %d pixels a cell is led by %s: under its head it needs no name, in a list it does",
	async (width, led) => {
		await page.viewport(width, 700);
		renderPart(<DataTable caption="Rents" columns={[...columns, { title: "Date" }]} rows={rows} />);
		const cell = page.getByRole("cell", { name: /£980$/ }).element();

		expect(getComputedStyle(cell, "::before").content).toBe(led);
		expect(page.getByRole("table").element().scrollWidth).toBeLessThanOrEqual(width);
	},
);

test("columns are as tall as their values are, and a missing one is not drawn", async () => {
	renderPart(
		<ColumnChart
			groups={["1 bed", "2 beds"]}
			series={[
				{ name: "Manchester", values: [500, 1_000] },
				{ name: "England", values: [null, 250] },
			]}
			inWords={(value) => `£${value}`}
		/>,
	);
	const drawn = [
		...(document.querySelectorAll("svg")[0]?.querySelectorAll("rect[data-look]") ?? []),
	];
	const heights = drawn.map((each) => Number(each.getAttribute("height")));
	expect(heights).toHaveLength(3);
	const [half = 0, whole = 0, quarter = 0] = heights;
	expect(half / whole).toBeCloseTo(0.5);
	expect(quarter / whole).toBeCloseTo(0.25);
});

test("bars share a scale: a loss lies on the other side of nothing", async () => {
	renderPart(
		<BarTable
			caption="Cash flow"
			heads={["If", "A year"]}
			rows={[
				{ key: "gain", label: "Gain", span: [0, 300], tone: "sum", text: "£300" },
				{ key: "loss", label: "Loss", span: [0, -100], tone: "short", text: "−£100" },
				{ key: "gap", label: "Gap", span: null, tone: "sum", text: "Not known" },
			]}
		/>,
	);
	await expect.element(page.getByRole("row", { name: "Loss −£100" })).toBeVisible();
	const bars = [...document.querySelectorAll("rect")].map((bar) => [
		Number(bar.getAttribute("x")),
		Number(bar.getAttribute("width")),
	]);
	expect(bars).toEqual([
		[25, 75],
		[0, 25],
	]);
});
