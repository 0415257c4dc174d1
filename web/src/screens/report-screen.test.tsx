import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PaidReport } from "#contracts/report.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { aCheckoutView, aPaidReport, aReportDocument, REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const call = `/api/reports/${REPORT_ID}`;
const address = `/reports/${REPORT_ID}`;
const missing = refuses(404, { code: "not_found", message: "There is no such report." });

function openReport(report: PaidReport, ...visitor: ReturnType<typeof signedInAs>[]) {
	const api = fakeApi({ [call]: gives(report), ...Object.assign({}, ...visitor) });
	return { ...api, ...renderScreen(address) };
}

test("while a report is on its way its shape is shown, and said", async () => {
	fakeApi({ [call]: staysSilent });
	renderScreen(address);

	await expect.element(page.getByRole("heading", { name: "Property Risk Report" })).toBeVisible();
	await expect.element(page.getByText("Opening the report …")).toHaveRole("status");
});

test("while the sample is on its way, what is settled of it stands there", async () => {
	fakeApi({ "GET /api/reports/sample": staysSilent });
	renderScreen("/reports/sample");

	const note =
		"This is a sample: the report of M14 5LL as it would be made today. The price of £250,000";
	await expect.element(page.getByText(note)).toBeVisible();
	await expect.element(page.getByText("M14 5LL", { exact: true })).toBeVisible();
});

test("a report that is not there, or is another's, is not found, and My Reports is the way on", async () => {
	const { asked } = fakeApi({ [call]: missing });
	renderScreen(address);

	await expect.element(page.getByRole("heading", { name: "Report Not Found" })).toBeVisible();
	await expect
		.element(page.getByRole("main").getByRole("link", { name: "My Reports" }))
		.toHaveAttribute("href", "/reports");
	await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
	expect(asked).toEqual([call]);
});

test("a server that cannot be reached is told as that, and can be asked again before all else", async () => {
	fakeApi({ [call]: inTurn(isDown, gives(aPaidReport())) });
	renderScreen(address);
	await expect.element(page.getByRole("heading", { name: "Report Not Found" })).toBeVisible();
	await expect.element(page.getByText("We could not reach the server.")).toBeVisible();
	expect(page.getByText("doesn't exist").elements()).toEqual([]);
	const waysOn = page.getByRole("main").element().querySelectorAll("a, button");
	expect([...waysOn].map(({ textContent }) => textContent)).toEqual(["Try again", "My Reports"]);

	await page.getByRole("button", { name: "Try again" }).click();

	await expect.element(page.getByRole("heading", { name: "Energy Efficiency" })).toBeVisible();
});

test("an unpaid report asks for payment and shows nothing of itself", async () => {
	fakeApi({ [call]: gives(aCheckoutView()) });
	renderScreen(address);

	await expect.element(page.getByRole("heading", { name: "Payment Required" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Complete Purchase" }))
		.toHaveAttribute("href", `/checkout/${REPORT_ID}`);
	await expect.element(page.getByRole("link", { name: "Download PDF" })).not.toBeInTheDocument();
});

test("a refunded report says that it is closed and asks for no payment", async () => {
	fakeApi({ [call]: gives(aCheckoutView({ state: "refunded" })) });
	renderScreen(address);

	await expect.element(page.getByRole("heading", { name: "Report Refunded" })).toBeVisible();
	await expect.element(page.getByText(/was refunded and is closed/)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Complete Purchase" }))
		.not.toBeInTheDocument();
});

test("a paid report names the home and the day, and its PDF opens in a new tab", async () => {
	openReport(aPaidReport());

	const download = page.getByRole("link", { name: "Download PDF" });
	await expect.element(download).toHaveAttribute("href", `/api/reports/${REPORT_ID}/download`);
	await expect.element(download).toHaveAttribute("target", "_blank");
	await expect
		.element(page.getByText(/^M14 5LL · Fallowfield, Manchester Made 21 November 2026/))
		.toBeVisible();
	expect(document.title).toBe("Property Risk Report, M14 5LL · Lettable");
});

test("page one stands first, then the chapters in their order, each under a line with its answer", async () => {
	await page.viewport(1280, 900);
	const { verdict, ...rest } = aReportDocument();
	const dealBreakers = [{ id: "epc", title: "Cannot be let", detail: "Rated F." }] as const;
	openReport(aPaidReport({ document: { ...rest, verdict: { ...verdict, dealBreakers } } }));
	await expect.element(page.getByRole("heading", { name: "ROI Analysis" })).toBeVisible();

	const headings = page.getByRole("heading", { level: 2 }).elements();
	expect(headings.map(({ textContent }) => textContent)).toEqual([
		"Can it be let?",
		"Does it pay?",
		"What could go wrong?",
		"The three gravest risks",
		"Action plan",
		"What changes, and when",
		"The proof, chapter by chapter",
		"Overall Risk Assessment",
		"Key Investment Risks",
		"Investment Recommendations",
		"Regulatory Red Flags",
		"Property Information",
		"Energy Efficiency",
		"Licensing Requirements",
		"Market Intelligence",
		"Financial Analysis",
		"ROI Analysis",
		"The Area",
		"Getting the Home Back",
		"Compliance Checklist",
		"What Changes, and When",
		"What We Could Not Check",
		"Sources and Method",
	]);
	expect(document.querySelectorAll("main details[open]")).toHaveLength(0);
});

test("a chapter with nothing to say is left out", async () => {
	const { narrative, ...rest } = aReportDocument({
		risks: [],
		plan: [],
		unchecked: [],
		place: [],
		neighbourhood: { comparisons: [], map: null, housingBenefit: null },
	});
	const wordless = { ...narrative, recommendations: [] };
	openReport(aPaidReport({ document: { ...rest, narrative: wordless } }));
	await expect.element(page.getByRole("heading", { name: "Sources and Method" })).toBeVisible();

	for (const name of [
		"Regulatory Red Flags",
		"Investment Recommendations",
		"Action plan",
		"What We Could Not Check",
		"The Area",
	]) {
		await expect.element(page.getByText(name, { exact: true })).not.toBeInTheDocument();
	}
});

test("an address with a fragment leads to its chapter once the report has come, and opens it", async () => {
	fakeApi({ [call]: gives(aPaidReport()) });
	renderScreen(`${address}#licensing`);

	const chapter = page.getByRole("group").filter({ hasText: "Licensing Requirements" });
	await expect.element(chapter).toHaveAttribute("open");
	await expect.element(page.getByText("Schemes this rests on")).toBeVisible();
	expect(window.scrollY).toBeGreaterThan(0);
});

test("a headline of page one opens the chapter in which its fact stands", async () => {
	openReport(aPaidReport());
	await page.getByRole("link", { name: /^Not checked: / }).click();
	await expect.element(page.getByText("Ask: your solicitor")).toBeVisible();
});

test("a report bought with a test card says so, another does not", async () => {
	openReport(aPaidReport({ isTest: true }));
	await expect.element(page.getByText(/^Paid for in test mode/)).toBeVisible();
});

test("the sample says what it is, leads to one's own postcode, and offers and asks for nothing", async () => {
	fakeApi({
		...signedInAs(),
		"/api/reports/sample": gives(aPaidReport({ id: "sample", isSample: true })),
	});
	renderScreen("/reports/sample");

	await expect
		.element(page.getByText("This is a sample: the report of M14 5LL as it would be made today."))
		.toBeVisible();
	const main = page.getByRole("main");
	await expect
		.element(main.getByRole("link", { name: "Check your own postcode" }))
		.toHaveAttribute("href", "/");
	await expect
		.element(main.getByRole("link", { name: "Home", exact: true }))
		.toHaveAttribute("href", "/");
	await expect
		.element(main.getByRole("link", { name: "Download PDF" }))
		.toHaveAttribute("href", "/api/reports/sample/download");
	expect(main.getByRole("link", { name: "My Reports" }).elements()).toEqual([]);
	expect(main.getByText(/refund|Keep this report|test mode/).elements()).toEqual([]);
});

test("a report that a guest opens by its link leads home, not to the wall of My Reports", async () => {
	openReport(aPaidReport());
	const main = page.getByRole("main");

	await expect
		.element(main.getByRole("link", { name: "Home", exact: true }))
		.toHaveAttribute("href", "/");
	expect(main.getByRole("link", { name: "My Reports" }).elements()).toEqual([]);
	expect(main.getByText(/We mailed you/).elements()).toEqual([]);
});

test("its owner is led back to My Reports", async () => {
	openReport(aPaidReport(), signedInAs());
	const main = page.getByRole("main");

	await expect
		.element(main.getByRole("link", { name: "My Reports" }))
		.toHaveAttribute("href", "/reports");
	expect(main.getByRole("link", { name: "Home", exact: true }).elements()).toEqual([]);
});

test("a guest whose report was refunded is led to another search", async () => {
	fakeApi({ [call]: gives(aCheckoutView({ state: "refunded" })) });
	renderScreen(address);

	await expect
		.element(page.getByRole("main").getByRole("link", { name: "Back to Home" }))
		.toHaveAttribute("href", "/");
});

test("another report does not say that it is a sample", async () => {
	openReport(aPaidReport());
	await expect.element(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
	expect(page.getByText(/This is a sample/).elements()).toEqual([]);
});

test("a report that may be kept is kept once, and the offer goes", async () => {
	const { sent } = fakeApi({
		...signedInAs(),
		[call]: inTurn(gives(aPaidReport({ claimable: true })), gives(aPaidReport())),
		[`POST ${call}/claim`]: gives({ message: "The report is in your account." }),
	});
	renderScreen(address);
	const offer = page.getByRole("button", { name: "Keep this report in your account" });
	await expect.element(offer).toBeVisible();

	pressTwice(offer);

	await expect.element(page.getByText("The report is in your account.")).toBeVisible();
	await expect.element(offer).not.toBeInTheDocument();
	expect(sent).toEqual([{ call: `POST ${call}/claim`, body: null }]);
});

test("a report that cannot be kept says why, and the offer stays", async () => {
	fakeApi({
		...signedInAs(),
		[call]: gives(aPaidReport({ claimable: true })),
		[`POST ${call}/claim`]: refuses(404, { code: "not_found", message: "It is another’s." }),
	});
	renderScreen(address);
	const offer = page.getByRole("button", { name: "Keep this report in your account" });

	await offer.click();

	await expect.element(page.getByText("It is another’s.")).toBeVisible();
	await expect.element(offer).toBeVisible();
});

test("a report that may not be kept offers nothing", async () => {
	openReport(aPaidReport(), signedInAs());
	await expect.element(page.getByRole("heading", { name: "ROI Analysis" })).toBeVisible();

	await expect
		.element(page.getByRole("button", { name: "Keep this report in your account" }))
		.not.toBeInTheDocument();
	await expect.element(page.getByText(/^Paid for in test mode/)).not.toBeInTheDocument();
});

test("when the session ends a report of the account is asked for again, and is gone", async () => {
	await page.viewport(1280, 900);
	fakeApi({
		...signedInAs(),
		[call]: inTurn(gives(aPaidReport()), missing),
		"POST /api/logout": gives({ message: "Done." }),
	});
	renderScreen(address);
	await expect.element(page.getByRole("heading", { name: "ROI Analysis" })).toBeVisible();

	await page.getByRole("button", { name: "Logout" }).click();

	await expect.element(page.getByRole("heading", { name: "Report Not Found" })).toBeVisible();
});
