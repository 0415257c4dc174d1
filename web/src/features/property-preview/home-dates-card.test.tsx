import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { HomeDatesCard } from "./home-dates-card.tsx";

const { place } = aPreview();

test("the calendar is of the home as it was stated", async () => {
	renderPart(
		<HomeDatesCard
			preview={aPreview({ postcode: "M14 5LL" })}
			choices={{ use: "hmo", rent: "900" }}
		/>,
	);
	await page.getByText(/dates?, the next on/).click();
	await expect
		.element(page.getByRole("link", { name: "Add to calendar (.ics)" }))
		.toHaveAttribute("href", "/api/property/dates/M145LL.ics?use=hmo&rent=900");
});

test("where the region is not known, that is why no window is told", async () => {
	const preview = aPreview({ place: { ...place, nation: "England", region: null } });
	renderPart(<HomeDatesCard preview={preview} choices={{}} />);
	await expect.element(page.getByText(/the region of this home is not known/)).toBeVisible();
});

test("without dates and without anything to ask there is no card", async () => {
	const wales = { ...place, nation: "Wales", region: null, nationChoices: [] };
	renderPart(<HomeDatesCard preview={aPreview({ dates: [], place: wales })} choices={{}} />);
	await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
});
