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

test("without a date there is no line", async () => {
	renderDates(340, []);
	await expect.element(page.getByRole("list")).not.toBeInTheDocument();
	await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});
