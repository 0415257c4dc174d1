import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { aScore, someComponents } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { PreviewScore } from "./preview-score.tsx";
import { ScoreCard } from "./score-card.tsx";

test("an area is headed by its rank and has no label: its range is drawn and told", async () => {
	const score = aScore({ headline: "Yields more than 9 of 10 English councils" });
	renderPart(<PreviewScore preview={aPreview({ score })} />);

	await expect
		.element(page.getByRole("img", { name: "Investment score 68 out of 100" }))
		.toHaveTextContent("68/100");
	await expect
		.element(page.getByRole("link", { name: "Yields more than 9 of 10 English councils" }))
		.toHaveAttribute("href", "#score");
	await expect
		.element(page.getByText("Could be 49 to 80. For the area, not this home."))
		.toBeVisible();
	await expect.element(page.getByText("Good Investment")).not.toBeInTheDocument();
});

test("a home whose rent and price are stated has its label, which stands out among the four", async () => {
	await page.viewport(1440, 900);
	const { answer } = aPreview();
	const preview = aPreview({
		answer: { ...answer, pays: { ...answer.pays, basis: "stated" } },
		score: aScore({ headline: "Good Investment", subject: null }),
		scoreRange: null,
	});
	renderPart(<PreviewScore preview={preview} />);

	await expect
		.element(page.getByRole("img", { name: "Investment score 68 out of 100: Good Investment" }))
		.toBeVisible();
	await expect
		.element(page.getByText("High RiskModerate RiskGood InvestmentExcellent Investment"))
		.toBeVisible();
	const own = document.querySelectorAll("[data-own]");
	expect([...own].map(({ textContent }) => textContent)).toEqual(["Good Investment"]);
});

test("a score without a range is told without it", async () => {
	renderPart(<PreviewScore preview={aPreview({ scoreRange: null })} />);
	await expect.element(page.getByText(/Could be/)).not.toBeInTheDocument();
});

test("a score that is held down says what it is of, and why", async () => {
	const score = aScore({
		label: "High Risk",
		headline: "High Risk",
		uncapped: 53,
		limits: [{ id: "does_not_pay", at: 39, reason: "It does not pay." }],
		summary: "Held at 39. It does not pay.",
	});
	const preview = aPreview({ riskScore: 39, score, scoreRange: null });
	renderPart(
		<>
			<PreviewScore preview={preview} />
			<ScoreCard preview={preview} />
		</>,
	);
	await expect
		.element(page.getByText("For the area, not this home. Held at 39. It does not pay."))
		.toBeVisible();
	await expect
		.element(page.getByText("53 before the limit, 39 after it.", { exact: true }))
		.toBeVisible();
});

test("without enough data the line says so and shows no number", async () => {
	const score = aScore({ label: "Not enough published data to score", colour: null });
	renderPart(<PreviewScore preview={aPreview({ riskScore: null, score, scoreRange: null })} />);

	await expect
		.element(page.getByRole("link", { name: "Not enough published data to score" }))
		.toBeVisible();
	await expect.element(page.getByRole("img")).not.toBeInTheDocument();
});

test("each part has the points it gives, and what is not known has none", async () => {
	const components = someComponents().map((part) =>
		part.id === "yield" ? { ...part, score: null, points: null, outOf: null } : part,
	);
	renderPart(<ScoreCard preview={aPreview({ components })} />);

	const parts = page.getByRole("list").first().getByRole("listitem");
	await expect.element(parts.nth(0)).toHaveTextContent("Energy rating25 of 40");
	await expect.element(parts.nth(1)).toHaveTextContent("Licensing and planning26 of 30");
	await expect.element(parts.nth(2)).toHaveTextContent("Rental yieldnot known");
});

test("each bar has its figure, its mark when estimated, and words where there is none", async () => {
	const bars = aPreview().bars.map((bar) =>
		bar.label === "Licensing Risk" ? { ...bar, percent: null, note: "Not checked" } : bar,
	);
	renderPart(<ScoreCard preview={aPreview({ bars })} />);

	const items = page
		.getByRole("list", { name: "As three ratings, higher is better" })
		.getByRole("listitem");
	await expect.element(items.nth(0)).toBeVisible();
	await expect.element(items.nth(0)).toHaveTextContent("EPC Compliance62% estimated");
	await expect.element(items.nth(1)).toHaveTextContent(/^Licensing RiskNot checked$/);
	await expect.element(items.nth(2)).toHaveTextContent(/^Market Conditions70%$/);
});

test("the breakdown opens on the parts, their weights, what was taken off and the confidence", async () => {
	renderPart(<ScoreCard preview={aPreview()} />);
	await expect.element(page.getByText("40% of the score")).not.toBeVisible();

	await page.getByText("How this score is made").click();

	await expect.element(page.getByText("40% of the score")).toBeVisible();
	await expect.element(page.getByText("85 of 100, estimated")).toBeVisible();
	await expect.element(page.getByText("−15")).toBeVisible();
	await expect.element(page.getByText(/Grade B: Good/)).toBeVisible();
	await expect.element(page.getByText("Moderate confidence")).toBeVisible();
});

test("beside a part stands where the area is among the authorities of its nation", async () => {
	renderPart(<ScoreCard preview={aPreview()} />);

	await expect
		.element(page.getByText("Yield: higher than 7 of 10 authorities of England", { exact: true }))
		.toBeVisible();
});

test("what costs a home's own score most is said once, above its parts", async () => {
	const score = aScore({ subject: null, summary: "Held back most by energy rating." });
	const preview = aPreview({ score });
	renderPart(
		<>
			<PreviewScore preview={preview} />
			<ScoreCard preview={preview} />
		</>,
	);
	await expect.element(page.getByRole("heading", { name: "What makes the score" })).toBeVisible();
	expect(page.getByText(/Held back most by energy rating/).elements()).toHaveLength(1);
});
