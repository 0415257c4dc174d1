import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reportContents } from "#domain/telling/report/offer/contents.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aSample, someExamples } from "#web/test/some-examples.ts";
import { SampleSection } from "./sample-section.tsx";

function renderSample(sample = aSample()) {
	fakeApi({ "/api/examples": gives(someExamples({ sample })) });
	renderPart(<SampleSection />);
}

const sheet = page.getByRole("article");

async function expectWaysToTheReport() {
	await expect
		.element(page.getByRole("link", { name: "Read the whole sample report" }))
		.toHaveAttribute("href", "/reports/sample");
	await expect
		.element(page.getByRole("link", { name: "Download the sample PDF" }))
		.toHaveAttribute("href", "/api/reports/sample/download");
	for (const item of reportContents) {
		await expect.element(page.getByText(item, { exact: true })).toBeVisible();
	}
}

test("the sample begins as its report does: answers, headline, both scores, risks, recommendation, chapters", async () => {
	renderSample();

	await expect.element(sheet.getByText("Up to £174,000", { exact: true })).toBeVisible();
	await expect.element(sheet.getByText(/^The score is held back most/)).toBeVisible();
	await expect
		.element(sheet.getByText("M14 5LL · Fallowfield, Manchester", { exact: true }))
		.toBeVisible();
	await expect.element(sheet.getByText("Made 21 November 2026", { exact: true })).toBeVisible();
	await expect
		.element(sheet.getByRole("img", { name: "Investment score 74 out of 100: Good Investment" }))
		.toBeVisible();
	await expect.element(sheet.getByText("Risk Score: 26/100")).toBeVisible();
	await expect.element(sheet.getByText("Low Risk", { exact: true })).toBeVisible();
	await expect.element(sheet.getByText(/^It is 100 less the investment score of 74/)).toBeVisible();
	await expect.element(sheet.getByText("The roof leaks.")).toBeVisible();
	await expect.element(sheet.getByText(/^Choose the address, or ask the seller/)).toBeVisible();
	await expect.element(sheet.getByText("Its 2 chapters")).toBeVisible();
	await expect.element(sheet.getByText("Action Plan")).toBeVisible();
	await expectWaysToTheReport();
});

test("a risk on which the scales disagree is told in words, without a badge", async () => {
	renderSample(
		aSample({
			investmentScore: 59,
			riskScore: 41,
			riskDescription: "Moderate risk - consider market conditions",
		}),
	);

	await expect.element(sheet.getByText("Moderate risk - consider market conditions")).toBeVisible();
	await expect.element(sheet.getByText("Low Risk", { exact: true })).not.toBeInTheDocument();
});

test("a sample without a score says that too little is known", async () => {
	renderSample(aSample({ investmentScore: null, riskScore: null, riskDescription: null }));

	await expect
		.element(sheet.getByRole("img", { name: "Not enough published data to score" }))
		.toBeVisible();
	await expect.element(sheet.getByText("Risk Score: not known")).toBeVisible();
	await expect.element(sheet.getByText(/^Too little is known for either score/)).toBeVisible();
});

test("while the sample is awaited, its report can be opened", async () => {
	fakeApi({ "/api/examples": staysSilent });
	renderPart(<SampleSection />);

	await expect.element(sheet).toHaveAttribute("aria-busy", "true");
	await expectWaysToTheReport();
});

test("when the sample cannot be had, what a report holds is still said", async () => {
	fakeApi({ "/api/examples": isDown });
	renderPart(<SampleSection />);

	await expect.element(sheet.getByText(/^Its first page cannot be shown here/)).toBeVisible();
	await expectWaysToTheReport();
});
