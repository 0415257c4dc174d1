import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pence } from "#domain/base/money.ts";
import type { HomesReport } from "#domain/portfolio/homes-report.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const main = page.getByRole("main");
const home = { id: "hom_1", name: "Terrace", line: "M14 5LL · Mine, let" };
const report: HomesReport = {
	on: "2026-11-23",
	judgedSince: "2026-11-20",
	unjudged: [],
	order: { homes: 1, withGap: 0, unsettled: 1, groups: [] },
	works: {
		homes: [
			{ ...home, way: { kind: "no_steps", why: "No steps known: no certificate is chosen." } },
		],
		toC: {
			...{ low: pence(0), high: pence(0), homes: [], withoutSteps: ["hom_1"] },
			standard: { from: "2030-10-01", isDraft: true },
		},
		order: null,
	},
	dates: [],
	database: [],
};

test("what may be spent in each year is asked, checked and sent on", async () => {
	const { asked } = fakeApi({ ...signedInAs(), "/api/homes/report": gives(report) });
	renderScreen("/homes/report");
	await expect
		.element(main.getByText("Not known yet: 1 home has something not stated."))
		.toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "EPC band C by October 2030 (not law yet)" }))
		.toHaveAttribute("href", "#works");
	await main.getByLabelText("To spend in 2028").fill("lots");
	await main.getByRole("button", { name: "Order the works" }).click();
	await expect.element(main.getByText("Enter an amount in pounds")).toBeVisible();

	await main.getByLabelText("To spend in 2028").fill("£5,000");
	await main.getByLabelText("To spend in 2029").fill("2k");
	await main.getByRole("button", { name: "Order the works" }).click();
	await expect
		.poll(() => asked.at(-1))
		.toBe(`/api/homes/report?${new URLSearchParams({ budgets: "2028:5000,2029:2000" })}`);
	await expect
		.element(main.getByRole("link", { name: "Download as PDF" }))
		.toHaveAttribute("href", expect.stringContaining("2028%3A5000"));
});
