import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { riskDescription, riskWords } from "#domain/judgement/score/bands.ts";
import { aFigureDto, aGapDto, aSourceDto } from "#web/test/evidence-dtos.ts";
import { aSector } from "#web/test/preview-parts.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { EvidenceList } from "./figure-list.tsx";
import { RiskCategory } from "./risk-category.tsx";
import { CheckedLine, RuleSourceLine } from "./rule-source.tsx";
import { SectorTable } from "./sector-table.tsx";
import { SourceLines } from "./source-lines.tsx";

test.each([
	["2026-11-20", "Housing Act 2004"],
	[null, "Housing Act 2004. We have not checked this yet: read it before you rely on it."],
])(
	"a rule last checked on %s is named, with a warning where no one has read it",
	async (lastChecked, words) => {
		renderPart(<RuleSourceLine source="Housing Act 2004." url={null} lastChecked={lastChecked} />);

		await expect.element(page.getByText(words, { exact: true })).toBeVisible();
	},
);

test.each([
	[["2026-11-20", "2026-11-20"], "Last checked 20 November 2026."],
	[["2026-11-22", null, "2026-11-20"], "Last checked from 20 November 2026 to 22 November 2026."],
])("rules of %j are said once to have been read", async (days, words) => {
	renderPart(<CheckedLine rules={days.map((lastChecked) => ({ lastChecked }))} />);
	await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test.for([
	{ riskScore: 39, badge: "Low Risk", tone: "green" },
	{ riskScore: 80, badge: "High Risk", tone: "red" },
] as const)("a risk of $riskScore is badged $badge", async ({ riskScore, badge, tone }) => {
	renderPart(<RiskCategory words={riskWords(riskScore, true)} />);

	await expect.element(page.getByText(badge, { exact: true })).toHaveAttribute("data-tone", tone);
	await expect.element(page.getByText(riskDescription(riskScore))).toBeVisible();
});

test.for([40, 59, 60, 79])(
	"a risk of %i is told without a badge: the scales disagree",
	async (riskScore) => {
		renderPart(<RiskCategory words={riskWords(riskScore, true)} />);

		await expect.element(page.getByText(riskDescription(riskScore))).toBeVisible();
		expect(document.body.textContent?.trim()).toBe(riskDescription(riskScore));
	},
);

test("without words for a risk nothing is printed, not even its badge", () => {
	renderPart(<RiskCategory words={riskWords(29, false)} />);

	expect(document.body.textContent?.trim()).toBe("");
});

test("without a risk score there is no category", async () => {
	renderPart(<RiskCategory words={null} />);

	await expect.element(page.getByText("Not enough is known to say.")).toBeVisible();
});

test("a told figure leaves to its chip of what place it is typical, and a gap says why", async () => {
	renderPart(
		<EvidenceList
			figures={[
				aFigureDto("rent", { label: "Rent", text: "£1,310, typical of Manchester" }),
				aGapDto("price", "Price", "Fewer than five sales."),
			]}
		/>,
	);

	await expect.element(page.getByText("£1,310", { exact: true })).toBeVisible();
	await expect.element(page.getByText(/Typical of Manchester/)).toBeVisible();
	await expect.element(page.getByText("Fewer than five sales.")).toBeVisible();
	await expect.element(page.getByText("Not known", { exact: true })).not.toBeInTheDocument();
});

test("a source whose date is older than it should be says so beside the date, and one without a date says that", async () => {
	renderPart(
		<SourceLines
			sources={[
				aSourceDto({ isPast: true }),
				aSourceDto({ name: "Street-level crime", asOf: "2026-04" }),
				aSourceDto({ name: "Council tax", asOf: null }),
			]}
		/>,
	);

	const dates = page.getByText(/^Office for National Statistics, /);
	await expect.element(dates.first()).toBeVisible();
	expect(dates.elements().map(({ textContent }) => textContent)).toEqual([
		"Office for National Statistics, May 2026, update due",
		"Office for National Statistics, April 2026",
		"Office for National Statistics, no date given",
	]);
});

test("a sector's prices stand in a table by type, with what was counted and when", async () => {
	await page.viewport(1280, 900);
	renderPart(<SectorTable sector={aSector()} />);

	await expect
		.element(page.getByRole("row", { name: "Flats £120,000 £100,000 to £150,000 1,261" }))
		.toBeVisible();
	await expect
		.element(page.getByText(/^Full-value sales in M14 5 from 1 October 2024 to 30 September 2026/))
		.toBeVisible();
	await expect.element(page.getByText("Typical of M14 5 · Sep 2026")).toBeVisible();
	await expect.element(page.getByText(/fewer than 30 sales/)).not.toBeInTheDocument();
});

test("a sector of few sales says that its figures are estimates", async () => {
	const sector = aSector();
	renderPart(
		<SectorTable sector={{ ...sector, rows: sector.rows.map((row) => ({ ...row, count: 29 })) }} />,
	);

	await expect
		.element(page.getByText(/Figures of fewer than 30 sales are estimates\.$/))
		.toBeVisible();
});
