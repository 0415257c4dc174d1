import { fromPounds, type Pence } from "../money.ts";
import type { Nation } from "../nation.ts";
import type { DatedRule } from "./dated-rule.ts";

/** The part of a price above `from`, up to the next band's, is taxed at `rate`. */
export type LevyBand = { readonly from: Pence; readonly rate: number };

/** One tax on the purchase of a dwelling by somebody who owns another, with its bands from the lowest up. */
export type Levy = {
	readonly name: string;
	/** A price below this is not charged. It is not an allowance: from here on the whole price is. */
	readonly chargedFrom: Pence;
	readonly tables: readonly (DatedRule & { readonly bands: readonly LevyBand[] })[];
	/** What the bands leave out, in a sentence for the reader. */
	readonly caveat: string | null;
};

const bandsOf = (...bands: readonly (readonly [pounds: number, rate: number])[]) =>
	bands.map(([pounds, rate]): LevyBand => ({ from: fromPounds(pounds), rate }));

/**
 * A Budget can change stamp duty overnight, as that of 30 October 2024 did; that of 28 October 2026 could not be read.
 * Source: FACTS 4.1; HMRC SDLTM09770 for the lower limit.
 */
const stampDuty: Levy = {
	name: "Stamp Duty Land Tax",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2025-04-01",
			source:
				"GOV.UK: higher rates for additional dwellings since 31 October 2024, bands since 1 April 2025.",
			lastChecked: "2026-11-21",
			bands: bandsOf(
				[0, 0.05],
				[125_000, 0.07],
				[250_000, 0.1],
				[925_000, 0.15],
				[1_500_000, 0.17],
			),
		},
	],
	caveat:
		"A buyer who is not resident in the United Kingdom pays 2 points more; some companies pay 17% on a home above £500,000. These rates were read in sources from before the Budget of 28 October 2026: check them before you commit.",
};

/** Source: FACTS 4.1; WSI 2024/1311 and ICAEW for the bands, gov.wales for 2026-27. */
const landTransactionTax: Levy = {
	name: "Land Transaction Tax",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2024-12-11",
			source:
				"Land Transaction Tax (Tax Bands and Tax Rates) (Wales) (Amendment) Regulations 2024 (WSI 2024/1311): higher residential rates since 11 December 2024; unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: bandsOf(
				[0, 0.05],
				[180_000, 0.085],
				[250_000, 0.1],
				[400_000, 0.125],
				[750_000, 0.15],
				[1_500_000, 0.17],
			),
		},
	],
	caveat: "Some of it is refunded when the home is leased to a council's scheme.",
};

/**
 * The bands are older than the day given, from which the supplement beside them stands.
 * Source: SSI 2015/126 as amended; the Scottish Budget of 13 January 2026 changed nothing.
 */
const landAndBuildings: Levy = {
	name: "Land and Buildings Transaction Tax",
	chargedFrom: fromPounds(0),
	tables: [
		{
			from: "2024-12-05",
			source:
				"Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015 (SSI 2015/126): residential bands, unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: bandsOf([0, 0], [145_000, 0.02], [250_000, 0.05], [325_000, 0.1], [750_000, 0.12]),
		},
	],
	caveat: null,
};

/** Of the whole price, in one band. The 16 December in FACTS 4.1 is that of 2022, when it rose to 6 %. Source: SSI 2024/367. */
const dwellingSupplement: Levy = {
	name: "Additional Dwelling Supplement",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2024-12-05",
			source:
				"Land and Buildings Transaction Tax (additional amount: transactions relating to second homes etc) (Scotland) Amendment Order (SSI 2024/367): 8% since 5 December 2024, unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: bandsOf([0, 0.08]),
		},
	],
	caveat: null,
};

/** What a nation levies when a second or further dwelling is bought. */
export const leviesOf: Readonly<Record<Nation, readonly Levy[]>> = {
	England: [stampDuty],
	"Northern Ireland": [stampDuty],
	Wales: [landTransactionTax],
	Scotland: [landAndBuildings, dwellingSupplement],
};
