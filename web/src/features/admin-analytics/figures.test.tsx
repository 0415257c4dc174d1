import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Analytics } from "#contracts/admin/analytics.ts";
import { anAnalytics, anAnalyticsDay, noTotals, quietDays } from "#web/test/an-analytics.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { AuthoritiesSection, PlansSection, RevenueSection } from "./analytics-answer.tsx";
import { AnswersSection } from "./answers-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { ScreensSection } from "./screens-section.tsx";
import { SourcesSection } from "./sources-section.tsx";
import { TrafficSection } from "./traffic-section.tsx";

// Wide enough that tables are read as tables.
beforeEach(() => page.viewport(1280, 800));

const plans: Analytics["plans"] = [
	{ plan: "starter", active: 9, trialing: 4, recurring: 13_500 },
	{ plan: "pro", active: 14, trialing: 0, recurring: 33_250 },
	{ plan: "expert", active: 2, trialing: 1, recurring: 9_000 },
];

/** What stands under a headline, in order. */
function toldUnder(title: string): (string | null)[] {
	const headline = page.getByText(title, { exact: true }).element();
	return [...(headline.parentElement?.querySelectorAll("dd") ?? [])].map((dd) => dd.textContent);
}

test("a headline figure stands with what it is made of and what it means", () => {
	renderPart(
		<HeadlineFigures
			analytics={anAnalytics({
				plans,
				homes: { watched: 1_204, owned: 310, accounts: 1 },
				totals: noTotals({
					previews: 3_153,
					generated: 147,
					paidByCard: 38,
					paidByPlan: 56,
					revenue: 98_300,
					reportRevenue: 39_320,
					planRevenue: 58_980,
					refunded: 3_000,
					conversion: 38 / 3_153,
					churn: 1 / 14,
					churned: 1,
					payingAtStart: 14,
				}),
			})}
		/>,
	);
	expect(toldUnder("Revenue")).toEqual([
		"£983",
		"Reports £393.20, plans £589.80; given back £30",
		"Taken in the period, without what was given back of it since.",
	]);
	expect(toldUnder("Monthly recurring revenue")[0]).toBe("£557.50");
	expect(toldUnder("Previews shown").slice(0, 2)).toEqual(["3,153", "147 reports made"]);
	expect(toldUnder("Reports paid for").slice(0, 2)).toEqual(["94", "38 by card, 56 from plans"]);
	expect(toldUnder("Conversion")[0]).toBe("1.2%");
	expect(toldUnder("Active subscriptions").slice(0, 2)).toEqual([
		"25",
		"Starter 9, Pro 14, Expert 2",
	]);
	expect(toldUnder("On trial").slice(0, 2)).toEqual(["5", "Starter 4, Pro 0, Expert 1"]);
	expect(toldUnder("Churn").slice(0, 2)).toEqual(["7.1%", "1 of 14 ended"]);
	expect(toldUnder("Homes kept").slice(0, 2)).toEqual([
		"1,514",
		"1,204 watched, 310 owned, by 1 account",
	]);
});

test.each(["Conversion", "Churn"])(
	"%s says that there is nothing to divide by, and never 0%%",
	(title) => {
		renderPart(<HeadlineFigures analytics={anAnalytics()} />);
		expect(toldUnder(title)[0]).toBe("No figure yet");
	},
);

test("a month of previews and reports is shown by the day", async () => {
	const days = quietDays("2026-11-20", 29);
	const last = anAnalyticsDay("2026-11-21", { previews: 120, generated: 8, paid: 3 });
	renderPart(<TrafficSection analytics={anAnalytics({ days: [...days, last] })} />);

	const previews = page.getByRole("table", { name: "Previews by day" });
	await expect.element(previews.getByRole("row", { name: "21 Nov 2026 120" })).toBeInTheDocument();
	expect(previews.getByRole("rowheader").elements()).toHaveLength(30);
	const reports = page.getByRole("table", { name: "Reports by day" });
	await expect.element(reports.getByRole("row", { name: "21 Nov 2026 8 3" })).toBeInTheDocument();
});

test("a year of revenue is shown by the month, with the reason and that its ends are parts", async () => {
	const days = quietDays("2026-11-21", 365).map((each) => ({ ...each, revenue: 100 }));
	renderPart(<RevenueSection analytics={anAnalytics({ days })} />);

	const revenue = page.getByRole("table", { name: "Revenue by month" });
	await expect
		.element(revenue.getByRole("row", { name: "22 Nov 2025 30 Nov 2025 £9" }))
		.toBeInTheDocument();
	await expect
		.element(revenue.getByRole("row", { name: "1 Feb 2026 28 Feb 2026 £28" }))
		.toBeInTheDocument();
	await expect
		.element(page.getByText(/Shown by the month, so that .* only a part of one\./))
		.toBeVisible();
});

test("days need no reason for being shown by the day", async () => {
	renderPart(<RevenueSection analytics={anAnalytics()} />);

	await expect.element(page.getByText("Nothing was taken in this period.")).toBeVisible();
	expect(page.getByText(/Shown by the/).elements()).toEqual([]);
});

test("each step to a purchase has its number and its share of the previews", async () => {
	const totals = noTotals({ previews: 200, generated: 20, paidByCard: 5, paidByPlan: 10 });
	renderPart(<FunnelSection analytics={anAnalytics({ totals })} />);

	for (const name of [
		"Previews shown 200 100%",
		"Reports made 20 10%",
		"Bought by card 5 2.5%",
		"Taken from a plan 10 5%",
	]) {
		await expect.element(page.getByRole("row", { name })).toBeVisible();
	}
});

test("a step that nobody took has no bar, however thin", () => {
	const totals = noTotals({ previews: 200, generated: 20 });
	renderPart(<FunnelSection analytics={anAnalytics({ totals })} />);

	const bars = page.getByRole("table").element().querySelectorAll("rect");
	expect([...bars].map((bar) => bar.getAttribute("width"))).toEqual(["100", "10"]);
});

test("reports that came without a preview have no share of none", async () => {
	renderPart(
		<FunnelSection
			analytics={anAnalytics({ totals: noTotals({ generated: 2, paidByPlan: 2 }) })}
		/>,
	);
	await expect
		.element(page.getByRole("row", { name: "Reports made 2 No figure yet" }))
		.toBeVisible();
});

test("subscriptions stand by plan, running and on trial, with what they bring a month", async () => {
	renderPart(<PlansSection analytics={anAnalytics({ plans })} />);

	await expect.element(page.getByRole("row", { name: "Starter 9 4 £135" })).toBeInTheDocument();
	await expect.element(page.getByText("As they stand now, whatever the period.")).toBeVisible();
});

test("the authorities most looked at stand in order", () => {
	const authorities = [
		{ code: "E08000003", name: "Manchester", previews: 412, generated: 31 },
		{ code: "E06000023", name: "Bristol, City of", previews: 288, generated: 0 },
	];
	renderPart(<AuthoritiesSection analytics={anAnalytics({ authorities })} />);

	const names = page
		.getByRole("rowheader")
		.elements()
		.map(({ textContent }) => textContent);
	expect(names).toEqual(["Manchester", "Bristol, City of"]);
});

test("a source is healthy, failing or was not asked, in words", async () => {
	const sources = [
		{ id: "certificates", name: "Energy register", asked: 1_000, failed: 1 },
		{ id: "crime", name: "Street-level crime", asked: 100, failed: 15 },
		{ id: "planning", name: "Planning Data", asked: 0, failed: 0 },
	];
	renderPart(<SourcesSection analytics={anAnalytics({ sources })} />);

	for (const name of [
		"Energy register Healthy 99.9% 1,000",
		"Street-level crime Failing 85% 100",
		"Planning Data Not asked 0",
	]) {
		await expect.element(page.getByRole("row", { name })).toBeVisible();
	}
});

test("screens stand by what they are called, with their share of all that were opened", async () => {
	const most = [
		{ screen: "home", opened: 1_200 },
		{ screen: "property", opened: 600 },
		{ screen: "gone", opened: 20 },
	];
	renderPart(<ScreensSection analytics={anAnalytics({ screens: { opened: 2_400, most } })} />);

	for (const name of ["Home 1,200 50%", "Preview of a postcode 600 25%", "gone 20 0.8%"]) {
		await expect.element(page.getByRole("row", { name })).toBeVisible();
	}
	await expect
		.element(page.getByRole("button", { name: "Download CSV of Screens opened" }))
		.toBeVisible();
	await expect.element(page.getByText(/refused or was not asked yet is left out/)).toBeVisible();
});

test("a period in which nothing happened says so for every chart, and offers no file", async () => {
	const nothing = anAnalytics();
	renderPart(
		<>
			<TrafficSection analytics={nothing} />
			<RevenueSection analytics={nothing} />
			<FunnelSection analytics={nothing} />
			<PlansSection analytics={nothing} />
			<AuthoritiesSection analytics={nothing} />
			<ScreensSection analytics={nothing} />
			<SourcesSection analytics={nothing} />
		</>,
	);
	for (const words of [
		"No preview was shown in this period.",
		"No report was made in this period.",
		"Nothing was taken in this period.",
		"Nobody looked at a preview or made a report in this period.",
		"Nobody has a subscription now.",
		"No preview of a known place was shown in this period.",
		"Nobody who agreed to be counted opened a screen in this period.",
		"No live source was asked in this period.",
	]) {
		await expect.element(page.getByText(words, { exact: true })).toBeVisible();
	}
	expect(page.getByRole("button").elements()).toEqual([]);
	expect(page.getByRole("figure").elements()).toEqual([]);
});

test("every answer stands with what came of it, and of few shown no part is told", async () => {
	renderPart(
		<AnswersSection
			analytics={anAnalytics({
				answers: [
					{ let: "yes_if", pays: "no", shown: 1_240, offered: 610, bought: 31 },
					{ let: "yes", pays: "yes", shown: 99, offered: 40, bought: 9 },
				],
			})}
		/>,
	);
	const table = page.getByRole("table", { name: "From answer to purchase" });
	expect(
		[...table.element().querySelectorAll("tr")].map((row) =>
			[...row.children].map(({ textContent }) => textContent),
		),
	).toEqual([
		["Can it be let? / Does it pay?", "Shown", "Offer seen", "Bought", "Bought of shown"],
		["Let: Conditional / Pays: No", "1,240", "610", "31", "2.5%"],
		["Let: Yes / Pays: Yes", "99", "40", "9", ""],
	]);
	await expect.element(page.getByText(/empty below 100 answers shown/)).toBeVisible();
});

test("a period in which no answer was shown says so", async () => {
	renderPart(<AnswersSection analytics={anAnalytics()} />);
	await expect.element(page.getByText("No answer was shown in this period.")).toBeVisible();
	await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});
