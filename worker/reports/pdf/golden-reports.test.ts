import { expect, test } from "vitest";
import { readStoredReport } from "#domain/report/read-stored-report.ts";
import { goldenReports } from "#domain/test/golden-reports.ts";
import { reportPdf } from "./report-pdf.ts";
import { readPdf, squeezed } from "./test/read-pdf.ts";

const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };

test.each(Object.entries(goldenReports))("a report of %s is printed", async (_, stored) => {
	const document = readStoredReport(stored);
	const { pages, outline } = await readPdf(reportPdf(document, mark));
	const text = pages.map((page) => page.text).join("");
	expect(text).toContain(squeezed(document.verdict.headline));
	// Without a price or a rent no tax is calculated.
	const { missing, figures } = document.money;
	expect(text).toContain(squeezed(missing ?? figures.taxBasis));
	expect(text).not.toMatch(/undefined|NaN|\[object/);
	expect(outline.length).toBeGreaterThan(8);
});
