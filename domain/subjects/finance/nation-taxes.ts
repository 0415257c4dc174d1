import type { Nation } from "../../base/nation.ts";
import {
	BEFORE_BUDGET,
	dwellingSupplement,
	landAndBuildings,
	landTransactionTax,
	stampDuty,
} from "./purchase-levies.ts";
import { type IncomeTaxRule, incomeBands, type PurchaseLevy, type Taxpayer } from "./tax-rules.ts";

export type NationTaxes = {
	/** Taxes on the purchase of a dwelling. */
	readonly purchase: readonly PurchaseLevy[];
	/** Tax on rental profit for a resident of the nation. */
	readonly income: readonly IncomeTaxRule[];
	/** The table that says until when those rates are known. */
	readonly incomeTable: "income_tax" | "income_tax_scotland";
	/** Name of a taxpayer in each band. */
	readonly taxpayers: Readonly<Record<Taxpayer, string>>;
};

/** Income tax of all but Scotland, until April 2027. Source: Fact TAX-F3, Income Tax Act 2007 section 10 for the bands. */
const incomeTaxOf2026: IncomeTaxRule = {
	from: "2026-04-06",
	source: "Finance Act 2026 section 2, with finance-cost relief as a tax credit.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.2, higher: 0.4, additional: 0.45 },
	bands: incomeBands([0, 0.2], [37_700, 0.4], [125_140, 0.45]),
	credit: 0.2,
	caveat: null,
};

/**
 * The property income rates of England, Wales and Northern Ireland. Wales has its own from a year that the Treasury appoints. The band limits stay until 2031.
 * Source: Fact TAX-F4, Finance Act 2026 schedules 1 and 2.
 */
const incomeTaxOf2027: IncomeTaxRule = {
	from: "2027-04-06",
	source:
		"Finance Act 2026 and the Budget of 26 November 2025: property income rates from 6 April 2027.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.22, higher: 0.42, additional: 0.47 },
	bands: incomeBands([0, 0.2, 0.22], [37_700, 0.4, 0.42], [125_140, 0.45, 0.47]),
	credit: 0.22,
	caveat: BEFORE_BUDGET,
};

/**
 * Scotland has six bands, of which the reader's three choices stand for the basic, the higher and the top one, whose threshold is England's. The credit is
 * at the United Kingdom's basic rate, from April 2027 at its basic rate of property income, which has no Scottish variant.
 * Source: motion S6M-20844 of the Scottish Parliament; Fact TAX-F3; ATT of 8 and 14 January 2026 for the credit.
 */
const scottishIncomeTax: IncomeTaxRule = {
	from: "2026-04-06",
	source: "Scottish Rate Resolution for 2026-27, with finance-cost relief as a tax credit.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.2, higher: 0.42, additional: 0.48 },
	bands: incomeBands(
		[0, 0.19],
		[3_967, 0.2],
		[16_956, 0.21],
		[31_092, 0.42],
		[62_430, 0.45],
		[125_140, 0.48],
	),
	credit: 0.2,
	caveat:
		"For a landlord who lives in Scotland, at the basic, higher or top rate. Scotland also has a starter rate of 19% up to £16,537. It has an intermediate rate of 21% from £29,527 to £43,662, and an advanced rate of 45% from £75,001 to £125,140.",
};

/** What taxpayers are called in all nations but Scotland. */
const taxpayerNames: NationTaxes["taxpayers"] = {
	basic: "Basic-rate taxpayer",
	higher: "Higher-rate taxpayer",
	additional: "Additional-rate taxpayer",
};

const taxes: Readonly<Record<Nation, NationTaxes>> = {
	England: {
		purchase: [stampDuty],
		income: [incomeTaxOf2026, incomeTaxOf2027],
		incomeTable: "income_tax",
		taxpayers: taxpayerNames,
	},
	Wales: {
		purchase: [landTransactionTax],
		income: [
			incomeTaxOf2026,
			{
				...incomeTaxOf2027,
				caveat: `These rates apply in Wales in 2027-28 too. The Senedd sets its own only from a year that the Treasury appoints, and none is appointed. ${BEFORE_BUDGET}`,
			},
		],
		incomeTable: "income_tax",
		taxpayers: taxpayerNames,
	},
	Scotland: {
		purchase: [landAndBuildings, dwellingSupplement],
		income: [
			scottishIncomeTax,
			{
				...scottishIncomeTax,
				from: "2027-04-06",
				source:
					"Scottish Rate Resolution for 2026-27, with finance-cost relief at the United Kingdom's rate from April 2027 (Finance Act 2026).",
				lastChecked: null,
				credit: 0.22,
				caveat: `${scottishIncomeTax.caveat} Scotland may set its own rates on property income from April 2027. The credit on finance costs is 22% all over the United Kingdom. ${BEFORE_BUDGET}`,
			},
		],
		incomeTable: "income_tax_scotland",
		// Scotland calls the highest of its six bands the top rate.
		taxpayers: { ...taxpayerNames, additional: "Top-rate taxpayer" },
	},
	"Northern Ireland": {
		purchase: [stampDuty],
		income: [incomeTaxOf2026, incomeTaxOf2027],
		incomeTable: "income_tax",
		taxpayers: taxpayerNames,
	},
};

/** Returns what a nation levies on a purchase and on the profit of letting. */
export function taxesOf(nation: Nation): NationTaxes {
	return taxes[nation];
}
