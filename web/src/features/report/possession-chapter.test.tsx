import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPaidReport, aReportDocument } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { PossessionChapter } from "./possession-chapter.tsx";

test("how the home comes back and how its rent rises stand each with its law", async () => {
	renderOpened(<PossessionChapter report={aPaidReport()} />);
	const sale = page.getByRole("listitem").filter({ hasText: "To sell it" });

	await expect.element(sale.getByText("4 months' notice")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Raising the rent" })).toBeVisible();
	await sale.getByRole("button", { name: /The law$/ }).click();
	await expect.element(page.getByRole("link", { name: "Housing Act 2004" })).toBeVisible();
});

test("where no rule is held the chapter says so", async () => {
	const possession = { homeBack: [], rent: [], notChecked: "We have not checked this." };
	renderOpened(
		<PossessionChapter report={aPaidReport({ document: aReportDocument({ possession }) })} />,
	);

	await expect.element(page.getByText("We have not checked this.")).toBeVisible();
	await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
	await expect.element(page.getByText("Raising the rent")).not.toBeInTheDocument();
});
