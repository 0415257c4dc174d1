import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPaidReport } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { ComplianceChapter } from "./compliance-chapter.tsx";

test("a duty says when, what it costs to ignore, and whether we checked it", async () => {
	renderOpened(<ComplianceChapter report={aPaidReport()} />);
	const alarms = page.getByRole("listitem").filter({ hasText: "Smoke alarm" });

	await expect.element(alarms.getByText("Before letting")).toBeVisible();
	await alarms.getByRole("button", { name: /Penalty and law, not checked yet$/ }).click();
	await expect.element(page.getByText("Penalty: Up to £5,000")).toBeVisible();
	await expect.element(page.getByText(/^We have not checked this yet/)).toBeVisible();
});

test("when the duties were last read is said once", async () => {
	renderOpened(<ComplianceChapter report={aPaidReport()} />);
	expect(page.getByText(/^Last checked/).elements()).toHaveLength(1);
});

test("where only part of the law is held, the chapter says so", async () => {
	renderOpened(<ComplianceChapter report={aPaidReport()} />);

	await expect
		.element(
			page.getByText(
				"We hold only part of what the law of England asks of a landlord. Not in this list: legionella.",
			),
		)
		.toBeVisible();
});
