import { configure } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { anOffer, noOffer } from "#web/test/an-offer.ts";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { emailField, openCheckout, payButton, purchaseCalls } from "#web/test/open-checkout.ts";
import { aCheckoutView, REPORT_ID } from "#web/test/paid-report.ts";

configure({ reactStrictMode: true });

// Where there is room nothing of the summary is folded.
beforeEach(() => page.viewport(1024, 900));

const { checkout, price } = purchaseCalls;
const main = page.getByRole("main");
const summary = main.getByRole("region", { name: "Order Summary" });
/** What the report holds, below its answers. */
const offered = summary.getByRole("list").last();
const heading = (name: string) => page.getByRole("heading", { name, level: 1 });

test("while what is bought is on its way its shape is shown", async () => {
	openCheckout({ [checkout]: staysSilent });

	await expect.element(heading("Complete Your Purchase")).toBeVisible();
	await expect.element(main.getByText("Loading payment system...")).toBeVisible();
	await expect.element(summary).toBeVisible();
});

test("a report that is not there leads home", async () => {
	openCheckout({ [checkout]: refuses(404, { code: "not_found", message: "Not here." }) });

	await expect.element(heading("Report Not Found")).toBeVisible();
	await expect
		.element(page.getByText("The report you're looking for doesn't exist.", { exact: true }))
		.toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Back to Home" }))
		.toHaveAttribute("href", "/");
	expect(main.getByRole("button").elements()).toEqual([]);
});

test("a server that cannot be reached is told as that, and can be asked again before all else", async () => {
	openCheckout({ [checkout]: inTurn(isDown, gives(aCheckoutView())) });
	await expect.element(heading("The checkout could not be loaded")).toBeVisible();
	await expect.element(main.getByText("We could not reach the server.")).toBeVisible();
	expect(main.getByText("doesn't exist").elements()).toEqual([]);
	const waysOn = main.element().querySelectorAll("a, button");
	expect([...waysOn].map(({ textContent }) => textContent)).toEqual(["Try again", "Back to Home"]);

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(heading("Complete Your Purchase")).toBeVisible();
});

test("a report that is paid for is not sold again", async () => {
	openCheckout({ [checkout]: gives(aCheckoutView({ state: "paid", isPaid: true })) });

	await expect.element(heading("Report Already Purchased")).toBeVisible();
	await expect
		.element(page.getByText("This report has already been paid for.", { exact: true }))
		.toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "View Report" }))
		.toHaveAttribute("href", `/reports/${REPORT_ID}`);
});

test("a refunded report is closed, and it is said", async () => {
	openCheckout({ [checkout]: gives(aCheckoutView({ state: "refunded" })) });

	await expect.element(heading("Report Refunded")).toBeVisible();
	await expect.element(main.getByText(/^This report was refunded and is closed\./)).toBeVisible();
});

test("the summary names what is bought, with the price in pounds and pence", async () => {
	openCheckout();

	await expect.element(summary.getByText("Property Risk Assessment Report")).toBeVisible();
	await expect.element(summary).toHaveTextContent(/14 Claremont Road\s*M14 5LL/);
	await expect.element(summary).toHaveTextContent(/Property type\s*Terraced house/);
	await expect.element(summary).toHaveTextContent(/EPC rating\s*E/);
	await expect.element(summary).toHaveTextContent(/Total\s*£15\.00No VAT is charged\.$/);
	expect(
		offered
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([
		"EPC analysis with upgrade costs",
		"HMO, selective licensing and Article 4 checks",
		"Rental yield and market analysis",
		"Risks, recommendations and compliance checklist",
		"Action plan and downloadable PDF",
	]);
	await expect
		.element(main.getByRole("link", { name: "Back to Report Preview" }))
		.toHaveAttribute("href", "/property/M145LL");
});

test("what was stated of the home leads back to its preview, and to the choice of its address", async () => {
	const stated = {
		use: "sharers",
		bedrooms: 3,
		rent: 950,
		price: 180_000.5,
		rentOf: "home",
		owned: false,
		certificate: "0000-0000-0000-0000-0002",
		houseNumber: "12 A",
		exemption: true,
		c4permission: false,
	} as const;
	openCheckout({ [checkout]: gives(aCheckoutView({ stated, address: null })) });
	const preview =
		"/property/M145LL?use=sharers&bedrooms=3&rent=950&price=180000.5&certificate=0000-0000-0000-0000-0002&houseNumber=12+A&exemption=true";

	await expect
		.element(main.getByRole("link", { name: "Back to Report Preview" }))
		.toHaveAttribute("href", preview);
	await page.viewport(1280, 900);
	await expect
		.element(main.getByRole("link", { name: "Choose the address" }))
		.toHaveAttribute("href", preview);
});

test.for([
	[32, 68, null, ""],
	[
		45,
		55,
		"Moderate risk - consider market conditions",
		"Moderate risk - consider market conditions",
	],
	[
		85,
		15,
		"High-risk investment - consider alternatives",
		"High RiskHigh-risk investment - consider alternatives",
	],
] as const)(
	"a risk of %i stands beside the investment score of %i, and is praised nowhere",
	async ([riskScore, investmentScore, riskDescription, words]) => {
		openCheckout({
			[checkout]: gives(
				aCheckoutView({ riskScore, investmentScore, riskCategory: "Low Risk", riskDescription }),
			),
		});

		const score = summary.getByText(`Risk Score: ${riskScore}/100`, { exact: true });
		await expect.element(score).toBeVisible();
		expect(score.element().parentElement?.textContent).toBe(
			`Risk Score: ${riskScore}/100${words}It is 100 less the investment score of ${investmentScore} that the preview shows: one judgement, read from both ends.`,
		);
	},
);

test("what is not known of the home is said in words", async () => {
	openCheckout({
		[checkout]: gives(
			aCheckoutView({
				address: null,
				propertyType: null,
				epcRating: null,
				riskScore: null,
				investmentScore: null,
			}),
		),
	});

	await expect.element(summary.getByText("M14 5LL")).toBeVisible();
	await expect.element(summary).toHaveTextContent(/Property type\s*Not known/);
	await expect.element(summary).toHaveTextContent(/EPC rating\s*Not known/);
	await expect
		.element(summary.getByText("Risk Score: not enough published data to score."))
		.toBeVisible();
});

test("a price that cannot be had is fifteen pounds", async () => {
	openCheckout({ [price]: isDown });

	await expect.element(summary).toHaveTextContent(/Total\s*£15\.00No VAT is charged\.$/);
});

test("a price with pence is shown with its pence", async () => {
	openCheckout({ [price]: gives({ price: 12.5 }) });

	await expect.element(summary).toHaveTextContent(/Total\s*£12\.50No VAT is charged\.$/);
	await expect.element(page.getByRole("button", { name: "Pay £12.50" })).toBeVisible();
});

test("a report of which too little is known is not sold, and leads to what is known", async () => {
	const offer = noOffer();
	openCheckout({ [checkout]: gives(aCheckoutView({ offer, riskScore: null })) });

	await expect.element(heading("Report Not Sold")).toBeVisible();
	await expect.element(main.getByText(`${offer.reason} You have not been charged.`)).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "See what is known, for nothing" }))
		.toHaveAttribute("href", "/property/M145LL");
	expect(payButton.elements()).toEqual([]);
});

test("the summary ticks what the report holds alone, and names what it lacks", async () => {
	const offer = anOffer({
		holds: ["Market analysis"],
		lacks: [{ what: "Rental yield", why: "No official rent is published for Leeds." }],
		reason: "No energy rating is known for M14 5LL.",
	});
	openCheckout({ [checkout]: gives(aCheckoutView({ offer })) });

	await expect.element(summary.getByText("No energy rating is known for M14 5LL.")).toBeVisible();
	expect(
		offered
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(["Market analysis"]);
	await expect.element(summary).toHaveTextContent(/Rental yieldNo official rent is published/);
});

test.for([
	["E", true],
	[null, false],
] as const)("with the band %s typical homes are spoken of: %s", async ([epcRating, isSpoken]) => {
	openCheckout({ [checkout]: gives(aCheckoutView({ address: null, epcRating })) });

	await expect.element(summary.getByText(/No address was chosen/)).toBeVisible();
	expect(summary.getByText(/typical homes/).elements().length > 0).toBe(isSpoken);
});

test("on a phone all of the summary but the answers is folded, and the e-mail field is on the first screen", async () => {
	await page.viewport(390, 844);
	openCheckout({ [checkout]: gives(aCheckoutView({ address: null })) });

	await expect.element(emailField).toBeVisible();
	await expect.element(summary).toHaveTextContent(/Total\s*£15\.00No VAT is charged\.$/);
	await expect.element(summary.getByRole("list", { name: "The answer" })).toBeVisible();
	expect(emailField.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
	const items = summary.getByText("Action plan and downloadable PDF");
	await expect.element(items).not.toBeVisible();

	await summary.getByText("What you get").click();

	await expect.element(items).toBeVisible();
});
