import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import { countInWords, poundsAndPence } from "#domain/base/words.ts";
import { calculateExample } from "#domain/telling/examples/calculate-example.ts";
import { exampleGroups } from "#domain/telling/examples/example-groups.ts";
import { caseInWords, readingInWords } from "#domain/telling/examples/example-words.ts";
import { landlordCases } from "#domain/telling/examples/landlord-cases.ts";
import { publishedExamples } from "#domain/telling/examples/published-examples.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { fakeApi, staysSilent } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render-part.tsx";
import { DocumentationTabs } from "./documentation-tabs.tsx";
import { WorkedExamplesPart } from "./worked-examples-part.tsx";
import { LandlordSums, PublishedSums } from "./worked-sums.tsx";

const atPart = { pathname: "/documentation", search: "?tab=worked-examples" };
const total = page.getByText("come to the published figure, to the penny");
const waiting = page.getByText("The sums are calculated once this tab is open.");
const summaries = () =>
	[...document.querySelectorAll("summary")].map(({ textContent }) => textContent);

/** The lines of a table below its heads, each cell as it reads. */
function lines(caption: string): (string | null)[][] {
	const tables = [...document.querySelectorAll("table")];
	const table = tables.find((each) => each.caption?.textContent === caption);
	return [...(table?.querySelectorAll("tbody tr") ?? [])].map((line) =>
		[...line.children].map(({ textContent }) => textContent),
	);
}

function documentation() {
	const router = createMemoryRouter([{ path: "/documentation", element: <DocumentationTabs /> }], {
		initialEntries: ["/documentation"],
	});
	return (
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	);
}

const unanswered = {
	"/api/sources": staysSilent,
	"/api/report-price": staysSilent,
	"/api/contact": staysSilent,
};

/** Has the code of the sums there, which are drawn without a wait from then on. */
async function fetchSums(): Promise<void> {
	renderAt(atPart, <WorkedExamplesPart />);
	await expect.element(total).toBeVisible();
	cleanup();
}

test("the sums come when their tab is opened, and stay when another one is", async () => {
	fakeApi(unanswered);
	await fetchSums();

	render(documentation());

	await expect.element(waiting.first()).toBeInTheDocument();
	expect(total.elements()).toEqual([]);

	await page.getByRole("tab", { name: "Worked Examples" }).click();

	await expect.element(total).toBeVisible();
	expect(waiting.elements()).toEqual([]);
	await page.getByRole("tab", { name: "Licensing" }).click();
	await expect.element(total).toBeInTheDocument();
	await expect.element(total).not.toBeVisible();
});

test("where no script runs the sums stand in the page as it was drawn, and nowhere else in it", async () => {
	fakeApi(unanswered);
	await fetchSums();

	const html = renderToString(documentation());

	const [published, landlords, ...others] = html.match(/<noscript\b.*?<\/noscript>/gs) ?? [];
	expect(others).toEqual([]);
	expect(published).toContain("come to the published figure, to the penny");
	expect(landlords).toContain("Left after tax");
	expect(html.replaceAll(/<noscript\b.*?<\/noscript>/gs, "")).not.toContain("Left after tax");
});

test("the examples stand folded by subject and counted, and all come to what is published", async () => {
	renderAt(atPart, <WorkedExamplesPart />);
	await expect.element(total).toBeVisible();

	expect(summaries().slice(0, exampleGroups.length)).toEqual(
		exampleGroups.map(
			({ title, examples }) => `${title}: ${countInWords(examples.length, "example")}`,
		),
	);
	expect(document.querySelectorAll("details[open]")).toHaveLength(0);
	await expect
		.element(page.getByText(`${publishedExamples.length} of ${publishedExamples.length} examples`))
		.toBeVisible();
	await expect.element(page.getByText("1 is from memory and was not read.")).toBeVisible();
	await expect.element(page.getByText(/^All reading was on 24 November 2026/)).toBeVisible();
});

test("each example says its case, its rates, what is published, what ours is and how it was read", async () => {
	renderAt(atPart, <WorkedExamplesPart />);
	await expect.element(total).toBeVisible();

	for (const { title, examples } of exampleGroups) {
		const shown = lines(`Published examples: ${title}`);
		expect(shown).toHaveLength(examples.length);
		for (const [at, example] of examples.entries()) {
			const [asked, , published, ours, place] = shown[at] ?? [];
			expect(asked).toBe(`${caseInWords(example)}${example.note ?? ""}`);
			expect(published).toContain(poundsAndPence(fromPounds(example.expected)));
			const { amount } = calculateExample(example);
			expect(ours).toContain(amount === null ? "never" : poundsAndPence(amount));
			expect(ours).not.toContain("Differs");
			expect(place).toBe(`${example.publisher}: ${example.title}${readingInWords(example).text}`);
		}
	}
	const links = [...document.querySelectorAll("table a")].map((link) => link.getAttribute("href"));
	for (const { url, readIn } of publishedExamples) {
		expect(links).toContain(url);
		if (readIn?.startsWith("https://")) {
			expect(links).toContain(readIn);
		}
	}
});

test("a figure that is not what is published says that it differs, and is not counted", async () => {
	const [group] = exampleGroups;
	const [first, second] = group?.examples ?? [];
	if (!group || !first || !second) {
		throw new Error("there are no two examples");
	}
	const examples = [{ ...first, expected: first.expected + 1 }, second];
	renderAt(atPart, <PublishedSums groups={[{ ...group, examples }]} />);

	await expect.element(page.getByText("1 of 2 examples")).toBeVisible();
	const shown = lines(`Published examples: ${group.title}`);
	expect(shown.map(([, , , ours]) => ours?.includes("Differs"))).toEqual([true, false]);
});

test("each landlord is folded behind what is left after tax, and opens line by line", async () => {
	renderAt(atPart, <LandlordSums cases={landlordCases} />);

	expect(summaries()).toEqual([
		"A cash buyer: £5,743.36 a year after tax",
		"A flat with a service charge, at the higher rate: −£1,637.76 a year after tax",
		"A company with an HMO let by the room: £1,334.61 a year after tax",
		"An owner who lives in Scotland: −£9.50 a year after tax",
		"Two owners on basic-rate salaries: £1,049.92 a year after tax",
	]);
	await page.getByText("Two owners on basic-rate salaries: £1,049.92").click();
	await expect
		.element(page.getByText("Owner 2: £34,000 a year besides this letting, living in England"))
		.toBeVisible();
	expect(lines("Two owners on basic-rate salaries: A year").slice(-4)).toEqual([
		["Cash flow before tax", "£1,312.40"],
		["Income tax of owner 1, 2026-27", "−£131.24"],
		["Income tax of owner 2, 2026-27", "−£131.24"],
		["Left after tax", "£1,049.92"],
	]);
	expect(lines("Two owners on basic-rate salaries: Stated")).toContainEqual([
		"Rent",
		"£1,000 a month",
	]);
	expect(document.body.textContent).toContain("No dated lender test is held");
	expect(document.body.textContent).toContain("You borrow nothing, so no lender tests the rent.");
});

test("the part says that it is no advice", async () => {
	renderAt(atPart, <WorkedExamplesPart />);

	await expect.element(page.getByText("These are sums and rules, and no advice.")).toBeVisible();
});

test.each([320, 390, 768, 1440])("at %i pixels nothing is wider than the page", async (width) => {
	renderAt(atPart, <WorkedExamplesPart />);
	await page.viewport(width, 900);
	await expect.element(total).toBeVisible();

	for (const details of document.querySelectorAll("details")) {
		details.open = true;
	}

	await expect.element(page.getByText("You borrow nothing").first()).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("no folded row reaches into the next, so that each can be pressed", async () => {
	renderAt(atPart, <WorkedExamplesPart />);
	await page.viewport(390, 900);
	await expect.element(total).toBeVisible();

	const boxes = [...document.querySelectorAll("summary")].map((row) => row.getBoundingClientRect());
	expect(boxes.length).toBe(exampleGroups.length + landlordCases.length);
	for (const [at, { top, height }] of boxes.entries()) {
		expect(height).toBeGreaterThanOrEqual(44);
		expect(top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0);
	}
});
