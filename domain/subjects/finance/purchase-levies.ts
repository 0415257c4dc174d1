import { fromPounds } from "../../base/money.ts";
import type { Buyer } from "./buyer.ts";
import { type LevyCaveat, type LevyTable, levyBands, type PurchaseLevy } from "./tax-rules.ts";

/** Note on tax rates for which no source after the Budget of 28 October 2026 was found. Source: Rule TAX-3. */
export const BEFORE_BUDGET =
	"These rates were read in sources from before the Budget of 28 October 2026: check them before you commit.";

/** Said of a tax that a Budget may have changed. */
export const BUDGET_NOT_READ = "The Budget of 28 October 2026 was not read.";

/** Stamp duty was ruled out for that Budget, by reports of 27 July 2026. Source: Fact TAX-F12. */
const STAMP_DUTY_LEFT_ALONE = `${BUDGET_NOT_READ} Before it, a change of stamp duty was reported as ruled out.`;

/** Note on a person's rates for an only home, in every nation with a first-time buyers' relief (all but Wales). */
const firstTimeBuyersLeftOut: LevyCaveat = {
	of: ({ isOnlyHome }) => isOnlyHome,
	text: "Relief for a first-time buyer is left out: it asks that the buyer lives in the home.",
};

/** Above this price a company without relief pays a single rate on the whole price. */
const companyRateAbove = fromPounds(500_000);

/** Somebody resident in the United Kingdom who owns another home and buys in their own name. */
function isUsual({ isOnlyHome, isFromAbroad, isCompany }: Buyer): boolean {
	return !(isOnlyHome || isFromAbroad || isCompany);
}

/**
 * Stamp duty, in England and Northern Ireland. A Budget can change it overnight, as that of 30 October 2024 did; that of 28 October 2026 could not be read.
 * Source: Fact TAX-F1, Fact TAX-F2; HMRC SDLTM00050 for the whole pounds, SDLTM09770 for the lower limit, SDLTM09555 for the relief of a rental business,
 * Finance Act 2003 schedules 4A and 9A.
 */
export const stampDuty: PurchaseLevy = {
	name: "Stamp Duty Land Tax",
	table: "purchase_tax",
	chargedFrom: fromPounds(40_000),
	isInWholePounds: true,
	tables: [
		{
			from: "2025-04-01",
			source:
				"GOV.UK: higher rates for additional dwellings since 31 October 2024, bands since 1 April 2025.",
			lastChecked: "2026-11-21",
			bands: levyBands(
				[0, 0.05],
				[125_000, 0.07],
				[250_000, 0.1],
				[925_000, 0.15],
				[1_500_000, 0.17],
			),
		},
	],
	onlyHomeTables: [
		{
			from: "2025-04-01",
			source: "GOV.UK: residential property rates since 1 April 2025.",
			lastChecked: "2026-11-24",
			bands: levyBands([0, 0], [125_000, 0.02], [250_000, 0.05], [925_000, 0.1], [1_500_000, 0.12]),
		},
	],
	surchargesFromAbroad: [
		{
			from: "2021-04-01",
			source: "GOV.UK: rates of Stamp Duty Land Tax for non-UK residents since 1 April 2021.",
			lastChecked: "2026-11-24",
			rate: 0.02,
		},
	],
	companyRates: [
		{
			from: "2024-10-31",
			source: "GOV.UK: Stamp Duty Land Tax of corporate bodies, 17% since 31 October 2024.",
			lastChecked: "2026-11-24",
			above: companyRateAbove,
			rate: 0.17,
		},
	],
	caveats: [
		{
			of: isUsual,
			text: `A buyer who is not resident in the United Kingdom pays 2 points more; some companies pay 17% on a home above £500,000. ${STAMP_DUTY_LEFT_ALONE}`,
		},
		{
			of: ({ isOnlyHome, isFromAbroad }) => isOnlyHome && !isFromAbroad,
			text: "A buyer who is not resident in the United Kingdom pays 2 points more.",
		},
		{
			of: ({ isCompany, isFromAbroad }) => isCompany && !isFromAbroad,
			text: "A company from abroad, or controlled from there, pays 2 points more.",
		},
		{
			of: ({ isCompany, isFromAbroad }) => !isCompany && isFromAbroad,
			text: "These rates include 2 points for a buyer from abroad. A person who then lives in the United Kingdom may be able to claim them back.",
		},
		{
			of: ({ isCompany, isFromAbroad }) => isCompany && isFromAbroad,
			text: "These rates include 2 points for a company from abroad.",
		},
		{
			of: ({ isCompany, claimsRelief }, price) =>
				isCompany && claimsRelief && price > companyRateAbove,
			text: "A company pays 17% on a home above £500,000 unless it claims a relief. These sums claim that of a rental business. It can be withdrawn within three years.",
		},
		{
			of: ({ isCompany, claimsRelief }, price) =>
				isCompany && !claimsRelief && price > companyRateAbove,
			text: "The company claims no relief, so it pays one rate on the whole price.",
		},
		firstTimeBuyersLeftOut,
		{ of: (buyer) => !isUsual(buyer), text: STAMP_DUTY_LEFT_ALONE },
	],
};

/** A first-time buyer has no relief in Wales. Source: Fact TAX-F1; WSI 2024/1311 and ICAEW for the higher bands, gov.wales for the main ones and for 2026-27. */
export const landTransactionTax: PurchaseLevy = {
	name: "Land Transaction Tax",
	table: "purchase_tax_wales",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2024-12-11",
			source:
				"Land Transaction Tax (Tax Bands and Tax Rates) (Wales) (Amendment) Regulations 2024 (WSI 2024/1311): higher residential rates since 11 December 2024; unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: levyBands(
				[0, 0.05],
				[180_000, 0.085],
				[250_000, 0.1],
				[400_000, 0.125],
				[750_000, 0.15],
				[1_500_000, 0.17],
			),
		},
	],
	onlyHomeTables: [
		{
			from: "2022-10-10",
			source:
				"Welsh Revenue Authority: main residential rates of Land Transaction Tax since 10 October 2022.",
			lastChecked: "2026-11-24",
			bands: levyBands(
				[0, 0],
				[225_000, 0.06],
				[400_000, 0.075],
				[750_000, 0.1],
				[1_500_000, 0.12],
			),
		},
	],
	surchargesFromAbroad: [],
	companyRates: [],
	caveats: [
		{
			of: ({ isOnlyHome }) => !isOnlyHome,
			text: "Some of it is refunded when the home is leased to a council's scheme.",
		},
	],
};

/**
 * Applies to every buyer. The bands are older than the day given, which is that of the supplement beside them.
 * Source: SSI 2015/126 as amended; the Scottish Budget of 13 January 2026 changed nothing.
 */
const landAndBuildingsTables: readonly LevyTable[] = [
	{
		from: "2024-12-05",
		source:
			"Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015 (SSI 2015/126): residential bands, unchanged for 2026-27.",
		lastChecked: "2026-11-21",
		bands: levyBands([0, 0], [145_000, 0.02], [250_000, 0.05], [325_000, 0.1], [750_000, 0.12]),
	},
];

export const landAndBuildings: PurchaseLevy = {
	name: "Land and Buildings Transaction Tax",
	table: "purchase_tax_scotland",
	chargedFrom: fromPounds(0),
	tables: landAndBuildingsTables,
	onlyHomeTables: landAndBuildingsTables,
	surchargesFromAbroad: [],
	companyRates: [],
	caveats: [firstTimeBuyersLeftOut],
};

/** One rate on the whole price; none for an only home. Source: SSI 2024/367. */
export const dwellingSupplement: PurchaseLevy = {
	name: "Additional Dwelling Supplement",
	table: "purchase_tax_scotland",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2024-12-05",
			source:
				"Land and Buildings Transaction Tax (additional amount: transactions relating to second homes etc) (Scotland) Amendment Order (SSI 2024/367). It is 8% since 5 December 2024, unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: levyBands([0, 0.08]),
		},
	],
	onlyHomeTables: [],
	surchargesFromAbroad: [],
	companyRates: [],
	caveats: [],
};
