import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { someDates } from "#web/test/some-dates.ts";
import { HomeDates } from "./home-dates.tsx";

const href = "/api/property/dates/M145LL.ics";
const renderDates = (width: number, dates = someDates()) =>
	renderPart(
		<div style={{ width }}>
			<HomeDates dates={dates} today="2026-11-23" href={href} />
		</div>,
	);

test("the line begins today and says of each date when it is, and whether it is a draft", async () => {
	renderDates(340);
	await expect.element(page.getByRole("list")).toBeVisible();
	expect(
		page
			.getByRole("listitem")
			.elements()
			.map((item) => item.textContent),
	).toEqual([
		"Today",
		"A person's income tax on rent becomes 22%, 42% and 47%6 April 2027",
		"Enter yourself and this home in the landlord database (North West)15 May to 14 August 2027 Draft",
		"A home needs energy band C to be let1 October 2030 Draft",
	]);
});

test("the same dates can be added to a calendar", async () => {
	renderDates(340);
	await expect
		.element(page.getByRole("link", { name: "Add to calendar (.ics)" }))
		.toHaveAttribute("href", href);
});

test.each([340, 900])("at %i pixels nothing is wider than its box", async (width) => {
	renderDates(width);
	await expect.element(page.getByText("Today")).toBeVisible();
	for (const item of page.getByRole("listitem").elements()) {
		expect(item.scrollWidth).toBeLessThanOrEqual(width);
	}
});

const named = (width: number, dates = someDates()) =>
	renderPart(
		<div style={{ width }}>
			<HomeDates dates={dates} today="2026-11-23" href={null} brief />
		</div>,
	);

test("named alone, dates stand on one axis where it is wide: no words meet, and none leaves it", async () => {
	named(900);
	await expect.element(page.getByText("Landlord database, North West")).toBeVisible();
	const boxes = [...document.querySelectorAll("li > div")].map((words) =>
		words.getBoundingClientRect(),
	);
	const [line] = page.getByRole("list").elements();
	const edge = line?.getBoundingClientRect().right ?? 0;
	expect(boxes).toHaveLength(4);
	for (const [at, box] of boxes.entries()) {
		expect(box.right).toBeLessThanOrEqual(edge + 1);
		for (const other of boxes.slice(at + 1)) {
			const isApart =
				box.right <= other.left ||
				other.right <= box.left ||
				box.bottom <= other.top ||
				other.bottom <= box.top;
			// Today's words are one short word in a box as wide as the others'.
			expect(isApart || at === 0).toBe(true);
		}
	}
	await expect.element(page.getByText("2028", { exact: true })).toBeVisible();
});

test("on a phone the same dates stand one under another, without a scale", async () => {
	named(340);
	await expect.element(page.getByText("Landlord database, North West")).toBeVisible();
	await expect.element(page.getByText("2028", { exact: true })).not.toBeVisible();
	const tops = page
		.getByRole("listitem")
		.elements()
		.map((item) => item.getBoundingClientRect().top);
	expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("without a date there is no line", async () => {
	renderDates(340, []);
	await expect.element(page.getByRole("list")).not.toBeInTheDocument();
	await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});
