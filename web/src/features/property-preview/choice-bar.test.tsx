import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { aPlace, someEvidence, someInputs } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { aProvenance, energyEvidence } from "#web/test/some-evidence.ts";
import { choiceChips } from "./choice-chips.ts";

const number = "0000-1111-2222-3333-4444";
const price = { "/api/report-price": gives({ price: 15 }) };
const addresses = gives({
	postcode: "M14 5LL",
	addresses: [
		{
			certificate: number,
			address: "14 Claremont Road",
			epcRating: "F",
			registeredOn: "2015-03-01",
			expired: true,
		},
	],
	provenance: aProvenance(),
});

/** Opens the line of choices, as a visitor does. */
const open = () => page.getByText("Change", { exact: true }).click();

/** Echoes what was stated, as the server does. */
function echo(url: URL): Response {
	const use = url.searchParams.get("use");
	const inputs = someInputs({ use: use === "hmo" || use === "sharers" ? use : "single" });
	return Response.json(aPreview({ inputs }));
}

test("the use chosen goes into the address and the call, and comes out again", async () => {
	const { asked } = fakeApi({ ...price, "/api/property/preview/M145LL": echo });
	const { address } = renderScreen("/property/M145LL");

	await open();
	await page.getByLabelText("How it is let").selectOptions("sharers");

	await expect.poll(address).toBe("/property/M145LL?use=sharers");
	await expect.poll(() => asked).toContain("/api/property/preview/M145LL?use=sharers");
	await page.getByLabelText("How it is let").selectOptions("single");
	await expect.poll(address).toBe("/property/M145LL");
});

test("whoever lets to several may say how many rooms, which are then let one by one", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": echo });
	const { address } = renderScreen("/property/M145LL?use=hmo");

	await open();
	await page.getByLabelText("Rooms let one by one").fill("6");
	await page.getByRole("button", { name: "Use my figures" }).click();
	await expect.poll(address).toBe("/property/M145LL?use=hmo&rooms=6");
});

test("a shared link opens with its choices, and a new one keeps them", async () => {
	const { asked } = fakeApi({ ...price, "/api/property/preview/M145LL": echo });
	const { address } = renderScreen("/property/M145LL?use=hmo&bedrooms=12&unknown=1");

	await open();
	await expect.element(page.getByLabelText("How it is let")).toHaveValue("hmo");
	await expect.element(page.getByLabelText("Bedrooms")).toHaveValue("12");
	expect(asked).toContain("/api/property/preview/M145LL?use=hmo&bedrooms=12");

	await page.getByLabelText("Bedrooms").selectOptions("3");
	await expect.poll(address).toBe("/property/M145LL?use=hmo&bedrooms=3");
});

test("addresses are listed at once where certificates are known, and choosing one assesses it", async () => {
	const { asked } = fakeApi({
		...price,
		"/api/property/preview/M145LL": gives(aPreview({ certificatesCount: 1 })),
		"/api/property/addresses/M145LL": addresses,
	});
	const { address } = renderScreen("/property/M145LL");

	await open();
	await page
		.getByLabelText("Address", { exact: true })
		.selectOptions("14 Claremont Road, F (expired)");

	await expect.poll(address).toBe(`/property/M145LL?certificate=${number}`);
	await expect.poll(() => asked).toContain(`/api/property/preview/M145LL?certificate=${number}`);
});

test("where nobody knows of certificates, the register is asked when the visitor turns to it", async () => {
	const { asked } = fakeApi({
		...price,
		"/api/property/preview/M145LL": gives(aPreview({ certificatesCount: null })),
		"/api/property/addresses/M145LL": gives({
			postcode: "M14 5LL",
			addresses: [],
			provenance: aProvenance({ note: "The register was not asked: no key is configured." }),
		}),
	});
	renderScreen("/property/M145LL");
	await expect.element(page.getByText("What makes the score")).toBeVisible();
	expect(asked).not.toContain("/api/property/addresses/M145LL");

	await open();
	await page.getByLabelText("Address", { exact: true }).click();

	await expect
		.element(page.getByLabelText("Address", { exact: true }))
		.toHaveAccessibleDescription("The register was not asked: no key is configured.");
});

test("while a choice is assessed the last answer stays, marked as busy", async () => {
	let answer: (response: Response) => void = () => undefined;
	fakeApi({
		...price,
		"/api/property/preview/M145LL": (url) =>
			url.searchParams.has("use")
				? new Promise((resolve) => {
						answer = resolve;
					})
				: gives(aPreview())(url),
	});
	renderScreen("/property/M145LL");
	await open();
	await page.getByLabelText("How it is let").selectOptions("hmo");

	await expect.element(page.getByText("Assessing again")).toBeInTheDocument();
	await expect.element(page.getByText("What makes the score")).toBeVisible();

	answer(Response.json(aPreview({ riskScore: 44 })));
	await expect.element(page.getByRole("img", { name: /Investment score 44/ })).toBeVisible();
	await expect.element(page.getByText("Assessing again")).not.toBeInTheDocument();
});

test("an exemption can be stated for a home's own rating of F", async () => {
	const evidence = someEvidence({ epcRating: energyEvidence("F", { basis: "property" }) });
	fakeApi({
		...price,
		"/api/property/preview/M145LL": gives(aPreview({ epcRating: "F", evidence })),
	});
	const { address } = renderScreen("/property/M145LL");

	await open();
	await page.getByRole("checkbox", { name: /An exemption/ }).click();
	await expect.poll(address).toBe("/property/M145LL?exemption=true");
	await page.getByRole("checkbox", { name: /An exemption/ }).click();
	await expect.poll(address).toBe("/property/M145LL");
});

test("a rating of F that is only typical of the place asks for no exemption", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview({ epcRating: "F" })) });
	renderScreen("/property/M145LL");

	await expect.element(page.getByText("What makes the score")).toBeVisible();
	await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
});

test("planning permission can be stated for sharers, and not for one household", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": echo });
	const { address } = renderScreen("/property/M145LL");
	await expect.element(page.getByText("What makes the score")).toBeVisible();
	await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();

	await open();
	await page.getByLabelText("How it is let").selectOptions("sharers");
	await page.getByRole("checkbox", { name: /Planning permission/ }).click();

	await expect.poll(address).toBe("/property/M145LL?use=sharers&c4permission=true");
});

test("the other choices stand as one line, and what is stated stands out", async () => {
	const inputs = someInputs({ use: "sharers", people: 4, type: "flat", loan: 60 });
	expect(choiceChips({ address: "14 Claremont Road, Manchester", inputs })).toEqual([
		{ text: "14 Claremont Road", look: "stated" },
		{ text: "4 people", look: "stated" },
		{ text: "Flat", look: "stated" },
		{ text: "60% loan", look: "stated" },
	]);
	expect(choiceChips({ address: null, inputs: someInputs() })).toEqual([
		{ text: "Any home", look: "assumed" },
		{ text: "75% loan", look: "assumed" },
	]);
	const owned = someInputs({ owned: true, price: 240_000 });
	expect(choiceChips({ address: null, inputs: owned }).map(({ text }) => text)).toEqual([
		"Any home",
		"Worth £240,000",
	]);
});

test("the loan goes into the address, and its default out of it", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": echo });
	const { address } = renderScreen("/property/M145LL");
	await open();

	await page.getByLabelText("Loan").selectOptions("Cash, no loan");
	await expect.poll(address).toBe("/property/M145LL?loan=0");
	await page.getByLabelText("Loan").selectOptions("75% loan");
	await expect.poll(address).toBe("/property/M145LL");
});

test("a flat is asked for its service charge", async () => {
	fakeApi({
		...price,
		"/api/property/preview/M145LL": gives(aPreview({ propertyType: "Flat, mid-floor" })),
	});
	const { address } = renderScreen("/property/M145LL");
	await open();
	await page.getByLabelText("Service charge a year").fill("1800");
	await page.getByRole("button", { name: "Use my figures" }).click();
	await expect.poll(address).toBe("/property/M145LL?serviceCharge=1800");
});

test("on a border the nation is asked", async () => {
	const preview = aPreview({ place: aPlace({ nationChoices: ["England", "Wales"] }) });
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(preview) });
	const { address } = renderScreen("/property/M145LL");
	await open();
	await page.getByRole("combobox", { name: "Nation" }).selectOptions("Wales");
	await expect.poll(address).toBe("/property/M145LL?nation=Wales");
});

test.each([320, 390, 768, 1440])("every choice is read whole at %i px", async (width) => {
	await page.viewport(width, 900);
	fakeApi({ ...price, "/api/property/preview/M145LL": echo });
	renderScreen("/property/M145LL?use=sharers");
	await open();

	for (const name of ["How it is let", "Bedrooms", "Loan"]) {
		const select = page.getByRole("combobox", { name }).element() as HTMLSelectElement;
		const { font, paddingLeft, paddingRight } = getComputedStyle(select);
		const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		pen.font = font;
		const room =
			select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
		// One that is as wide as what is chosen has room for that alone.
		const isSized = getComputedStyle(select).getPropertyValue("field-sizing") === "content";
		const cut = [...(isSized ? select.selectedOptions : select.options)].filter(
			({ text }) => pen.measureText(text).width > room,
		);
		expect(cut.map(({ text }) => text)).toEqual([]);
	}
});
