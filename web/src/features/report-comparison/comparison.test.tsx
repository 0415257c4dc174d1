import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReportComparison } from "#contracts/report-comparison.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const path = "/reports/compare?ids=rpt_1,rpt_2";
const call = "/api/reports/compare";
const main = page.getByRole("main");

const home = (id: string, name: string) => ({
	id,
	name,
	postcode: "M14 5LL",
	day: "2026-11-21",
	methodologyVersion: 2,
});
const comparison: ReportComparison = {
	homes: [home("rpt_1", "14 Ada Street"), home("rpt_2", "The corner")],
	cautions: ["These reports were made on different days. Figures may have moved since."],
	answers: { title: "Answers", lines: [{ label: "Does it pay?", cells: ["Yes", "Yes"] }] },
	apart: [{ title: "Money", lines: [{ label: "Price", cells: ["£165,000", "£240,000"] }] }],
	alike: [{ title: "Energy", lines: [{ label: "Energy rating", cells: ["E", "E"] }] }],
};

function open(answer: Parameters<typeof fakeApi>[0][string]) {
	fakeApi({ ...signedInAs(), [call]: answer });
	renderScreen(path);
}

test("what tells homes apart stands in sight, each home leads to its report, and the rest is a press away", async () => {
	open(gives(comparison));
	await expect
		.element(main.getByRole("link", { name: "The corner" }))
		.toHaveAttribute("href", "/reports/rpt_2");
	await expect.element(main.getByText("£240,000")).toBeVisible();
	await expect.element(main.getByText(/made on different days/)).toBeVisible();
	expect(main.getByText("Energy rating").query()?.checkVisibility()).toBe(false);
	await main.getByText("The same for all").click();
	await expect.element(main.getByText("Energy rating")).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Download PDF" }))
		.toHaveAttribute("href", "/api/reports/compare/download?ids=rpt_1%2Crpt_2");
});

test.each([
	[1_280, "table"],
	[390, "list"],
])("at %i pixels homes stand as a %s, and the page is no wider", async (width, form) => {
	await page.viewport(width, 800);
	open(gives(comparison));
	await expect.element(main.getByText("£165,000")).toBeVisible();
	expect(main.getByRole("table").first().query() === null).toBe(form === "list");
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("homes alike in all say so", async () => {
	open(gives({ ...comparison, apart: [] }));
	await expect.element(main.getByText("Does it pay?")).toBeVisible();
	await expect.element(main.getByText("Nothing that we compare tells them apart.")).toBeVisible();
});

test("a report that is not the reader's own leads back to theirs", async () => {
	open(
		refuses(404, { code: "not_found", message: "The report you're looking for doesn't exist." }),
	);
	await expect.element(main.getByRole("heading", { name: "Not Compared" })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Back to My Reports" }))
		.toHaveAttribute("href", "/reports");
});

test("a server that cannot be reached can be tried again", async () => {
	let isAway = true;
	open((url) => (isAway ? isDown(url) : gives(comparison)(url)));
	await expect.element(main.getByRole("button", { name: "Try again" })).toBeVisible();
	isAway = false;
	await main.getByRole("button", { name: "Try again" }).click();
	await expect.element(main.getByText("£240,000")).toBeVisible();
});

test("a stranger signs in, and comes back to the same homes", async () => {
	fakeApi({});
	renderScreen(path);
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", expect.stringContaining("compare"));
});
