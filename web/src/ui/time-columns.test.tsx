import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { wholeSteps } from "./chart-parts.tsx";
import { DataTable } from "./data-table.tsx";
import { TimeColumns } from "./time-columns.tsx";

function buckets(count: number) {
	return Array.from({ length: count }, (_, at) => ({
		key: `${at}`,
		tick: `${at + 1} Nov`,
		name: `${at + 1} November`,
	}));
}

function drawn(look: string): SVGRectElement[] {
	return [...document.querySelectorAll<SVGRectElement>(`svg[viewBox] rect[data-look=${look}]`)];
}

function ticks(): DOMRect[] {
	return [...document.querySelectorAll("text")]
		.filter(({ textContent }) => textContent?.includes("Nov"))
		.map((text) => text.getBoundingClientRect());
}

test.each([
	[0, [0, 1]],
	[3, [0, 1, 2, 3]],
	[9, [0, 5, 10]],
	[10, [0, 5, 10]],
	[158, [0, 50, 100, 150, 200]],
])("up to %d things counted, the scale has no part of one", (most, steps) => {
	expect(wholeSteps(most)).toEqual(steps);
});

test("columns are as high as their values, and for nothing none is drawn", () => {
	renderPart(
		<TimeColumns
			buckets={buckets(3)}
			series={[{ name: "Previews", values: [5, 0, 10] }]}
			isCount
			inWords={String}
		/>,
	);
	const heights = drawn("solid").map((column) => Number(column.getAttribute("height")));
	expect(heights).toHaveLength(2);
	expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5);
});

test("a part stands within its whole: narrower, on the same middle, and named below", async () => {
	renderPart(
		<TimeColumns
			buckets={buckets(1)}
			series={[
				{ name: "Made", values: [4] },
				{ name: "Paid for", values: [3] },
			]}
			inWords={String}
		/>,
	);
	const [whole] = drawn("pale").map((rect) => rect.getBoundingClientRect());
	const [part] = drawn("solid").map((rect) => rect.getBoundingClientRect());
	expect(part?.width).toBeCloseTo((whole?.width ?? 0) / 2);
	expect((part?.x ?? 0) + (part?.width ?? 0) / 2).toBeCloseTo(
		(whole?.x ?? 0) + (whole?.width ?? 0) / 2,
	);
	await expect.element(page.getByText("Made", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Paid for", { exact: true })).toBeVisible();
});

test.each([320, 390, 1280])(
	"in %d pixels the ticks of 62 days stand clear of each other",
	async (width) => {
		await page.viewport(width, 800);
		renderPart(
			<TimeColumns
				buckets={buckets(62)}
				series={[{ name: "Previews", values: Array.from({ length: 62 }, () => 1) }]}
				inWords={String}
			/>,
		);
		await expect.poll(() => ticks().at(-1)?.right).toBeLessThanOrEqual(width);
		const shown = ticks();
		expect(shown.length).toBeGreaterThan(2);
		for (const [at, tick] of shown.slice(1).entries()) {
			expect(tick.left).toBeGreaterThan((shown[at]?.right ?? 0) + 4);
		}
	},
);

test("the highest column is said, and in its place the one that is pointed at", async () => {
	await page.viewport(800, 800);
	renderPart(
		<TimeColumns
			buckets={buckets(3)}
			series={[{ name: "Previews", values: [5, 20, 10] }]}
			inWords={String}
		/>,
	);
	await expect.element(page.getByText("Highest: 2 November: 20")).toBeVisible();

	const [, , third] = drawn("solid");
	await userEvent.hover(page.elementLocator(third ?? document.body));

	await expect.element(page.getByText("3 November: 10", { exact: true })).toBeVisible();
});

test("a chart with tools brings its table into view, and away again", async () => {
	await page.viewport(800, 800);
	renderPart(
		<ChartFigure
			title="Previews"
			table={
				<DataTable
					caption="Previews"
					columns={[{ title: "Day" }, { title: "Previews", isNumber: true }]}
					rows={[{ key: "1", cells: ["1 November", "5"] }]}
				/>
			}
			tools={<a href="/file">File</a>}
		>
			<svg width="10" height="10" aria-hidden="true" />
		</ChartFigure>,
	);
	const height = () => page.getByRole("figure").element().getBoundingClientRect().height;
	const without = height();
	await expect.element(page.getByRole("cell", { name: "5" })).toBeInTheDocument();

	await page.getByRole("button", { name: "Show table of Previews" }).click();
	expect(height()).toBeGreaterThan(without + 60);

	await page.getByRole("button", { name: "Hide table of Previews" }).click();
	expect(height()).toBe(without);
});
