import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HomeDate } from "#domain/judgement/dates/home-date.ts";
import { rectOfText } from "#web/test/rect-of-text.ts";
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

test("no stem is drawn through the words of another date", async () => {
	const near = (on: string, title: string): HomeDate => ({
		...(someDates()[0] as HomeDate),
		on,
		until: null,
		title,
	});
	const dates = [
		near("2027-04-06", "Income tax on rent becomes 22%, 42% and 47%"),
		near("2027-04-20", "Selective licensing that may reach it is due to end"),
		near("2027-05-15", "Enter yourself and this home in the landlord database"),
		near("2027-08-01", "A home needs energy band C to be let"),
	];
	await page.viewport(1440, 900);
	renderPart(
		<div style={{ width: 1000 }}>
			<HomeDates dates={dates} today="2026-11-23" href={null} brief />
		</div>,
	);
	const items = page.getByRole("listitem").elements();
	const stems = items.map((item) => {
		const { left } = getComputedStyle(item, "::before");
		return (item.parentElement as Element).getBoundingClientRect().left + Number.parseFloat(left);
	});
	// Today has one too.
	expect(stems.filter(Number.isFinite)).toHaveLength(dates.length + 1);
	let crossed = 0;
	for (const words of items.flatMap((item) => [...item.querySelectorAll("b, span")])) {
		const { left, right, top, bottom } = rectOfText(words);
		for (const stem of stems.filter((x) => x > left && x < right)) {
			crossed += 1;
			const there = document.elementFromPoint(stem, (top + bottom) / 2);
			expect(words.closest("div")?.contains(there), `${words.textContent} at ${stem}`).toBe(true);
		}
	}
	expect(crossed).toBeGreaterThan(0);
});
