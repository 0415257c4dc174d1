import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { parts } from "#web/features/documentation/parts.ts";
import { gives } from "#web/test/fake-api.ts";
import { openDocumentation } from "#web/test/open-documentation.ts";

const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const topic = (name: string) => page.getByRole("heading", { name, level: 3, exact: true });
test("the documentation has its six tabs and opens with the overview", async () => {
	openDocumentation();

	await expect.element(tab("Overview")).toHaveAttribute("aria-selected", "true");
	await expect.element(topic("What it is")).toBeVisible();
	await expect.element(topic("The seven bands")).not.toBeInTheDocument();
	expect(
		page
			.getByRole("tab")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([
		"Overview",
		"EPC Ratings",
		"Licensing",
		"Risk Assessment",
		"Data Sources",
		"Worked Examples",
	]);
	expect(document.title).toBe("Documentation · Lettable");
});

test("all six parts stand in the page, each topic once and under its own name", async () => {
	openDocumentation();
	await expect.element(tab("Overview")).toBeVisible();

	const named = Object.fromEntries(
		[...document.querySelectorAll("main section[id]")].map(({ id, firstElementChild }) => [
			id,
			firstElementChild?.textContent,
		]),
	);
	expect(named).toEqual(
		Object.fromEntries(parts.flatMap(({ topics }) => topics.map(({ id, title }) => [id, title]))),
	);
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("the headings of the page go down step by step", async () => {
	openDocumentation();
	await expect.element(tab("Overview")).toBeVisible();

	const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map((heading) =>
		Number(heading.tagName.slice(1)),
	);
	expect(levels.filter((level) => level === 1)).toHaveLength(1);
	expect(levels.filter((level) => level === 2)).toHaveLength(parts.length);
	expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test.each([
	["?tab=risk-assessment", "Risk Assessment", "Four parts, four weights"],
	["?tab=licensing", "Licensing", "Fees"],
	["?tab=gossip", "Overview", "What it is"],
	["#fees", "Licensing", "Fees"],
	["?tab=data-sources#limits", "Data Sources", "Known limits"],
])("the address /documentation%s opens %s", async (address, opened, shown) => {
	openDocumentation(`/documentation${address}`);

	await expect.element(tab(opened)).toHaveAttribute("aria-selected", "true");
	await expect.element(topic(shown)).toBeVisible();
});

test("an address with a fragment puts the focus on its topic", async () => {
	openDocumentation("/documentation?tab=licensing#fines");

	await expect.element(topic("Fines")).toHaveFocus();
});

test("another tab stands in the address, without the topic of the last", async () => {
	const { address } = openDocumentation("/documentation?tab=licensing#fines");
	await expect.element(topic("Fines")).toHaveFocus();

	await tab("Data Sources").click();

	await expect.element(topic("What we hold")).toBeVisible();
	expect(address()).toBe("/documentation?tab=data-sources");
});

test("a topic of another part opens that part and takes the focus", async () => {
	const { address } = openDocumentation();

	await page.getByRole("link", { name: "score", exact: true }).click();

	await expect.element(topic("Four parts, four weights")).toHaveFocus();
	await expect.element(tab("Risk Assessment")).toHaveAttribute("aria-selected", "true");
	expect(address()).toBe("/documentation?tab=risk-assessment");
});

test("the overview says what a report costs and whom to ask", async () => {
	openDocumentation("/documentation", { "/api/report-price": gives({ price: 18.5 }) });

	await expect.element(page.getByText("One report costs £18.50")).toBeVisible();
	await expect
		.element(page.getByRole("main").getByRole("link", { name: "help@example.com" }))
		.toHaveAttribute("href", "mailto:help@example.com");
});
