import { usualBuyer } from "../../subjects/finance/buyer.ts";
import {
	landTransactionTaxUntil2020,
	scottishLeviesUntil2022,
	stampDutyUntil2025,
} from "./historic-rates.ts";
import type { Publication, PublishedExample } from "./published-example.ts";

const onlyHome = { ...usualBuyer, isOnlyHome: true };
const onlyHomeFromAbroad = { ...onlyHome, isFromAbroad: true };
const quoted = "a public test suite that quotes it" as const;

const hmrc = { publisher: "HM Revenue and Customs", seen: "read" } as const;
const revenueScotland = { publisher: "Revenue Scotland", seen: "read" } as const;
const welshRevenue = { publisher: "Welsh Revenue Authority", seen: "read" } as const;

const residentialRates = {
	...hmrc,
	title: "Stamp Duty Land Tax: residential property rates",
	url: "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates",
} as const;
const higherRates = {
	...hmrc,
	title: "Higher rates of Stamp Duty Land Tax",
	url: "https://www.gov.uk/guidance/stamp-duty-land-tax-buying-an-additional-residential-property",
} as const;
const ratesFromAbroad = {
	...hmrc,
	title: "Rates of Stamp Duty Land Tax for non-UK residents",
	url: "https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents",
} as const;
const sharedOwnership = {
	...hmrc,
	title: "Stamp Duty Land Tax: shared ownership property",
	url: "https://www.gov.uk/guidance/sdlt-shared-ownership-property",
} as const;
const scottishRates = {
	...revenueScotland,
	title: "Land and Buildings Transaction Tax: residential property",
	url: "https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property",
} as const;
const welshRates = {
	...welshRevenue,
	title: "Land Transaction Tax rates and bands",
	url: "https://www.gov.wales/land-transaction-tax-rates-and-bands",
} as const;
const welshGuidance = {
	...welshRevenue,
	title: "LTTA/3020 Tax chargeable",
	url: "https://www.gov.wales/calculation-land-transaction-tax-payable-technical-guidance",
} as const;

/** An example of the rates that the product holds. */
function today(
	publication: Publication,
	nation: "England" | "Scotland" | "Wales",
	price: number,
	expected: number,
	buyer = usualBuyer,
): PublishedExample {
	const inputs = { nation, price, buyer };
	return { ...publication, kind: "purchase tax", day: "2026-11-24", inputs, expected };
}

/** An example of earlier rates. */
function earlier(
	publication: Publication & Pick<PublishedExample, "note">,
	day: string,
	price: number,
	expected: number,
	buyer = usualBuyer,
): PublishedExample {
	const { nation, levies } = leviesOf(publication.url);
	const inputs = { nation, price, buyer, levies };
	return { ...publication, kind: "purchase tax", day, inputs, expected };
}

/** The levies that an older page is about, by its address. */
function leviesOf(url: string) {
	if (/scot|thorntons/.test(url)) {
		return { nation: "Scotland", levies: scottishLeviesUntil2022 } as const;
	}
	return url.includes("gov.wales")
		? ({ nation: "Wales", levies: [landTransactionTaxUntil2020] } as const)
		: ({ nation: "England", levies: [stampDutyUntil2025] } as const);
}

const copyOfRates = "https://targetpropertyservices.co.uk/?p=9900";
const accountants = "https://www.mapartners.co.uk/autumn-budget-property/";

/** Worked examples of the tax on a purchase. */
export const purchaseExamples: readonly PublishedExample[] = [
	today({ ...residentialRates, readIn: copyOfRates }, "England", 295_000, 4_750, onlyHome),
	today({ ...sharedOwnership, readIn: quoted }, "England", 260_000, 3_000, onlyHome),
	today({ ...higherRates, readIn: quoted }, "England", 300_000, 20_000),
	today({ ...ratesFromAbroad, readIn: quoted }, "England", 700_000, 39_000, onlyHomeFromAbroad),
	earlier({ ...residentialRates, readIn: copyOfRates }, "2025-01-15", 295_000, 2_250, onlyHome),
	earlier(
		{
			...residentialRates,
			readIn: "https://www.rochfordstokes.com/blog/stamp-duty-how-much-will-i-pay",
		},
		"2015-02-03",
		275_000,
		3_750,
		onlyHome,
	),
	earlier(
		{
			...hmrc,
			title: "SDLTM09740: what the higher rates are and what they apply to",
			url: "https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09740",
		},
		"2016-04-01",
		300_000,
		14_000,
	),
	earlier(
		{ publisher: "M+A Partners", title: "Autumn Budget: property", url: accountants, seen: "read" },
		"2024-10-30",
		250_000,
		7_500,
	),
	earlier(
		{ publisher: "M+A Partners", title: "Autumn Budget: property", url: accountants, seen: "read" },
		"2024-10-31",
		250_000,
		12_500,
	),
	earlier(
		{
			publisher: "Cloud9 Accounting Team",
			title: "SDLT, LBTT and LTT hit of buying an investment property",
			url: "https://cloud9accountingteam.co.uk/sdlt-lbtt-and-ltt-hit-of-buying-an-investment-property",
			seen: "read",
		},
		"2024-01-15",
		500_000,
		27_500,
	),
	today({ ...scottishRates, readIn: quoted }, "Scotland", 135_000, 0, onlyHome),
	today({ ...scottishRates, readIn: quoted }, "Scotland", 235_000, 1_800, onlyHome),
	today({ ...scottishRates, readIn: quoted }, "Scotland", 875_000, 63_350, onlyHome),
	today(
		{
			...revenueScotland,
			title: "Calculating tax: rates and bands",
			url: "https://www.revenue.scot/land-buildings-transaction-tax/guidance/calculating-tax-rates-and-bands",
		},
		"Scotland",
		280_000,
		3_600,
		onlyHome,
	),
	today(
		{
			...revenueScotland,
			title: "LBTT4009: residential land or property rates and bands",
			url: "https://www.revenue.scot/land-buildings-transaction-tax/guidance/lbtt-legislation-guidance/tax-return/lbtt4009",
		},
		"Scotland",
		330_000,
		6_350,
		onlyHome,
	),
	...[onlyHome, usualBuyer].map((buyer) =>
		earlier(
			{
				...revenueScotland,
				title: "Multiple Dwellings Relief (ADS payable)",
				url: "https://www.revenue.scot/land-buildings-transaction-tax/guidance/lbtt-legislation-guidance/worked-examples/multiple-dwellin-0",
				note: "One of two houses, at the mean of their prices.",
			},
			"2016-04-06",
			150_000,
			buyer === onlyHome ? 100 : 4_600,
			buyer,
		),
	),
	...(
		[
			["2018-12-12", 9_600, { note: "The page prints two parts, £2,100 and £7,500." }],
			["2019-01-25", 12_100, {}],
		] as const
	).map(([day, expected, note]) =>
		earlier(
			{
				publisher: "Thorntons Law",
				title: "New budget proposal impacts on homeowners",
				url: "https://thorntons-law.co.uk/knowledge/new-budget-proposal-impacts-on-homeowners",
				seen: "read",
				...note,
			},
			day,
			250_000,
			expected,
		),
	),
	today(
		{
			publisher: "Scottish Mortgages",
			title: "Stamp Duty in Scotland 2025: what homebuyers need to know",
			url: "https://www.scottishmortgages.com/blog/stamp-duty-in-scotland-2025-what-homebuyers-need-to-know",
			seen: "read",
		},
		"Scotland",
		200_000,
		17_100,
	),
	today(welshGuidance, "Wales", 120_000, 0, onlyHome),
	today(welshGuidance, "Wales", 350_000, 7_500, onlyHome),
	today({ ...welshGuidance, readIn: quoted }, "Wales", 1_700_000, 135_750, onlyHome),
	today({ ...welshGuidance, readIn: quoted }, "Wales", 130_000, 6_500),
	today({ ...welshGuidance, readIn: quoted }, "Wales", 330_000, 22_950),
	today({ ...welshGuidance, readIn: quoted }, "Wales", 36_500, 0),
	today({ ...welshRates, readIn: quoted }, "Wales", 280_000, 3_300, onlyHome),
	today({ ...welshRates, readIn: quoted }, "Wales", 260_000, 15_950),
	earlier(welshRates, "2018-04-01", 260_000, 2_950, onlyHome),
	earlier({ ...welshRates, seen: "memory" }, "2018-04-01", 260_000, 10_750),
	earlier(
		{ ...welshRates, readIn: "https://www.astleys.net/buy/stamp-duty/" },
		"2020-08-01",
		300_000,
		2_500,
		onlyHome,
	),
];
