import { cleanup } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseCookies } from "#web/test/cookie-choice.ts";
import { aPaidReport, aReportDocument, REPORT_ID } from "#web/test/paid-report.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aComplianceSection } from "#web/test/report-law-sections.ts";
import { ComplianceChapter } from "./compliance-chapter.tsx";

const gas = page.getByRole("checkbox", { name: "Gas safety check" });
const place = `report-ticks:${REPORT_ID}`;

beforeEach(() => window.localStorage.clear());

test("a tick is counted, and this device remembers it of this report alone", async () => {
	renderPart(<ComplianceChapter report={aPaidReport()} />);
	await expect.element(page.getByText("0 of 2 ticked.")).toBeVisible();

	await gas.click();
	await expect.element(page.getByText("1 of 2 ticked.")).toBeVisible();
	cleanup();
	renderPart(<ComplianceChapter report={aPaidReport()} />);
	await expect.element(gas).toBeChecked();
	cleanup();
	renderPart(<ComplianceChapter report={aPaidReport({ id: "rpt_another" })} />);
	await expect.element(gas).not.toBeChecked();
});

test("a tick can be taken back", async () => {
	window.localStorage.setItem(place, '["gas"]');
	renderPart(<ComplianceChapter report={aPaidReport()} />);

	await gas.click();

	await expect.element(gas).not.toBeChecked();
	expect(window.localStorage.getItem(place)).toBe("[]");
});

test.each(["no json", "7", '{"gas":true}'])(
	"what is no list of ticks, %s, ticks nothing",
	async (kept) => {
		window.localStorage.setItem(place, kept);
		renderPart(<ComplianceChapter report={aPaidReport()} />);

		await expect.element(page.getByText("0 of 2 ticked.")).toBeVisible();
	},
);

test("ticks that the reader does not want kept hold on the page alone, and the chapter says so", async () => {
	chooseCookies({ functional: false });
	renderPart(<ComplianceChapter report={aPaidReport()} />);
	await gas.click();

	await expect.element(gas).toBeChecked();
	await expect.element(page.getByText(/Ticks are not remembered/)).toBeVisible();
	expect(window.localStorage.getItem(place)).toBeNull();
	cleanup();
	renderPart(<ComplianceChapter report={aPaidReport()} />);
	await expect.element(gas).not.toBeChecked();
});

test("a duty says when, what it costs to ignore, and whether we checked it", async () => {
	renderPart(<ComplianceChapter report={aPaidReport()} />);
	const alarms = page.getByRole("listitem").filter({ hasText: "Smoke alarm" });

	await expect.element(alarms.getByText("Before letting")).toBeVisible();
	await expect.element(alarms.getByText("Penalty: Up to £5,000")).toBeVisible();
	await expect.element(alarms.getByText(/Not checked yet by us/)).toBeVisible();
});

test("where only part of the law is held, the chapter says so", async () => {
	const compliance = { ...aComplianceSection(), isFull: false };
	renderPart(
		<ComplianceChapter report={aPaidReport({ document: aReportDocument({ compliance }) })} />,
	);

	await expect
		.element(page.getByText("We hold only part of what the law of England asks of a landlord."))
		.toBeVisible();
});
