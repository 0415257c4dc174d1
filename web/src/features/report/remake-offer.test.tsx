import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReportMethod } from "#contracts/report.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { aPaidReport, REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const call = `/api/reports/${REPORT_ID}`;
const NEW_ID = "rpt_newreportofmethod2222";
const old: ReportMethod = {
	version: 1,
	remakeUntil: "2026-12-24T00:00:00.000Z",
	remadeAs: null,
};
const offer = page.getByRole("button", { name: "Remake it, free" });

function openReport(method: ReportMethod, answers: Parameters<typeof fakeApi>[0] = {}) {
	const api = fakeApi({ [call]: gives(aPaidReport({ method })), ...answers });
	return { ...api, ...renderScreen(`/reports/${REPORT_ID}`) };
}

test("a report of an older method says so, and its owner has it made again with one press", async () => {
	const { sent, address } = openReport(old, {
		[`/api/reports/${NEW_ID}`]: gives(aPaidReport({ id: NEW_ID })),
		[`POST ${call}/remake`]: gives({ id: NEW_ID }),
	});
	await expect
		.element(page.getByText("Scored by method 1. Method 2 holds since 23 November 2026."))
		.toBeVisible();
	await expect.element(page.getByText(/Free until 23 December 2026/)).toBeVisible();

	await expect.element(offer).toBeVisible();
	pressTwice(offer);

	await expect.poll(address).toBe(`/reports/${NEW_ID}`);
	expect(sent).toEqual([{ call: `POST ${call}/remake`, body: null }]);
});

test("a refusal is said, and the report is asked again for what it still offers", async () => {
	const over = { ...old, remakeUntil: null };
	openReport(old, {
		[call]: inTurn(gives(aPaidReport({ method: old })), gives(aPaidReport({ method: over }))),
		[`POST ${call}/remake`]: refuses(409, { code: "remake_over", message: "The time is over." }),
	});
	await offer.click();
	await expect.element(page.getByText("The time is over.")).toBeVisible();
	await expect.element(offer).not.toBeInTheDocument();
});

test("a report that was made again leads to the new one", async () => {
	openReport({ version: 1, remakeUntil: null, remadeAs: NEW_ID });
	await expect
		.element(page.getByRole("link", { name: "Open the remade report" }))
		.toHaveAttribute("href", `/reports/${NEW_ID}`);
	await expect.element(offer).not.toBeInTheDocument();
});

test("a report of today's method says nothing of methods", async () => {
	openReport({ version: 2, remakeUntil: null, remadeAs: null });
	await expect.element(page.getByRole("heading", { name: "Energy Efficiency" })).toBeVisible();
	expect(page.getByText(/Scored by method/).elements()).toEqual([]);
});
