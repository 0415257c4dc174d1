import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { someExamples } from "#web/test/some-examples.ts";
import { aHomeList } from "#web/test/some-homes.ts";

const invalidPostcode =
	"Please enter a valid UK postcode (e.g., SW1A 1AA, E1 6AN, M1 1AD). Note: Some postcodes may not exist or be in our database.";

const preview = {
	"/api/property/preview/M145LL": gives(aPreview()),
	"/api/report-price": gives({ price: 15 }),
};

/** Not what the page shows of itself. */
const isOfSearch = (path: string) => /^\/api\/(postcode|property)\//.test(path);

async function search(typed: string) {
	await page.getByLabelText("UK postcode").fill(typed);
	await page.getByRole("button", { name: "Analyze Property" }).click();
}

test("for somebody who keeps homes the page begins with them and with what is next", async () => {
	const next = { homeId: "hom_1", until: null, isDraft: false, about: "held" } as const;
	const dates = [
		{ ...next, id: "gas-ends", on: "2026-12-12", title: "Gas safety record ends" },
		{ ...next, id: "insurance-ends", on: "2027-01-20", title: "Insurance ends" },
	];
	fakeApi({ ...signedInAs(), "/api/homes": gives(aHomeList({ dates })) });
	renderScreen("/");
	const mine = page.getByRole("region", { name: "My Homes" });
	await expect.element(mine.getByText("12 December 2026: Gas safety record ends")).toBeVisible();
	await expect.element(mine.getByText("20 January 2027: Insurance ends")).toBeVisible();
	await expect
		.element(mine.getByRole("link", { name: "Open 1 home" }))
		.toHaveAttribute("href", "/homes");
	await expect.element(page.getByLabelText("UK postcode")).toBeVisible();
});

test("for somebody who keeps no home the page begins with the search", async () => {
	const { asked } = fakeApi({ ...signedInAs(), "/api/homes": gives(aHomeList({ homes: [] })) });
	renderScreen("/");
	await expect.poll(() => asked).toContain("/api/homes");
	await expect.element(page.getByRole("region", { name: "My Homes" })).not.toBeInTheDocument();
});

test("a valid postcode leads to its preview, in upper case and without spaces", async () => {
	fakeApi({ ...preview, "/api/postcode/validate/M145LL": gives({ isValid: true }) });
	const { address } = renderScreen("/");

	await search(" m14 5ll ");

	await expect.element(page.getByText("Good Investment")).toBeVisible();
	expect(address()).toBe("/property/M145LL");
});

test("an invalid postcode is refused in a notice, with the server's reason on the field", async () => {
	fakeApi({
		"/api/postcode/validate/NOPE": gives({ isValid: false, reason: "That is no postcode." }),
	});
	const { address } = renderScreen("/");

	await search("nope");

	await expect.element(page.getByText("Invalid Postcode", { exact: true })).toBeVisible();
	await expect.element(page.getByText(invalidPostcode, { exact: true })).toBeVisible();
	await expect
		.element(page.getByLabelText("UK postcode"))
		.toHaveAccessibleDescription(/That is no postcode\.$/);
	await expect.element(page.getByLabelText("UK postcode")).toHaveValue("nope");
	expect(address()).toBe("/");
});

test("an empty search asks the server nothing", async () => {
	const { asked } = fakeApi({});
	renderScreen("/");

	await search("  ");

	await expect.element(page.getByText("Type a postcode first.")).toBeVisible();
	expect(asked.filter(isOfSearch)).toEqual([]);
});

test("when the server fails, the shape of a postcode is enough to go on", async () => {
	fakeApi({ ...preview, "/api/postcode/validate/M145LL": isDown });
	const { address } = renderScreen("/");

	await search("M14 5LL");

	await expect.element(page.getByText("Good Investment")).toBeVisible();
	expect(address()).toBe("/property/M145LL");
});

test("when the server fails, what has not the shape of a postcode is refused", async () => {
	fakeApi({
		"/api/postcode/validate/M145": refuses(500, { code: "internal", message: "Something broke." }),
	});
	renderScreen("/");

	await search("M14 5");

	await expect.element(page.getByText(invalidPostcode, { exact: true })).toBeVisible();
});

test("an answer that makes no sense is an error, not an invalid postcode", async () => {
	fakeApi({ "/api/postcode/validate/M145LL": gives(null) });
	renderScreen("/");

	await search("M14 5LL");

	await expect
		.element(page.getByText("Something went wrong. Please try again.", { exact: true }))
		.toBeVisible();
	await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
});

test("a second search does not start while the first is under way", async () => {
	const { asked } = fakeApi({ "/api/postcode/validate/M145LL": staysSilent });
	renderScreen("/");

	await search("M14 5LL");
	await userEvent.keyboard("{Enter}");
	await page.getByLabelText("UK postcode").click();
	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByRole("button", { name: "Searching..." })).toBeVisible();
	expect(asked.filter(isOfSearch)).toEqual(["/api/postcode/validate/M145LL"]);
});

// Of two postcodes: the pointer may still rest where the first was.
test.for([
	["an example beside the search", 0, "M14 5LL Manchester", "M145LL"],
	["an example that is shown", 1, "CF24 3AB Cardiff", "CF243AB"],
] as const)(
	"the preview of %s is asked for before it is pressed",
	async ([, at, name, postcode]) => {
		const { asked } = fakeApi({ ...preview, "/api/examples": staysSilent });
		renderScreen("/");

		await page.getByRole("link", { name }).nth(at).hover();

		await expect.poll(() => asked).toContain(`/api/property/preview/${postcode}`);
	},
);

test("the page says in turn what is checked, what comes of it, what it costs and whom to ask", async () => {
	fakeApi({ ...preview, "/api/examples": gives(someExamples()) });
	renderScreen("/");

	await expect.element(page.getByText("Its 2 chapters")).toBeVisible();
	const headings = page
		.getByRole("heading", { level: 2 })
		.elements()
		.map(({ textContent }) => textContent);
	expect(headings.slice(-5)).toEqual([
		"What is checked",
		"A sample report",
		"Three examples, assessed today",
		"What it costs",
		"Support",
	]);
	await expect
		.poll(() => document.title)
		.toBe("What could go wrong with letting this home? · Lettable");
});

test("what a report costs stands beside the search", async () => {
	fakeApi({ "/api/report-price": gives({ price: 19 }) });
	renderScreen("/");

	await expect
		.element(page.getByText(/A full report costs/))
		.toHaveTextContent("The preview is free. A full report costs £19, once, without an account.");
	await expect
		.element(page.getByRole("link", { name: "All prices" }))
		.toHaveAttribute("href", "/#pricing");
});

test("whoever comes by the address of a part has the focus on its heading", async () => {
	fakeApi({});
	renderScreen("/#support");

	await expect.element(page.getByRole("heading", { name: "Support", exact: true })).toHaveFocus();
});
