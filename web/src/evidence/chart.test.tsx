import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import type { Chart as ChartOf } from "#domain/telling/chart/chart.ts";
import { salesChart } from "#domain/telling/report/pictures/sales-chart.ts";
import type { SalesPicture } from "#domain/telling/report/pictures/sales-picture.ts";
import { someSalesPicture } from "#domain/test/some-sales-picture.ts";
import { contrastOf } from "#web/test/contrast-of.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { someSales } from "#web/test/report-market-sections.ts";
import { Chart } from "./chart.tsx";

afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] }));

/** The fixture's sales and, beside them, the home's own sale and what it is worth since, each `[day, pounds]`. */
function chartOf(own: [string, number], moved: [string, number]): ChartOf {
	const priced = ([date, pounds]: [string, number]) => ({ date, price: fromPounds(pounds) });
	const picture: SalesPicture = {
		...someSalesPicture(someSales, { postcode: "M14 5LL", statedPrice: fromPounds(180_000) }),
		own: priced(own),
		moved: priced(moved),
		sector: {
			name: "terraced houses in M14 5",
			from: "2024-10-01",
			to: "2026-09-30",
			median: fromPounds(160_000),
			middleHalf: [fromPounds(140_000), fromPounds(190_000)],
		},
	};
	return salesChart(picture);
}

const rising = chartOf(["2022-04-01", 150_000], ["2026-09", 171_000]);

const drawing = () => page.getByRole("img").element();

test.each([
	["rising", rising],
	["falling", chartOf(["2022-04-01", 171_000], ["2026-09", 150_000])],
	["standing still", chartOf(["2026-08-01", 160_000], ["2026-09", 160_000])],
	["sold first and lowest", chartOf(["2014-02-01", 1_000], ["2014-03", 1_100])],
	["sold last and highest", chartOf(["2026-08-01", 9_100_000], ["2026-09", 9_000_000])],
])("a chart %s has no words upon words, nor outside it, on a phone", async (_, chart) => {
	await page.viewport(390, 844);
	renderPart(<Chart chart={chart} />);
	await expect.element(page.getByRole("img")).toBeVisible();

	const frame = drawing().getBoundingClientRect();
	const boxes = [...drawing().querySelectorAll("text")].map((text) => ({
		text: text.textContent,
		box: text.getBBox(),
	}));
	expect(boxes.length).toBeGreaterThan(6);
	for (const [at, { text, box }] of boxes.entries()) {
		const others = boxes.slice(at + 1).filter((other) => meet(box, other.box));
		expect({ text, meets: others.map((other) => other.text) }).toEqual({ text, meets: [] });
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(frame.width);
	}
});

function meet(a: DOMRect, b: DOMRect): boolean {
	// A line of words has air above and below its letters.
	const air = 3;
	return (
		a.x < b.x + b.width &&
		b.x < a.x + a.width &&
		a.y + air < b.y + b.height - air &&
		b.y + air < a.y + a.height - air
	);
}

test("every mark of a chart is drawn, each in its shape, and named under it", async () => {
	renderPart(<Chart chart={rising} />);
	await expect.element(page.getByRole("img", { name: /^Homes sold at M14 5LL/ })).toBeVisible();

	const drawn = (shape: string) => drawing().querySelectorAll(shape).length;
	const count = (kind: string, look?: string) =>
		rising.marks.filter(
			(mark) =>
				mark.kind === kind && (look === undefined || ("look" in mark && mark.look === look)),
		).length;
	expect(drawn("circle")).toBe(count("point", "dot"));
	expect(drawn("polygon")).toBe(2);
	expect(drawn("polyline")).toBe(count("line"));
	expect(drawn("rect")).toBe(count("band"));
	expect(drawn("line")).toBe(count("rule"));
	for (const { name } of rising.key) {
		await expect.element(page.getByText(name, { exact: true })).toBeVisible();
	}
});

test("the table stands behind a press, and the description is short", async () => {
	renderPart(<Chart chart={rising} />);
	await expect.element(page.getByRole("table")).not.toBeInTheDocument();
	await page.getByText("Show as table").click();
	await expect.element(page.getByRole("row", { name: /9 Claremont Road/ })).toBeVisible();
	expect(rising.description.split(" ").length).toBeLessThanOrEqual(25);
});

test.each(["light", "dark"])(
	"in %s what tells something stands out from the card in grey",
	async (scheme) => {
		await cdp().send("Emulation.setEmulatedMedia", {
			features: [{ name: "prefers-color-scheme", value: scheme }],
		});
		renderPart(<Chart chart={rising} />);
		await expect.element(page.getByRole("img")).toBeVisible();
		const card = getComputedStyle(document.documentElement).getPropertyValue("--card");
		const ground = inRgb(card);
		const ink = (selector: string, property: "fill" | "stroke") => {
			const mark = drawing().querySelector(selector);
			return mark ? getComputedStyle(mark)[property] : "rgb(0, 0, 0)";
		};
		const inks = [
			ink("circle", "fill"),
			ink("polygon", "stroke"),
			ink("rect", "stroke"),
			...[...drawing().querySelectorAll("polyline")].map((line) => getComputedStyle(line).stroke),
		];
		for (const colour of inks) {
			expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(3);
		}
	},
);

/** A colour as the browser computes it. */
function inRgb(colour: string): string {
	const probe = document.createElement("i");
	probe.style.color = colour;
	document.body.append(probe);
	const { color } = getComputedStyle(probe);
	probe.remove();
	return color;
}
