import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import type { Position } from "#domain/subjects/finance/position.ts";
import { aPaidReport } from "#web/test/paid-report.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ReportHeader } from "./report-header.tsx";

const position: Position = {
	incomePence: fromPounds(35_000),
	nation: "England",
	share: 0.5,
	company: false,
};

/** The report as it comes to someone who may read the position, or may not. */
function reportAt(whose: Position | null) {
	const report = aPaidReport();
	const { money } = report.document;
	const context = { ...money.context, position: whose };
	return { ...report, document: { ...report.document, money: { ...money, context } } };
}

const told = () => page.getByText(/£35,000 a year besides this letting, living in England/);

test("its owner reads the position that it is calculated for, and that no one else does", async () => {
	renderPart(<ReportHeader report={reportAt(position)} />);
	await expect.element(told()).toBeVisible();
	await expect.element(page.getByText(/Only you see this/)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "pass on the PDF without your tax" }))
		.toHaveAttribute("href", expect.stringMatching(/\/download\?tax=bands$/));
});

test("a report that comes without a position tells of none", async () => {
	renderPart(<ReportHeader report={reportAt(null)} />);
	await expect.element(page.getByText("Download PDF")).toBeVisible();
	await expect.element(told()).not.toBeInTheDocument();
});
