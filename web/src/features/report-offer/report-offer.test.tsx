import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { anOffer, noOffer } from "#web/test/an-offer.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { someInputs } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { purchaseRequest } from "./report-request.ts";

configure({ reactStrictMode: true });

const generate = "POST /api/reports/generate";
const offered = page.getByRole("region", { name: "What's Included in Your Full Report" });
const button = offered.getByRole("button", { name: /^Get Full Report/ });

function fakePreview(answers: Parameters<typeof fakeApi>[0], inputs = someInputs()) {
	return fakeApi({
		"/api/property/preview/M145LL": gives(aPreview({ inputs })),
		"/api/report-price": gives({ price: 15 }),
		...answers,
	});
}

test("the button carries the price", async () => {
	fakePreview({ "/api/report-price": gives({ price: 12.5 }) });
	renderScreen("/property/M145LL");

	await expect
		.element(offered.getByRole("button", { name: "Get Full Report – £12.50" }))
		.toBeVisible();
});

test("a report at £0 is free", async () => {
	fakePreview({ "/api/report-price": gives({ price: 0 }) });
	renderScreen("/property/M145LL");

	await expect
		.element(offered.getByRole("button", { name: "Get Full Report – Free" }))
		.toBeVisible();
	await expect.element(page.getByText("Nothing to pay. No account needed.")).toBeVisible();
});

test("a price that cannot be had is fifteen pounds", async () => {
	fakePreview({ "/api/report-price": isDown });
	renderScreen("/property/M145LL");

	await expect
		.element(offered.getByRole("button", { name: "Get Full Report – £15" }))
		.toBeVisible();
});

test("two presses have one report made from what was shown, and lead to its checkout", async () => {
	const shown = aPreview({ inputs: someInputs({ rent: 950, bedrooms: 2 }) });
	const { sent } = fakePreview(
		{ [generate]: gives({ id: REPORT_ID }) },
		someInputs({ rent: 950, bedrooms: 2 }),
	);
	const { address } = renderScreen("/property/M145LL");
	await expect.element(button).toBeVisible();

	pressTwice(button);

	await expect.poll(address).toBe(`/checkout/${REPORT_ID}`);
	expect(sent).toEqual([{ call: generate, body: purchaseRequest(shown, []) }]);
});

test("figures travel as text, what is not known as nothing, what was not stated not at all", () => {
	const preview = aPreview({
		totalFloorArea: 84.5,
		estimatedUpgradeCost: null,
		estimatedRentalYield: 6.1,
		inputs: someInputs({ certificate: "0123-4567-8901-2345-6789", price: 180_000 }),
	});

	expect(purchaseRequest(preview, [])).toMatchObject({
		postcode: "M14 5LL",
		riskScore: 68,
		totalFloorArea: "84.5",
		estimatedUpgradeCost: null,
		estimatedRentalYield: "6.1",
		reportData: preview,
	});
	expect(purchaseRequest(preview, []).inputs).toEqual({
		certificate: "0123-4567-8901-2345-6789",
		use: "single",
		rentOf: "home",
		owned: false,
		price: 180_000,
		exemption: false,
		c4permission: false,
	});
});

test("while the report is made the button says so", async () => {
	fakePreview({ [generate]: staysSilent });
	renderScreen("/property/M145LL");

	await button.click();

	await expect
		.element(offered.getByRole("button", { name: "Preparing your report..." }))
		.toHaveAttribute("aria-disabled", "true");
});

test("a report that could not be made is said so, and can be asked for again", async () => {
	fakePreview({
		[generate]: inTurn(
			refuses(503, { code: "unavailable", message: "The database is away." }),
			gives({ id: REPORT_ID }),
		),
	});
	const { address } = renderScreen("/property/M145LL");

	await button.click();

	await expect
		.element(page.getByText("Failed to generate report. Please try again.", { exact: true }))
		.toBeVisible();
	await button.click();
	await expect.poll(address).toBe(`/checkout/${REPORT_ID}`);
});

test("while another assessment is under way nothing is bought", async () => {
	const { sent } = fakeApi({
		"/api/property/preview/M145LL": inTurn(gives(aPreview()), staysSilent),
		"/api/report-price": gives({ price: 15 }),
	});
	renderScreen("/property/M145LL");
	await page.getByText("Change", { exact: true }).click();
	await page.getByLabelText("How it is let").selectOptions("sharers");

	await button.click();

	await expect.element(page.getByText("No property data available", { exact: true })).toBeVisible();
	expect(sent).toEqual([]);
});

test("whoever has left the preview is not taken to a checkout", async () => {
	const made = Promise.withResolvers<void>();
	fakePreview({
		[generate]: async (url) => {
			await made.promise;
			return gives({ id: REPORT_ID })(url);
		},
	});
	const { address } = renderScreen("/property/M145LL");
	await button.click();
	await page.getByRole("link", { name: "Back to Search" }).click();
	await expect
		.element(offered.getByRole("button", { name: "Preparing your report..." }))
		.not.toBeInTheDocument();

	made.resolve();
	await new Promise((resolve) => setTimeout(resolve, 100));

	expect(address()).toBe("/");
});

function openOffer(offer: ReturnType<typeof anOffer>) {
	fakePreview({ "/api/property/preview/M145LL": gives(aPreview({ offer })) });
	renderScreen("/property/M145LL");
}

test("only what the report holds is ticked, and what it lacks is named with its reason", async () => {
	openOffer(
		anOffer({
			holds: ["EPC analysis", "Action plan and downloadable PDF"],
			lacks: [{ what: "Upgrade costs", why: "Known from the home's own certificate only." }],
		}),
	);

	await expect.element(button).toBeVisible();
	expect(
		offered
			.getByRole("list")
			.first()
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(["EPC analysis", "Action plan and downloadable PDF"]);
	await expect
		.element(offered)
		.toHaveTextContent(/Upgrade costsKnown from the home's own certificate only\./);
});

test("without energy the offer says so in its first line", async () => {
	openOffer(anOffer({ reason: "No energy rating is known for M14 5LL." }));

	await expect
		.element(offered)
		.toHaveTextContent(
			/^What's Included in Your Full ReportNo energy rating is known for M14 5LL\./,
		);
});

test("where too little is known there is nothing to press, and it is said why", async () => {
	openOffer(noOffer());

	await expect.element(offered.getByText(/^We do not sell a report on EH6 5NP/)).toBeVisible();
	await expect
		.element(offered.getByText("What we know is on this page, for nothing."))
		.toBeVisible();
	expect(offered.getByRole("button").elements()).toEqual([]);
	expect(offered.getByRole("listitem").elements()).toEqual([]);
});

test("a place that is not sold any more is refused in the server's words", async () => {
	const message = "We do not sell a report on M14 5LL.";
	fakePreview({ [generate]: refuses(422, { code: "not_enough_data", message }) });
	renderScreen("/property/M145LL");

	await button.click();

	await expect.element(page.getByText(message, { exact: true })).toBeVisible();
});

test("beside the price stand the guarantee, a sample, the trial and what else the report answers", async () => {
	openOffer(anOffer({ questions: ["What comes before the first tenant?"] }));

	await expect.element(offered.getByText(/30-day money-back guarantee/)).toBeVisible();
	await expect
		.element(offered.getByRole("link", { name: "See a sample" }))
		.toHaveAttribute("href", "/reports/sample");
	await expect
		.element(offered.getByRole("link", { name: "subscribe, 7 days free" }))
		.toHaveAttribute("href", "/subscription");
	expect(offered.element().querySelector("img")?.getAttribute("loading")).toBe("lazy");
});

test.each([
	[1280, true],
	[390, false],
])("on a screen of %i px it is open what else the report answers: %s", async (width, isOpen) => {
	await page.viewport(width, 900);
	openOffer(anOffer({ questions: ["What comes before the first tenant?"] }));
	const question = offered.getByText("What comes before the first tenant?");

	await expect.element(offered.getByText("Your report also answers")).toBeVisible();
	if (!isOpen) {
		await expect.element(question).not.toBeVisible();
		await offered.getByText("Your report also answers").click();
	}
	await expect.element(question).toBeVisible();
});

test("on a phone the bar buys, and what was stated and what the listing said travel along", async () => {
	await page.viewport(390, 844);
	const { sent } = fakePreview(
		{ [generate]: gives({ id: REPORT_ID }), [`/api/reports/${REPORT_ID}/checkout`]: staysSilent },
		someInputs({ rent: 950 }),
	);
	const listing = { listing: { postcode: "M14 5LL" } };
	const { address, state } = renderScreen("/property/M145LL?rent=950", { state: listing });
	const bar = page.getByRole("button", { name: "Get Full Report – £15" }).last();
	await expect.element(bar).toBeInViewport({ ratio: 0.99 });

	await bar.click();

	await expect.poll(address).toBe(`/checkout/${REPORT_ID}`);
	expect(sent).toMatchObject([{ call: generate, body: { inputs: { rent: 950 } } }]);
	expect(state()).toEqual(listing);
});

test("the bar waits until it is known who reads: a plan's reader buys nothing by mistake", async () => {
	await page.viewport(390, 844);
	fakePreview({ "/api/user": staysSilent });
	renderScreen("/property/M145LL");

	await expect.element(offered).toBeVisible();
	expect(page.getByRole("link", { name: "See a sample" }).elements()).toHaveLength(1);
});
