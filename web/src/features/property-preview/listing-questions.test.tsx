import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Preview } from "#contracts/preview.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { anEntitledPreview, aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render-part.tsx";
import { evidenceOf } from "#web/test/some-evidence.ts";
import { ListingQuestions } from "./listing-questions.tsx";

const homes = ["1 Pretend Terrace", "2 Pretend Terrace", "Flat 1, 3 Pretend Terrace"];

type Opened = { preview?: Preview; choices?: Choices; address?: string | null; state?: unknown };

/** The questions under a listing for sale at £180,000, and what was chosen. */
function openQuestions({ address = "2 Pretend Terrace, Manchester", ...opened }: Opened = {}) {
	const { preview = aPreview({ certificatesCount: homes.length }) } = opened;
	fakeApi({
		"/api/property/addresses/M145LL": gives({
			postcode: "M14 5LL",
			addresses: homes.map((home, at) => ({
				certificate: `0000-0000-0000-0000-000${at}`,
				address: home,
				epcRating: "D",
				registeredOn: "2024-01-02",
				expired: false,
			})),
			provenance: { ...preview.gatedSources.rent, basis: "postcode", note: null },
		}),
	});
	const choose = vi.fn();
	const state =
		"state" in opened
			? opened.state
			: { listing: { postcode: "M145LL", readAt: "2026-11-21T14:05:00.000Z", address } };
	renderAt(
		{ pathname: "/property/M145LL", state },
		<ListingQuestions
			preview={preview}
			choices={opened.choices ?? { price: "180000" }}
			choose={choose}
		/>,
	);
	return choose;
}

const noted = (more: object) =>
	openQuestions({
		state: { listing: { postcode: "M145LL", readAt: "2026-11-21T14:05:00.000Z", ...more } },
	});

test.each([
	[{ unusual: "park_home" }, "The listing is of a park home."],
	[{ agreed: "sold" }, "The listing says: sold, subject to contract."],
	[{ priceNote: "Auction guide price" }, /auction guide price: bids may end above it/i],
	[{ priceNote: "Offers over" }, /offers over: the home may cost more/i],
])("a listing that says %j is told of under the answers", async (said, words) => {
	noted(said);
	await expect.element(page.getByText(words)).toBeVisible();
});

test("what an address's history holds that no listing says is not told", async () => {
	noted({ unusual: "castle", agreed: "burnt", priceNote: "Fixed price" });
	await expect.element(rent).toBeVisible();
	expect(page.getByText(/castle|burnt|Fixed/i).elements()).toEqual([]);
});

const rent = page.getByLabelText("What rent a month do you expect?");
const questions = page.getByRole("region", { name: "What the listing leaves open" });

test("the rent to expect is asked first, and what is typed is stated", async () => {
	const choose = openQuestions();

	await rent.fill("£1,250");
	await page.getByRole("button", { name: "Use my rent" }).click();

	expect(choose).toHaveBeenCalledWith({ rent: "1250" });
});

test("a rent by the week is stated as the month's", async () => {
	const choose = openQuestions();

	await rent.fill("£300 pw");
	await page.getByRole("button", { name: "Use my rent" }).click();

	expect(choose).toHaveBeenCalledWith({ rent: "1300" });
});

test("the official average is suggested to whoever is given it, and is taken by a press", async () => {
	const choose = openQuestions({ preview: anEntitledPreview() });

	await expect.element(rent).toHaveAttribute("placeholder", "1312");
	await page.getByRole("button", { name: "Use £1,312" }).click();

	expect(choose).toHaveBeenCalledWith({ rent: "1312" });
	await expect
		.element(page.getByRole("button", { name: /^Official average rent: Typical of Manchester/ }))
		.toBeVisible();
});

test("the average of homes with as many bedrooms is suggested before that of all", async () => {
	const { marketIntelligence } = anEntitledPreview();
	if (marketIntelligence === null) {
		throw new Error("an entitled preview without figures");
	}
	openQuestions({
		preview: anEntitledPreview({
			marketIntelligence: { ...marketIntelligence, rentForBedrooms: evidenceOf(1150.4) },
		}),
	});

	await expect.element(page.getByRole("button", { name: "Use £1,150" })).toBeVisible();
});

test("whoever is not given the figure is told who publishes it", async () => {
	openQuestions();

	await expect.element(rent).not.toHaveAttribute("placeholder");
	await page.getByRole("button", { name: /Where official rents stand/ }).click();
	await expect
		.element(page.getByRole("link", { name: "Price Index of Private Rents" }))
		.toBeVisible();
	await expect.element(questions).not.toHaveTextContent("1,312");
});

test.each<[string, Choices]>([
	["a rent is stated", { price: "180000", rent: "1250" }],
	["the listing gave no price", {}],
])("no rent is asked where %s", async (_, choices) => {
	openQuestions({ choices });

	await expect.element(page.getByRole("button", { name: "Use it" })).toBeVisible();
	await expect.element(rent).not.toBeInTheDocument();
});

test("the certificate of the listing's number and street is suggested, and chosen by a press alone", async () => {
	const choose = openQuestions();

	await expect
		.element(questions)
		.toHaveTextContent("This looks like the certificate of 2 Pretend Terrace.");
	expect(choose).not.toHaveBeenCalled();
	await page.getByRole("button", { name: "Use it" }).click();

	expect(choose).toHaveBeenCalledWith({ certificate: "0000-0000-0000-0000-0001" });
});

test("where several may be it, each is offered by its address", async () => {
	const choose = openQuestions({ address: "3 Pretend Terrace" });

	await page.getByRole("button", { name: "Flat 1, 3 Pretend Terrace" }).click();

	expect(choose).toHaveBeenCalledWith({ certificate: "0000-0000-0000-0000-0002" });
});

test("an address without a number says so and offers the whole list", async () => {
	const choose = openQuestions({ address: "Pretend Terrace, Manchester, M14" });

	await page
		.getByLabelText("The listing gives no house number. Which home is it?")
		.selectOptions("1 Pretend Terrace");

	expect(choose).toHaveBeenCalledWith({ certificate: "0000-0000-0000-0000-0000" });
});

test("an address that no certificate has is said to have none", async () => {
	openQuestions({ address: "12 Elsewhere Road" });

	await expect
		.element(questions)
		.toHaveTextContent("No certificate here has the listing’s address.");
});

test.each<[string, Opened]>([
	["without a listing", { state: null }],
	[
		"once both are answered",
		{ choices: { price: "180000", rent: "1250", certificate: "0000-0000-0000-0000-0001" } },
	],
	[
		"where there is no certificate to choose and a rent",
		{ preview: aPreview(), choices: { price: "180000", rent: "1250" } },
	],
])("nothing is asked %s", async (_, opened) => {
	openQuestions(opened);

	await expect.element(questions).not.toBeInTheDocument();
});
