import { fromPounds } from "../../base/money.ts";
import { stampDuty } from "../../subjects/finance/purchase-levies.ts";
import type { RateBand } from "../../subjects/finance/tax-in-bands.ts";
import { levyBands, type PurchaseLevy } from "../../subjects/finance/tax-rules.ts";

/**
 * Rates of earlier years, for published examples older than the product's tables. They are valid on those examples' days; the tax holidays of 2020 and 2021
 * are only included where an example falls into one.
 */
const unread = { source: "A published example of that time.", lastChecked: null };
const none = { surchargesFromAbroad: [], companyRates: [], caveats: [] };

/** Source: Stamp Duty Land Tax Act 2015; Finance Act 2016 section 128; Stamp Duty Land Tax (Reduction) Act 2023; Finance Act 2025 section 50. */
export const stampDutyUntil2025: PurchaseLevy = {
	...stampDuty,
	tables: [
		{
			...unread,
			from: "2016-04-01",
			bands: levyBands(
				[0, 0.03],
				[125_000, 0.05],
				[250_000, 0.08],
				[925_000, 0.13],
				[1_500_000, 0.15],
			),
		},
		{
			...unread,
			from: "2022-09-23",
			bands: levyBands([0, 0.03], [250_000, 0.08], [925_000, 0.13], [1_500_000, 0.15]),
		},
		{
			...unread,
			from: "2024-10-31",
			bands: levyBands([0, 0.05], [250_000, 0.1], [925_000, 0.15], [1_500_000, 0.17]),
		},
	],
	onlyHomeTables: [
		{
			...unread,
			from: "2014-12-04",
			bands: levyBands([0, 0], [125_000, 0.02], [250_000, 0.05], [925_000, 0.1], [1_500_000, 0.12]),
		},
		{
			...unread,
			from: "2022-09-23",
			bands: levyBands([0, 0], [250_000, 0.05], [925_000, 0.1], [1_500_000, 0.12]),
		},
	],
};

/** Source: WSI 2018/128; WSI 2020/794 for the holiday from 27 July 2020. */
export const landTransactionTaxUntil2020: PurchaseLevy = {
	...none,
	name: "Land Transaction Tax",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			...unread,
			from: "2018-04-01",
			bands: levyBands(
				[0, 0.03],
				[180_000, 0.065],
				[250_000, 0.08],
				[400_000, 0.105],
				[750_000, 0.13],
				[1_500_000, 0.15],
			),
		},
	],
	onlyHomeTables: [
		{
			...unread,
			from: "2018-04-01",
			bands: levyBands(
				[0, 0],
				[180_000, 0.035],
				[250_000, 0.05],
				[400_000, 0.075],
				[750_000, 0.1],
				[1_500_000, 0.12],
			),
		},
		{
			...unread,
			from: "2020-07-27",
			bands: levyBands(
				[0, 0],
				[250_000, 0.05],
				[400_000, 0.075],
				[750_000, 0.1],
				[1_500_000, 0.12],
			),
		},
	],
};

const landAndBuildingsTables = [
	{
		...unread,
		from: "2015-04-01",
		bands: levyBands([0, 0], [145_000, 0.02], [250_000, 0.05], [325_000, 0.1], [750_000, 0.12]),
	},
];

/** Land and Buildings Transaction Tax with the supplement: 3 % from April 2016, 4 % from 25 January 2019. */
export const scottishLeviesUntil2022: readonly PurchaseLevy[] = [
	{
		...none,
		name: "Land and Buildings Transaction Tax",
		chargedFrom: fromPounds(0),
		tables: landAndBuildingsTables,
		onlyHomeTables: landAndBuildingsTables,
	},
	{
		...none,
		name: "Additional Dwelling Supplement",
		chargedFrom: fromPounds(40_000),
		tables: [
			{ ...unread, from: "2016-04-01", bands: levyBands([0, 0.03]) },
			{ ...unread, from: "2019-01-25", bands: levyBands([0, 0.04]) },
		],
		onlyHomeTables: [],
	},
];

/** Bands of taxable income in pounds. */
function bandsOf(...bands: readonly (readonly [pounds: number, rate: number])[]): RateBand[] {
	return levyBands(...bands);
}

export const dividendsOf2016 = {
	day: "2016-11-24",
	free: fromPounds(5_000),
	bands: bandsOf([0, 0.075], [32_000, 0.325], [150_000, 0.381]),
	allowance: fromPounds(11_000),
};

/** An exhausted allowance, because the example states taxable income, and bands widened by a gift or pension. */
export const dividendsOf2022Widened = {
	day: "2022-11-24",
	free: fromPounds(2_000),
	bands: bandsOf([0, 0.0875], [41_700, 0.3375], [154_000, 0.3935]),
	allowance: fromPounds(0),
};

export const dividendsOf2024 = {
	day: "2024-11-24",
	free: fromPounds(500),
	bands: bandsOf([0, 0.0875], [37_700, 0.3375], [125_140, 0.3935]),
	allowance: fromPounds(12_570),
};

export const gainsOf2010 = {
	day: "2010-11-24",
	exempt: fromPounds(10_100),
	bands: bandsOf([0, 0.18], [37_400, 0.28]),
};

export const gainsOf2011 = {
	day: "2011-11-24",
	exempt: fromPounds(10_600),
	bands: bandsOf([0, 0.18], [35_000, 0.28]),
};

export const gainsOf2023 = {
	day: "2023-11-24",
	exempt: fromPounds(6_000),
	bands: bandsOf([0, 0.18], [37_700, 0.28]),
};
