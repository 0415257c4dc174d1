import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { aPaidReport, aReportDocument } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { SourcesChapter, UncheckedChapter } from "./closing-chapters.tsx";
import { ChangesChapter } from "./dated-chapters.tsx";
import { FlagsChapter, RecommendationsChapter, RisksChapter } from "./narrative-chapters.tsx";

const reportWith = (changes: Partial<ReportDocument>) =>
	aPaidReport({ document: aReportDocument(changes) });

const risks: ReportDocument["risks"] = [
	{
		id: "below_c",
		headline: "Works to reach band C",
		amountPence: 340_000,
		amountOf: "once",
		sourceText: "Energy register, May 2026",
		detail: "Works to reach band C cost £3,400.",
		isFlag: false,
		isDuty: false,
	},
	{
		id: "certificate_expiry",
		headline: "The energy certificate has expired",
		sourceText: "Energy register, May 2026",
		detail: "The energy certificate expired on 1 May 2026.",
		isFlag: true,
		isDuty: false,
	},
	{
		id: "landlord_register",
		headline: "Every landlord here must register",
		sourceText: "Rent Smart Wales",
		detail: "Register.",
		isFlag: true,
		isDuty: true,
	},
];

test("a risk is a headline with its pounds that leads to its chapter, and its sentence is not said again", async () => {
	renderOpened(<RisksChapter report={reportWith({ risks })} />);
	await expect
		.element(page.getByRole("link", { name: "Works to reach band C" }))
		.toHaveAttribute("href", "/#energy");
	await expect.element(page.getByText("£3,400 once", { exact: true })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "1 is a red flag" })).toBeVisible();
	await expect.element(page.getByText("The energy certificate has")).not.toBeInTheDocument();
	await expect.element(page.getByText("Every landlord here")).not.toBeInTheDocument();
	await expect.element(page.getByText(/written by our rules/)).not.toBeInTheDocument();
});

test("what every landlord does is a flag of the law", async () => {
	renderOpened(<FlagsChapter report={reportWith({ risks })} />);
	await expect.element(page.getByText("Every landlord here must register")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "The energy certificate has expired" }))
		.toHaveAttribute("href", "/#energy");
});

test("a language model is named, and its sentences stand beside the headlines", async () => {
	const { narrative } = aReportDocument();
	renderOpened(
		<RisksChapter
			report={reportWith({
				risks,
				narrative: { ...narrative, writtenBy: "model", model: "llama-3" },
			})}
		/>,
	);
	await expect.element(page.getByText(/language model \(llama-3\)/)).toBeVisible();
});

test("a step of the plan says when, what, who and what it costs", async () => {
	renderOpened(<RecommendationsChapter report={aPaidReport()} />);
	await expect.element(page.getByRole("heading", { name: "Before you offer" })).toBeVisible();
	await expect
		.element(page.getByText("Ask the council whether the street is licensed"))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Manchester City Council" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/selective-licensing");
	await expect.element(page.getByText("Free. £350 to £1,290 if needed")).toBeVisible();
});

test("dates of the home come before changes of the law, and what is not law yet is marked", async () => {
	const { compliance } = aReportDocument();
	const changes = compliance.changes.map((change) => ({ ...change, id: `${change.id}_known` }));
	renderOpened(<ChangesChapter report={reportWith({ compliance: { ...compliance, changes } })} />);
	const lines = page.getByRole("listitem");

	await expect.element(lines.nth(0).getByText("6 April 2027")).toBeVisible();
	await expect.element(lines.nth(0).getByText("Draft", { exact: true })).not.toBeInTheDocument();
	await expect.element(lines.nth(1).getByText("15 May to 14 August 2027")).toBeVisible();
	await expect.element(lines.nth(1).getByText("Draft", { exact: true })).toBeVisible();
	await expect.element(lines.nth(3).getByText("To come")).not.toBeInTheDocument();
	await expect.element(page.getByText("To come")).toBeVisible();
});

test("the dates of the home are a file for a calendar", async () => {
	const report = aPaidReport();
	renderOpened(<ChangesChapter report={report} />);

	await expect
		.element(page.getByRole("link", { name: "Add these dates to your calendar" }))
		.toHaveAttribute("href", `/api/reports/${report.id}/dates.ics`);
});

test("the steps that have a day are a file for a calendar", async () => {
	const report = aPaidReport();
	const [step] = report.document.plan;
	const plan = step ? [{ ...step, by: "2027-04-30" }] : [];
	const link = page.getByRole("link", { name: "Add what has a day to your calendar" });
	renderOpened(
		<RecommendationsChapter report={{ ...report, document: { ...report.document, plan } }} />,
	);
	await expect.element(link).toHaveAttribute("href", `/api/reports/${report.id}/plan.ics`);
});

test("a plan without any day offers no calendar", async () => {
	const { document, ...report } = aPaidReport();
	const plan = document.plan.map((step) => ({ ...step, by: null }));
	renderOpened(<RecommendationsChapter report={{ ...report, document: { ...document, plan } }} />);
	await expect.element(page.getByRole("heading", { name: "Before you offer" })).toBeVisible();
	expect(page.getByText(/to your calendar/).elements()).toEqual([]);
});

test("what was not checked says why, and whom to ask", async () => {
	renderOpened(<UncheckedChapter report={aPaidReport()} />);

	await expect.element(page.getByText("Ask: your solicitor")).toBeVisible();
	await page.getByRole("button", { name: /Why$/ }).first().click();
	await expect.element(page.getByText("No public register of it is open.")).toBeVisible();
});

test("the sources stand with their licences", async () => {
	renderOpened(<SourcesChapter report={aPaidReport()} />);

	await expect.element(page.getByText(/^Open Government Licence v3.0/)).toBeVisible();
	await expect.element(page.getByText(/Made on 21 November 2026 by version 3/)).toBeVisible();
});
