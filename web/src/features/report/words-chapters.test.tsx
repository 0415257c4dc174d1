import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Narrative } from "#domain/report/document.ts";
import { aPaidReport, aReportDocument } from "#web/test/paid-report.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { SourcesChapter, UncheckedChapter } from "./closing-chapters.tsx";
import { ChangesChapter, DatesChapter } from "./dated-chapters.tsx";
import { RecommendationsChapter, RisksChapter } from "./narrative-chapters.tsx";
import { PlanChapter } from "./plan-chapter.tsx";

function renderNarrative(changes: Partial<Narrative> = {}) {
	const { narrative } = aReportDocument();
	const document = aReportDocument({ narrative: { ...narrative, ...changes } });
	const report = aPaidReport({ document });
	renderPart(
		<>
			<RisksChapter report={report} />
			{changes.recommendations ? null : <RecommendationsChapter report={report} />}
		</>,
	);
}

test("a risk names the facts it rests on", async () => {
	renderNarrative();

	await expect.element(page.getByText("Rests on: Energy rating")).toBeVisible();
});

test("who worded it is said once: our rules, or a language model by name", async () => {
	renderNarrative();
	await expect.element(page.getByText(/written by our rules/)).toBeVisible();
});

test("a language model is named", async () => {
	renderNarrative({ writtenBy: "model", model: "llama-3", recommendations: [] });

	await expect.element(page.getByText(/language model \(llama-3\)/)).toBeVisible();
	await expect.element(page.getByText(/written by our rules/)).not.toBeInTheDocument();
});

test("a step of the plan says who, what it costs and where", async () => {
	renderPart(<PlanChapter report={aPaidReport()} />);
	const step = page.getByRole("listitem").filter({ hasText: "Ask the council" });

	await expect.element(page.getByRole("heading", { name: "Before you buy" })).toBeVisible();
	await expect.element(step.getByText(/^You · £350 to £1,290/)).toBeVisible();
	await expect
		.element(step.getByRole("link", { name: "manchester.gov.uk" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/selective-licensing");
});

test("a change of the law that is still to come is marked, one that has come is not", async () => {
	renderPart(<ChangesChapter report={aPaidReport()} />);
	const changes = page.getByRole("listitem");

	await expect.element(changes.nth(0).getByText("To come")).not.toBeInTheDocument();
	await expect.element(changes.nth(1).getByText("To come")).toBeVisible();
});

test("a date of the home that is only a draft says so beside its days", async () => {
	renderPart(<DatesChapter report={aPaidReport()} />);
	const dates = page.getByRole("listitem");

	await expect.element(dates.nth(0).getByText("6 April 2027")).toBeVisible();
	await expect.element(dates.nth(0).getByText("Draft", { exact: true })).not.toBeInTheDocument();
	await expect.element(dates.nth(1).getByText("15 May to 14 August 2027")).toBeVisible();
	await expect.element(dates.nth(1).getByText("Draft", { exact: true })).toBeVisible();
});

test("the dates of the home are a file for a calendar", async () => {
	const report = aPaidReport();
	renderPart(<DatesChapter report={report} />);

	await expect
		.element(page.getByRole("link", { name: "Add these dates to your calendar" }))
		.toHaveAttribute("href", `/api/reports/${report.id}/dates.ics`);
});

test("what was not checked says why, and whom to ask", async () => {
	renderPart(<UncheckedChapter report={aPaidReport()} />);

	await expect
		.element(page.getByText("No public register of it is open. Ask: your solicitor."))
		.toBeVisible();
});

test("the sources stand with their licences", async () => {
	renderPart(<SourcesChapter report={aPaidReport()} />);
	await page.getByText("1 source", { exact: true }).click();

	await expect.element(page.getByText(/^Open Government Licence v3.0/)).toBeVisible();
	await expect.element(page.getByText(/Made on 21 November 2026 by version 2/)).toBeVisible();
});
