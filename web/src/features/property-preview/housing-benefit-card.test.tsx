import { type ReactNode, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { aPlace } from "#web/test/preview-parts.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { renderPart } from "#web/test/render-part.tsx";
import { aProvenance, aSource } from "#web/test/some-evidence.ts";
import { HousingBenefitCard } from "./housing-benefit-card.tsx";
import { RentalAreaQuestion } from "./rental-area-question.tsx";

const area = page.getByLabelText("Rental market area");
const show = page.getByRole("button", { name: "Show what it pays" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

const { housingBenefit } = aPreview();
const rate = { label: "2 bedrooms", weekly: 195.62, monthly: 850.02, percentile: null };
const rates = [{ ...rate, isOfHome: true }];
const inCouncil = (code: string, over: Partial<typeof housingBenefit> = {}) =>
	aPreview({
		place: aPlace({ authority: { code, name: "A council" } }),
		housingBenefit: { ...housingBenefit, ...over },
	});
const asCouncil = { area: "Lothian", because: "council", rates } as const;

test("the area is asked for by its name, and one of the nation's alone is taken", async () => {
	const choose = vi.fn();
	renderOpened(<HousingBenefitCard preview={inCouncil("E1")} choose={choose} refused={{}} />);

	await area.fill("Atlantis");
	await show.click();
	await expect.element(area).toHaveAccessibleDescription("Choose an area of the list");
	expect(choose).not.toHaveBeenCalled();
	await area.fill(" southern greater manchester");
	await show.click();
	expect(choose).toHaveBeenCalledExactlyOnceWith({ brma: "Southern Greater Manchester" });
});

test("the names of the nation's areas come once it is opened", async () => {
	renderPart(<HousingBenefitCard preview={inCouncil("E2")} choose={vi.fn()} refused={{}} />);
	expect(document.querySelectorAll("option")).toHaveLength(0);
	await page.getByText("Choose the rental market area").click();
	await expect.element(area).toBeVisible();
	expect(document.querySelectorAll("option")).toHaveLength(152);
});

/** One card after the other, as a visitor goes from search to search. */
function Searches({ cards }: { cards: readonly ReactNode[] }) {
	const [at, setAt] = useState(0);
	return (
		<>
			<button type="button" onClick={() => setAt(at + 1)}>
				Next search
			</button>
			{cards[at]}
		</>
	);
}

test("for another home of the same council what was chosen is proposed, for one of another it is asked again", async () => {
	const choose = vi.fn();
	const card = (code: string, key: number) => (
		<HousingBenefitCard key={key} preview={inCouncil(code)} choose={choose} refused={{}} />
	);
	renderPart(<Searches cards={[card("E3", 1), card("E4", 2), card("E3", 3)]} />);
	const open = () => page.getByText("Choose the rental market area").click();
	await open();
	await area.fill("Leeds");
	await show.click();

	await button("Next search").click();
	await open();
	await expect.element(area).toHaveValue("");
	await button("Next search").click();
	await open();
	await expect.element(area).toHaveValue("Leeds");
	await expect
		.element(area)
		.toHaveAccessibleDescription("As you chose for another home of this council");
	expect(choose).toHaveBeenCalledOnce();
});

test("of a council in a few areas those alone are offered", async () => {
	const choose = vi.fn();
	const preview = inCouncil("S1", { choices: ["Greater Glasgow", "Renfrewshire and Inverclyde"] });
	renderOpened(<HousingBenefitCard preview={preview} choose={choose} refused={{}} />);
	await button("Greater Glasgow").click();
	expect(area.query()).toBeNull();
	expect(choose).toHaveBeenCalledExactlyOnceWith({ brma: "Greater Glasgow" });
});

test("where the council tells the area nobody is asked", async () => {
	const whole = inCouncil("S2", { ...asCouncil, choices: [] });
	renderOpened(<HousingBenefitCard preview={whole} choose={vi.fn()} refused={{}} />);
	await expect.element(page.getByRole("table")).toBeVisible();
	const question = <RentalAreaQuestion preview={whole} choose={vi.fn()} refusal={undefined} />;
	expect(renderToStaticMarkup(question)).toBe("");
});

test("where a corner of the council lies in another area, that may be stated", async () => {
	const choose = vi.fn();
	const nearly = inCouncil("S2", { ...asCouncil, choices: ["Lothian", "Scottish Borders"] });
	renderOpened(<HousingBenefitCard preview={nearly} choose={choose} refused={{}} />);
	// It comes once the card is open, and comes closed.
	await page.getByText("It lies in another area").click();
	await expect.element(button("Scottish Borders")).toBeVisible();
	expect(button("Lothian").query()).toBeNull();
	await button("Scottish Borders").click();
	expect(choose).toHaveBeenCalledExactlyOnceWith({ brma: "Scottish Borders" });
});

test("an area that the server refuses is said to be none, and asked for again", async () => {
	const refused = { brma: "That is no rental market area of Wales" };
	renderPart(<HousingBenefitCard preview={inCouncil("W1")} choose={vi.fn()} refused={refused} />);
	await expect.element(page.getByRole("alert")).toHaveTextContent(refused.brma);
	await expect.element(area).toBeVisible();
});

test("what is paid stands by the home's size, the home's own marked, and the percentile with its year", async () => {
	await page.viewport(1280, 800);
	const choose = vi.fn();
	const source = aSource({ name: "Local Housing Allowance of England", asOf: "2026-04" });
	const preview = inCouncil("E5", {
		area: "Ashford",
		because: "stated",
		rates: [{ ...rate, percentile: 850.02, isOfHome: true }],
		provenance: aProvenance({ basis: "market_area", place: "Ashford", sources: [source] }),
	});
	renderOpened(<HousingBenefitCard preview={preview} choose={choose} refused={{}} />);

	await expect
		.element(page.getByRole("row", { name: "2 bedrooms £195.62 £850.02 £850.02" }))
		.toBeInTheDocument();
	await expect.element(page.getByText(/in the year to September 2023/)).toBeVisible();
	await expect.element(page.getByText(/Apr 2026|April 2026/)).toBeVisible();
	await button("Another area").click();
	expect(choose).toHaveBeenCalledExactlyOnceWith({ brma: null });
});
