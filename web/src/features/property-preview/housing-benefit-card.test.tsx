import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { HousingBenefitCard } from "./housing-benefit-card.tsx";

const area = page.getByLabelText("Rental market area");
const show = page.getByRole("button", { name: "Show what it pays" });

test("the area is asked for by its name, and one of the list alone is taken", async () => {
	const choose = vi.fn();
	renderOpened(<HousingBenefitCard preview={aPreview()} choose={choose} />);

	await area.fill("Atlantis");
	await show.click();
	await expect.element(area).toHaveAccessibleDescription("Choose an area of the list");
	expect(choose).not.toHaveBeenCalled();
	await area.fill(" southern greater manchester");
	await show.click();
	expect(choose).toHaveBeenCalledExactlyOnceWith({ brma: "Southern Greater Manchester" });
});

test("what is paid stands by the home's size, the home's own marked, and the percentile with its year", async () => {
	await page.viewport(1280, 800);
	const choose = vi.fn();
	const { housingBenefit } = aPreview();
	const rate = { label: "2 bedrooms", weekly: 195.62, monthly: 850.02, percentile: 850.02 };
	const known = {
		...housingBenefit,
		area: "Ashford",
		because: "stated" as const,
		rates: [{ ...rate, isOfHome: true }],
	};
	renderOpened(
		<HousingBenefitCard preview={aPreview({ housingBenefit: known })} choose={choose} />,
	);

	await expect
		.element(page.getByRole("row", { name: "2 bedrooms £195.62 £850.02 £850.02" }))
		.toBeInTheDocument();
	await expect.element(page.getByText(/in the year to September 2023/)).toBeVisible();
	await page.getByRole("button", { name: "Another area" }).click();
	expect(choose).toHaveBeenCalledExactlyOnceWith({ brma: null });
});
