import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sources } from "#domain/base/sources.ts";
import { nationalExemptions } from "#domain/subjects/licensing/national-exemptions.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { aVerdict } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aProvenance, aSource } from "#web/test/some-evidence.ts";
import { LicensingCard } from "./licensing-card.tsx";

const WHY = "Why we say so";

test("a lead shows its reach, its dates and the council's page, and asks to be checked", async () => {
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[aVerdict()]} />);

	await expect.element(page.getByText("May be required")).toBeVisible();
	await page.getByText(WHY).click();
	await expect
		.element(page.getByText("Manchester, named streets. From 1 February 2025 to 31 January 2030."))
		.toBeVisible();
	await expect
		.element(page.getByText("Not verified: we have read no page about it. Ask the council."))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "The council’s page" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/selective-licensing");
});

test("whom national law spares stands once beside the verdict, with its source", async () => {
	const exemptions = nationalExemptions("selective", "England");
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[aVerdict({ exemptions })]} />);

	await page.getByText(WHY).click();
	await expect.element(page.getByText(/holiday lets, .* university\./)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: /SI 2006\/370/ }))
		.toHaveAttribute("href", "https://www.legislation.gov.uk/uksi/2006/370/article/2");
});

test("a verified scheme says when it was verified", async () => {
	const [scheme] = aVerdict().schemes;
	const proof = "Confirmed on the council's page on 3 October 2026.";
	const schemes = scheme ? [{ ...scheme, proof }] : [];
	renderPart(
		<LicensingCard postcode="M14 5LL" verdicts={[aVerdict({ verdict: "required", schemes })]} />,
	);

	await expect.element(page.getByText("Required", { exact: true })).toBeVisible();
	await page.getByText(WHY).click();
	await expect.element(page.getByText(proof)).toBeVisible();
	await expect.element(page.getByText(/We have not checked/)).not.toBeInTheDocument();
});

test("what to do stands under the verdict, with the page where no scheme names it", async () => {
	renderPart(
		<LicensingCard
			postcode="M14 5LL"
			verdicts={[aVerdict({ verdict: "none_found", schemes: [] })]}
		/>,
	);

	await expect
		.element(page.getByRole("link", { name: "Ask Manchester if your street needs a licence" }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/selective-licensing");
});

test("that nothing was found leads to its evidence also where nothing is to be done", async () => {
	const url = "https://www.manchester.gov.uk/licensing";
	const evidence = [{ url, name: "Council page, read 24 Nov 2026", proves: "There is none." }];
	const none = aVerdict({ verdict: "none_found", need: null, schemes: [], evidence });
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[none]} />);

	await expect
		.element(page.getByRole("link", { name: "Council page, read 24 Nov 2026" }))
		.toHaveAttribute("href", url);
	await expect.element(page.getByText(none.summary)).not.toBeVisible();
	await page.getByText(WHY).click();
	await expect.element(page.getByText(none.summary)).toBeVisible();
});

test("a verdict leads to its evidence without a list being opened, and each page says what it proves", async () => {
	const url = "https://www.manchester.gov.uk/selective-licensing";
	const evidence = [
		{ url, name: "Council page, read 24 Nov 2026", proves: "It began on 1 February 2025." },
		{ url: `${url}/notice`, name: "Council page, not checked by us", proves: null },
	];
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[aVerdict({ evidence })]} />);

	const read = page.getByRole("link", { name: "Council page, read 24 Nov 2026" });
	await expect.element(read).toBeVisible();
	await expect.element(read).toHaveAttribute("title", "It began on 1 February 2025.");
	await expect
		.element(page.getByRole("link", { name: "Council page, not checked by us" }))
		.toBeVisible();
});

test("what several verdicts ask for is told once", async () => {
	const verdicts = [aVerdict(), aVerdict({ scheme: "additional", name: "Additional HMO licence" })];
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={verdicts} />);

	await expect.element(page.getByText("Additional HMO licence", { exact: true })).toBeVisible();
	expect(page.getByText(/^Ask Manchester if your street/).elements()).toHaveLength(1);
});

test("what the verdict's own words ask is not asked again under them", async () => {
	const summary = "A scheme covers named streets. Ask Manchester if your street needs a licence.";
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[aVerdict({ summary })]} />);

	await expect.element(page.getByText(summary)).toBeVisible();
	expect(page.getByText(/Ask Manchester/).elements()).toHaveLength(1);
});

test("of a verdict that has no bearing nothing is to be done", async () => {
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[aVerdict({ applies: false })]} />);

	await page.getByText("Only if you let it another way").click();
	await expect.element(page.getByText("Selective licence", { exact: true })).toBeVisible();
	await expect.element(page.getByText(/Ask Manchester/)).not.toBeInTheDocument();
});

test("Article 4 stands apart as planning and speaks of permission", async () => {
	renderPart(
		<LicensingCard
			postcode="M14 5LL"
			verdicts={[aVerdict({ scheme: "article4", verdict: "required" })]}
		/>,
	);

	await expect.element(page.getByRole("heading", { name: "Planning", exact: true })).toBeVisible();
	await expect.element(page.getByText("Permission needed")).toBeVisible();
});

test("a verdict that has no bearing on the use comes last, under words that say so", async () => {
	const [now, never] = [aVerdict({ name: "Now" }), aVerdict({ name: "Then", applies: false })];
	renderPart(
		<LicensingCard postcode="M14 5LL" verdicts={[{ ...never, scheme: "additional" }, now]} />,
	);

	await expect.element(page.getByText("Then", { exact: true })).not.toBeVisible();
	await page.getByText("Only if you let it another way").click();
	await expect.element(page.getByText("Then", { exact: true })).toBeVisible();
	expect(document.body.textContent).toMatch(/Now.*Only if you let it another way.*Then/);
});

test("where the law asks for no licence it is not needed, and a scheme not found is only not found", async () => {
	const provenance = aProvenance({ basis: "rule" });
	renderPart(
		<LicensingCard
			postcode="M14 5LL"
			verdicts={[
				aVerdict({ verdict: "none_found", schemes: [] }),
				aVerdict({ scheme: "mandatory", verdict: "none_found", applies: false, provenance }),
			]}
		/>,
	);

	await expect.element(page.getByText("We found none", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Not needed", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Only if you let it another way")).not.toBeInTheDocument();
});

test("schemes that differ in their dates alone share one line for the council", async () => {
	const [scheme] = aVerdict().schemes;
	const schemes = scheme ? [scheme, { ...scheme, start: "2026-03-01", end: null }] : [];
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[aVerdict({ schemes })]} />);

	await page.getByText(WHY).click();
	await expect.element(page.getByText("From 1 February 2025 to 31 January 2030.")).toBeVisible();
	await expect.element(page.getByText("From 1 March 2026, no end date given.")).toBeVisible();
	expect(page.getByRole("link", { name: "The council’s page" }).elements()).toHaveLength(1);
});

test("what was read off the national map names the map, its date and that of its coverage", async () => {
	const provenance = aProvenance({
		basis: "postcode",
		coverage: "estimated",
		sources: ["2026-11-20", "2026-11-14"].map((asOf) =>
			aSource({ name: sources.planningData.name, asOf }),
		),
	});
	const verdict = aVerdict({ scheme: "article4", verdict: "none_found", schemes: [], provenance });
	renderPart(<LicensingCard postcode="M14 5LL" verdicts={[verdict]} />);

	await page.getByRole("button", { name: /Planning Data · 20 Nov 2026/ }).click();
	await expect.element(page.getByText(/, 14 November 2026/)).toBeVisible();
	await expect.element(page.getByText(/Register of schemes/)).not.toBeInTheDocument();
});

test("what is not known is never an all-clear", async () => {
	const provenance = aProvenance({ coverage: "unknown" });
	renderPart(
		<LicensingCard
			postcode="M14 5LL"
			verdicts={[aVerdict({ verdict: "unknown", schemes: [], provenance })]}
		/>,
	);

	await expect.element(page.getByText("Not known", { exact: true })).toBeVisible();
	await expect.element(page.getByText("We found none")).not.toBeInTheDocument();
});

test("every verdict asks whether something is wrong, and its form says about what", async () => {
	fakeApi({});
	renderPart(
		<LicensingCard
			postcode="M14 5LL"
			verdicts={[aVerdict(), aVerdict({ scheme: "article4", name: "Planning permission" })]}
		/>,
	);
	const openers = page.getByText("Something wrong?");
	expect(openers.elements()).toHaveLength(2);
	await page.getByText(WHY).nth(1).click();
	await openers.nth(1).click();
	await expect
		.element(page.getByText(/Tell us what is wrong about planning permission for an HMO/))
		.toBeVisible();
});

test("the card leads on to the page of the council, where one is known", async () => {
	fakeApi({});
	renderPart(
		<LicensingCard postcode="BS1 1AA" verdicts={[aVerdict()]} council="Bristol, City of" />,
	);
	await expect
		.element(page.getByRole("link", { name: "All schemes we know of in Bristol" }))
		.toHaveAttribute("href", "/areas/bristol-city-of");
});
