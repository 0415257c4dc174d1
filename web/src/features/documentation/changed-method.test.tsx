import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { RiskPart } from "./risk-part.tsx";

vi.mock("#domain/judgement/score/method.ts", async (original) => {
	const method = await original<typeof import("#domain/judgement/score/method.ts")>();
	return {
		...method,
		weights: { epc: 10, licensing: 20, yield: 30, market: 40 },
		scoreLimits: { ...method.scoreLimits, deal_breaker: 15 },
		FEWEST_WEIGHT_KNOWN: 75,
	};
});

const row = (name: string, table = page.getByRole("table", { name: "Weights of the score" })) =>
	table.getByRole("row").filter({ hasText: name });

test("a method that changes changes the page: its tables, its sentences and its example", async () => {
	renderPart(<RiskPart />);

	await expect.element(row("Energy rating")).toHaveTextContent("10%");
	await expect.element(row("Market conditions")).toHaveTextContent("40%");
	await expect.element(page.getByText("held at 15 at most")).toBeVisible();
	await expect.element(page.getByText("less than 75% of the weight")).toBeVisible();
	await expect
		.element(page.getByText("(10 × 62 + 20 × 70 + 30 × 100 + 40 × 70) ÷ 100 ≈ 78"))
		.toBeVisible();
	await expect
		.element(
			row("Its certificate says 30 points", page.getByRole("table", { name: /one thing changed/ })),
		)
		.toHaveTextContent("15");
});
