import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#web/test/render-part.tsx";
import { aToldFigure, aToldGap } from "#web/test/told-figures.ts";
import { RiskCategory } from "./risk-category.tsx";
import { RuleSourceLine } from "./rule-source.tsx";
import { ToldList } from "./told-list.tsx";

test.each([
	["2026-11-20", "Housing Act 2004. Last checked 20 November 2026."],
	[null, "Housing Act 2004. Not checked yet by us: read it before you rely on it."],
])("a rule last checked on %s says so", async (lastChecked, words) => {
	renderPart(<RuleSourceLine source="Housing Act 2004." url={null} lastChecked={lastChecked} />);

	await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test.each([
	{ riskScore: 20, riskLabel: "Low Risk", riskColour: "green", words: "Low Risk", tone: "green" },
	{
		riskScore: 40,
		riskLabel: "Low Risk",
		riskColour: "green",
		words: "Category: Low Risk",
		tone: "amber",
	},
	{
		riskScore: 59,
		riskLabel: "Low Risk",
		riskColour: "green",
		words: "Category: Low Risk",
		tone: "amber",
	},
	{
		riskScore: 60,
		riskLabel: "Medium Risk",
		riskColour: "yellow",
		words: "Medium Risk",
		tone: "amber",
	},
	{ riskScore: 80, riskLabel: "High Risk", riskColour: "red", words: "High Risk", tone: "red" },
] as const)("a risk of $riskScore is badged $words in $tone", async ({ words, tone, ...risk }) => {
	renderPart(<RiskCategory {...risk} riskDescription="What it means" />);

	const badge = page.getByText(words, { exact: true });
	await expect.element(badge).toHaveAttribute("data-tone", tone);
	const meaning = page.getByText("What it means");
	const leads = meaning.element().compareDocumentPosition(badge.element());
	expect(Boolean(leads & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(words.startsWith("Category"));
});

test("without a risk score there is no category", async () => {
	renderPart(
		<RiskCategory riskScore={null} riskLabel={null} riskColour={null} riskDescription={null} />,
	);

	await expect.element(page.getByText("Not enough is known to say.")).toBeVisible();
});

test("a told figure leaves to its chip of what place it is typical, and a gap says why", async () => {
	renderPart(
		<ToldList
			told={[
				aToldFigure("rent", { label: "Rent", text: "£1,310, typical of Manchester" }),
				aToldGap("price", "Price", "Fewer than five sales."),
			]}
		/>,
	);

	await expect.element(page.getByText("£1,310", { exact: true })).toBeVisible();
	await expect.element(page.getByText(/Typical of Manchester/)).toBeVisible();
	await expect.element(page.getByText("Fewer than five sales.")).toBeVisible();
	await expect.element(page.getByText("Not known", { exact: true })).not.toBeInTheDocument();
});
