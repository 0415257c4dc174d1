import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anEntitledPreview, aPreview } from "#web/test/a-preview.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { aProvenance } from "#web/test/some-evidence.ts";
import { Teasers } from "./teasers.tsx";

test("a visitor reads how many flags there are and where the series come from, and no more", async () => {
	renderPart(<Teasers preview={aPreview({ flagsCount: 3 })} />);

	await expect.element(page.getByText("3 red flags found. Subscribe to read them.")).toBeVisible();
	await expect.element(page.getByText("Rent: Typical of Manchester · May 2026")).toBeVisible();
	expect(page.getByText(/^Subscribe|Subscribe to/).elements()).toHaveLength(3);
	expect(document.body.textContent).not.toContain("£");
});

test("a subscription is not offered for figures that nobody has", async () => {
	const gap = aProvenance({ coverage: "not_covered" });
	const gatedSources = { rent: gap, price: gap, demand: gap };
	renderPart(<Teasers preview={aPreview({ gatedSources })} />);

	await expect.element(page.getByText(/leaves out rent, price and demand/)).toBeVisible();
	await expect
		.element(page.getByText(/rent and the price behind the yield/))
		.not.toBeInTheDocument();
});

test("flags are not drawn for someone who is not entitled, even if they were sent", async () => {
	const sent = anEntitledPreview({ entitled: false, marketIntelligence: null });
	renderPart(<Teasers preview={sent} />);

	await expect.element(page.getByText(/red flags found/)).toBeVisible();
	await expect
		.element(page.getByText("Below band C: the rule is to change in 2030."))
		.not.toBeInTheDocument();
});

test("a subscriber reads two flags, how many more there are, and the figures behind the yield", async () => {
	renderPart(<Teasers preview={anEntitledPreview()} />);

	await expect
		.element(page.getByText("Below band C: the rule is to change in 2030."))
		.toBeVisible();
	await expect.element(page.getByText("Selective licensing covers named streets.")).toBeVisible();
	await expect.element(page.getByText(/ends on 30 April 2027/)).not.toBeInTheDocument();
	await expect.element(page.getByText("and 1 more in the full report")).toBeVisible();
	await expect.element(page.getByText("£1,312")).toBeVisible();
	await expect.element(page.getByText("7.4%, upper third")).toBeVisible();
	await expect.element(page.getByText(/Subscribe to read/)).not.toBeInTheDocument();
});
