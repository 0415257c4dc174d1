import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { aScore, someComponents } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ScoreCard } from "./score-card.tsx";

test("the score is read as one sentence, with its label and its confidence", async () => {
	renderPart(<ScoreCard preview={aPreview()} />);

	await expect
		.element(page.getByRole("img", { name: "Investment score 68 out of 100: Good Investment" }))
		.toBeVisible();
	await expect.element(page.getByText("Good Investment", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Moderate confidence")).toBeVisible();
});

test("without enough data the circle says so and shows no number", async () => {
	const score = aScore({
		label: "Not enough published data to score",
		colour: null,
		uncapped: null,
	});
	renderPart(<ScoreCard preview={aPreview({ riskScore: null, score })} />);

	await expect
		.element(page.getByRole("img", { name: "Not enough published data to score" }))
		.toHaveTextContent(/^Not enough published data to score$/);
	await expect.element(page.getByText("No score", { exact: true })).toBeVisible();
	await expect.element(page.getByText("out of 100", { exact: true })).not.toBeInTheDocument();
	await expect.element(page.getByText(/confidence/)).not.toBeVisible();
});

test("each bar has its figure, its mark when estimated, and words where there is none", async () => {
	const bars = aPreview().bars.map((bar) =>
		bar.label === "Licensing Risk" ? { ...bar, percent: null, note: "Not checked" } : bar,
	);
	renderPart(<ScoreCard preview={aPreview({ bars })} />);

	const items = page.getByRole("list").first().getByRole("listitem");
	await expect.element(items.nth(0)).toHaveTextContent("EPC Compliance62% estimated");
	await expect.element(items.nth(1)).toHaveTextContent(/^Licensing RiskNot checked$/);
	await expect.element(items.nth(2)).toHaveTextContent(/^Market Conditions70%$/);
});

test("the breakdown opens on the parts, their weights and what was taken off", async () => {
	renderPart(<ScoreCard preview={aPreview()} />);
	await expect.element(page.getByText("40% of the score")).not.toBeVisible();

	await page.getByText("How this score is made").click();

	await expect.element(page.getByText("40% of the score")).toBeVisible();
	await expect.element(page.getByText("85 of 100, estimated")).toBeVisible();
	await expect.element(page.getByText("−15")).toBeVisible();
	await expect.element(page.getByText(/Grade B: Good/)).toBeVisible();
});

test("an unknown part and the weight that is left are said", async () => {
	const components = someComponents().map((part) =>
		part.id === "yield" ? { ...part, score: null } : part,
	);
	renderPart(<ScoreCard preview={aPreview({ components, score: aScore({ knownWeight: 80 }) })} />);

	await page.getByText("How this score is made").click();

	await expect.element(page.getByText("not known")).toBeVisible();
	await expect.element(page.getByText(/80% of the weight is known/)).toBeVisible();
});

test("a capped score says what it would be and what holds it", async () => {
	renderPart(
		<ScoreCard
			preview={aPreview({
				riskScore: 20,
				score: aScore({ label: "High Risk", uncapped: 51 }),
				dealBreakers: [{ id: "epc", title: "Cannot lawfully be let", detail: "Rated F." }],
			})}
		/>,
	);

	await page.getByText("How this score is made").click();

	await expect
		.element(
			page.getByText(
				"Without the deal-breaker the score would be 51. It is held at 20: Cannot lawfully be let.",
			),
		)
		.toBeVisible();
});
