import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chaptersOf } from "#domain/report/chapters.ts";
import { readStoredReport } from "#domain/report/read-stored-report.ts";
import { goldenReports } from "#domain/test/golden-reports.ts";
import { aPaidReport } from "#web/test/paid-report.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ReportBody } from "./report-body.tsx";

test.each(Object.entries(goldenReports))("a report of %s is shown whole", async (_, stored) => {
	const document = readStoredReport(stored);
	renderPart(<ReportBody report={aPaidReport({ document })} />);

	for (const { title } of chaptersOf(document)) {
		await expect
			.element(page.getByRole("heading", { level: 2, name: title, exact: true }))
			.toBeInTheDocument();
	}
	await expect.element(page.getByText(document.money.figures.taxBasis)).toBeInTheDocument();
	await expect.element(page.getByText(/undefined|NaN|\[object/)).not.toBeInTheDocument();
});
