import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import type { RentSection } from "#domain/telling/report/market/rent-section.ts";
import { someSalesPicture } from "#domain/test/some-sales-picture.ts";
import { aPaidReport, aReportDocument } from "#web/test/paid-report.ts";
import { aSector } from "#web/test/preview-parts.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { aRentSection, someSales } from "#web/test/report-market-sections.ts";
import { MarketChapter } from "./market-chapter.tsx";

type Sold = (typeof someSales)[number];

function renderMarket(changes: Partial<RentSection> = {}, sold: readonly Sold[] = someSales) {
	const rent = { ...aRentSection(), ...changes };
	const { statedPrice } = rent;
	const pictures = {
		sales: sold.length === 0 ? null : someSalesPicture(sold, { postcode: "M14 5LL", statedPrice }),
		prices: null,
		bankRate: null,
	};
	const document = aReportDocument({ rent, pictures });
	renderOpened(<MarketChapter report={aPaidReport({ document })} />);
}

test("the rents drawn stand in a table too, place by place", async () => {
	await page.viewport(1280, 900);
	renderMarket();

	await expect
		.element(page.getByRole("row", { name: "North West £690 £890 £1,110 £1,590 £940" }))
		.toBeInTheDocument();
	await expect.element(page.getByText("Your rent, £950")).toBeVisible();
});

test("a rent that is not published is no column, and says so in the table", async () => {
	await page.viewport(1280, 900);
	const [first] = aRentSection().series;
	renderMarket({
		series: first ? [{ ...first, byBedrooms: [fromPounds(900), null, null, null] }] : [],
	});

	await expect
		.element(
			page.getByRole("row", {
				name: "Manchester £900 Not published Not published Not published £1,310",
			}),
		)
		.toBeInTheDocument();
	expect(document.querySelectorAll("figure svg[viewBox] > g rect")).toHaveLength(1);
});

test("without rents by bedrooms nothing is drawn, and the report says so", async () => {
	renderMarket({ series: [] }, []);

	await expect.element(page.getByText(/^No rents by bedrooms are published/)).toBeVisible();
	expect(document.querySelectorAll("figure")).toHaveLength(0);
});

test("sales are drawn, and listed behind a press", async () => {
	await page.viewport(1280, 900);
	renderMarket();

	await expect
		.element(page.getByRole("img", { name: /^Homes sold at M14 5LL\. 3 sales/ }))
		.toBeVisible();
	expect(document.querySelectorAll("circle")).toHaveLength(3 + 1);
	await expect
		.element(
			page.getByRole("row", { name: "9 Claremont Road 12 Jun 2025 terraced, freehold £172,000" }),
		)
		.toBeVisible();
});

test("two sales are a list alone", async () => {
	renderMarket({}, someSales.slice(0, 2));
	await expect.element(page.getByRole("cell", { name: "£172,000" })).toBeVisible();
	await expect.element(page.getByRole("img", { name: /Homes sold/ })).not.toBeInTheDocument();
});

test("where no sale is held the reason stands instead", async () => {
	renderMarket({ salesNote: "HM Land Registry did not answer." }, []);

	await expect.element(page.getByText("HM Land Registry did not answer.")).toBeVisible();
});

test("the sector's prices stand by type where they were held, in pounds", async () => {
	await page.viewport(1280, 900);
	const { name, from, to, provenance } = aSector();
	const row = { type: "F", label: "Flats", count: 61, median: fromPounds(120_000) } as const;
	const middleHalf = [fromPounds(100_000), fromPounds(150_000)] as const;
	renderMarket({
		sector: {
			name,
			period: { from, to },
			rows: [
				{ ...row, middleHalf },
				{ ...row, type: "D", label: "Detached", count: 3, middleHalf: null },
			],
			provenance,
		},
	});

	await expect
		.element(page.getByRole("heading", { name: "Sold prices in the postcode sector by type" }))
		.toBeVisible();
	await expect
		.element(page.getByRole("row", { name: "Flats £120,000 £100,000 to £150,000 61" }))
		.toBeVisible();
	await expect
		.element(page.getByRole("row", { name: "Detached £120,000 Too few sales 3" }))
		.toBeVisible();
});

test("a report that was made without the national file of sales has no such part", async () => {
	renderMarket();
	await expect
		.element(page.getByRole("heading", { name: "Recent sales at this postcode" }))
		.toBeVisible();
	await expect.element(page.getByText(/postcode sector by type/)).not.toBeInTheDocument();
});
