import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PaidReport } from "#contracts/report.ts";
import { aUser } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { aPaidReport } from "#web/test/paid-report.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const call = "/api/shared/secret";

const aShared = (over: Partial<PaidReport> = {}) =>
	aPaidReport({ id: "secret", isShared: true, tickable: false, ...over });

function follow(answers: Parameters<typeof fakeApi>[0]) {
	const api = fakeApi(answers);
	renderScreen("/shared/secret");
	return api;
}

test("whoever follows a link reads the report, once, and may take its PDF along", async () => {
	const { asked } = follow({ [call]: gives(aShared()) });
	await expect
		.element(page.getByText("Shared with you, read only. Made 21 November 2026."))
		.toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Property Risk Report" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Download PDF" }))
		.toHaveAttribute("href", `${call}/download`);
	await expect
		.element(page.getByRole("link", { name: /calendar/, includeHidden: true }))
		.toHaveAttribute("href", `${call}/dates.ics`);
	await expect.element(page.getByRole("button", { name: "Print" })).toBeVisible();
	expect(asked.filter((path) => path === call)).toHaveLength(1);
});

test("they can neither share, tick nor keep it, be they signed in", async () => {
	follow({ [call]: gives(aShared()), "/api/user": gives(aUser()) });
	await expect.element(page.getByText(/^Shared with you/)).toBeVisible();
	for (const name of ["Share", "Keep this report in your account"]) {
		expect(page.getByRole("button", { name }).elements()).toEqual([]);
	}
	expect(page.getByRole("checkbox").elements()).toEqual([]);
	await expect
		.element(page.getByRole("main").getByRole("link", { name: "Home" }))
		.toHaveAttribute("href", "/");
});

test("an owner finds the way to share beside the PDF, nobody else does", async () => {
	fakeApi({ "/api/reports/rpt_abcdefghijklmnopqrstuv": gives(aPaidReport({ shareable: true })) });
	renderScreen("/reports/rpt_abcdefghijklmnopqrstuv");
	await expect.element(page.getByRole("button", { name: "Share" })).toBeVisible();
});

test("a link that is gone says so, and whom to ask", async () => {
	follow({
		[call]: refuses(404, {
			code: "share_gone",
			message: "This link no longer works. Ask whoever sent it.",
		}),
	});
	await expect
		.element(page.getByRole("heading", { name: "This link no longer works", exact: true }))
		.toBeVisible();
	await expect.element(page.getByText("Ask whoever sent it.")).toBeVisible();
});

test("while the server cannot be reached nothing is said against the link", async () => {
	follow({ [call]: inTurn(isDown, gives(aShared())) });
	await expect.element(page.getByText(/That says nothing about the link/)).toBeVisible();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect.element(page.getByText(/^Shared with you/)).toBeVisible();
});
