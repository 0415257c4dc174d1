import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { drawMap } from "#domain/telling/map/draw-map.ts";
import { layOutMap } from "#domain/telling/map/lay-out-map.ts";
import type { MapSheet } from "#domain/telling/map/map-sheet.ts";
import { outlinesPath } from "#domain/telling/map/outlines-edition.ts";
import { barriers } from "#web/test/barriers.ts";
import { contrastOf } from "#web/test/contrast-of.ts";
import { outlinesOfManchester, someMapSubject } from "#web/test/outlines-of.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { NeighbourhoodMap } from "./map.tsx";
import { MapView } from "./map-view.tsx";

const outlines = await outlinesOfManchester();
const subject = someMapSubject(outlines);
const sheet = layOutMap(outlines, subject);
const { figures, ...shown } = subject;
const homeMap = { authority: { code: "E08000003", name: "Manchester" }, ...shown };

afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] }));

const withoutFigures = { price: null, energy: null, crime: null, renters: null };
const isOfFigures = (address: string) => address.includes("/api/area-figures/");

const drawing = () => page.getByRole("img").element();

test("the map is drawn in its frame, with its home marked, its ward outlined and everything named under it", async () => {
	renderPart(<MapView sheet={sheet} />);
	await expect
		.element(
			page.getByRole("img", { name: /^Licensing and planning: Manchester\. M14 5LL lies in/ }),
		)
		.toBeVisible();
	expect(drawing().querySelectorAll('[data-look="own"]')).toHaveLength(1);
	expect(drawing().querySelectorAll('[data-look="home"]')).toHaveLength(1);
	const map = drawMap(sheet, "licence", 600);
	for (const name of [...map.legend.map((entry) => entry.name), ...map.notes]) {
		await expect.element(page.getByText(name).first()).toBeVisible();
	}
	await page.getByText("As a table, with its source").click();
	for (const caveat of map.caveats) {
		await expect.element(page.getByText(caveat, { exact: true })).toBeVisible();
	}
	await expect.element(page.getByText(/Office for National Statistics licensed/)).toBeVisible();
});

test("arrow keys choose another question, which shades the areas; those without figures are not offered", async () => {
	renderPart(<MapView sheet={sheet} />);
	await userEvent.click(page.getByRole("radio", { name: "Licence" }));
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(page.getByRole("radio", { name: "Price" })).toBeChecked();
	await expect
		.element(page.getByRole("img", { name: /^Median price of homes sold/ }))
		.toBeVisible();
	expect(drawing().querySelectorAll('[data-pattern^="class-"]')).toHaveLength(4);
	expect(page.getByRole("radio").elements()).toHaveLength(2);
});

test("one tap under the drawing leads to the page behind a scheme, with what it proves", async () => {
	renderPart(<MapView sheet={sheet} />);
	const link = page.getByRole("link", { name: "Council page, read 24 Nov 2026" });
	await expect.element(link).toHaveAttribute("href", "https://www.manchester.gov.uk/selective");
	await expect.element(link).toHaveAttribute("title", "The scheme started on 1 October 2023.");
});

test("what the drawing shows stands in rows behind a press", async () => {
	renderPart(<MapView sheet={sheet} />);
	await page.getByText("As a table, with its source").click();
	await expect
		.element(
			page.getByRole("row", { name: /Selective licensing .* from 1 Oct 2023 until 30 Sep 2028/ }),
		)
		.toBeVisible();
});

test.each([390, 768, 1440])(
	"at %i pixels the drawing fits its frame and no words meet or leave it",
	async (width) => {
		await page.viewport(width, 900);
		renderPart(<MapView sheet={sheet} />);
		await expect.element(page.getByRole("img")).toBeVisible();
		const frame = drawing().parentElement?.getBoundingClientRect();
		const { width: drawn, height } = drawing().getBoundingClientRect();
		expect(drawn).toBeLessThanOrEqual((frame?.width ?? 0) + 0.5);
		expect(height).toBeLessThanOrEqual((frame?.height ?? 0) + 0.5);
		const boxes = [...drawing().querySelectorAll("text")].map((text) => text.getBBox());
		expect(boxes.length).toBeGreaterThan(1);
		for (const [at, box] of boxes.entries()) {
			expect([box.x >= 0, box.x + box.width <= drawn + 0.5]).toEqual([true, true]);
			expect(boxes.slice(at + 1).filter((other) => meet(box, other))).toEqual([]);
		}
	},
);

function meet(a: DOMRect, b: DOMRect): boolean {
	return (
		a.x < b.x + b.width &&
		b.x < a.x + a.width &&
		a.y + 3 < b.y + b.height - 3 &&
		b.y + 3 < a.y + a.height - 3
	);
}

test.each(["light", "dark"])(
	"in %s what tells something stands out from its ground",
	async (scheme) => {
		await cdp().send("Emulation.setEmulatedMedia", {
			features: [{ name: "prefers-color-scheme", value: scheme }],
		});
		renderPart(<MapView sheet={sheet} />);
		await expect.element(page.getByRole("img")).toBeVisible();
		const ground = getComputedStyle(drawing().parentElement ?? document.body).backgroundColor;
		for (const [selector, property] of [
			['[data-look="own"]', "stroke"],
			['[data-look="edge"]', "stroke"],
			['[data-look="home"]', "fill"],
			["text", "fill"],
		] as const) {
			const mark = drawing().querySelector(selector);
			const ink = mark ? getComputedStyle(mark)[property] : ground;
			expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(3);
		}
	},
);

test("on paper the switch is left out and the drawing and its rows are there", async () => {
	renderPart(<MapView sheet={sheet} />);
	await expect.element(page.getByRole("img")).toBeVisible();
	await cdp().send("Emulation.setEmulatedMedia", { media: "print", features: [] });
	await expect.element(page.getByText("Show on the map")).not.toBeVisible();
	await expect.element(page.getByRole("img")).toBeVisible();
});

test("a map of before the outlines takes as much room as the frame that follows", async () => {
	let answer: (response: Response) => void = () => undefined;
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (input: string) => {
		asked.push(input);
		return isOfFigures(input)
			? Response.json(withoutFigures)
			: new Promise<Response>((resolve) => {
					answer = resolve;
				});
	});
	renderPart(
		<main>
			<NeighbourhoodMap map={homeMap} />
		</main>,
	);
	const main = page.getByRole("main").element();
	await expect
		.poll(() => asked.filter((address) => !isOfFigures(address)))
		.toEqual([outlinesPath("E08000003")]);
	const before = main.getBoundingClientRect().height;
	answer(Response.json(outlines));
	await expect.element(page.getByRole("img")).toBeVisible();
	expect(drawing().parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(before);
});

test("figures that do not come leave a map of licences, and figures that do shade every area", async () => {
	const { price } = figures;
	const answers = [
		() => new Response("{}", { status: 503 }),
		() => Response.json({ ...withoutFigures, price }),
	];
	for (const [at, count] of [0, 2].entries()) {
		vi.stubGlobal("fetch", async (input: string) =>
			isOfFigures(input) ? answers[at]?.() : Response.json(outlines),
		);
		renderPart(<NeighbourhoodMap map={homeMap} />);
		await expect.element(page.getByRole("img")).toBeVisible();
		expect(page.getByRole("radio").elements()).toHaveLength(count);
		cleanup();
	}
});

test("a map far below the screen asks for nothing until the reader comes near", async () => {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (input: string) => {
		asked.push(input);
		return isOfFigures(input) ? Response.json(withoutFigures) : Response.json(outlines);
	});
	renderPart(
		<>
			<div style={{ height: "5000px" }} />
			<NeighbourhoodMap map={homeMap} />
		</>,
	);
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(asked).toEqual([]);
	window.scrollTo(0, document.body.scrollHeight);
	await expect.element(page.getByRole("img")).toBeVisible();
	window.scrollTo(0, 0);
});

test("a map has no barriers", async () => {
	renderPart(<MapView sheet={sheet} />);
	await expect.element(page.getByRole("img")).toBeVisible();
	expect(await barriers("figure")).toEqual([]);
});

test("without outlines the page says so and goes on", async () => {
	vi.stubGlobal("fetch", async () => new Response("<!doctype html>", { status: 404 }));
	renderPart(<NeighbourhoodMap map={homeMap} />);
	await expect.element(page.getByText(/^The map could not be loaded/)).toBeVisible();
});

test("a sheet of a report draws without outlines, whatever figures it lacks", async () => {
	const kept: MapSheet = JSON.parse(JSON.stringify({ ...sheet, shadings: {}, station: null }));
	renderPart(<MapView sheet={kept} />);
	await expect.element(page.getByRole("img")).toBeVisible();
	expect(page.getByRole("radio").elements()).toHaveLength(0);
});
