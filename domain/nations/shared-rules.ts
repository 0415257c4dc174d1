import type { Buyer } from "../finance/buyer.ts";
import {
	type IncomeTaxRule,
	incomeBands,
	type LevyCaveat,
	levyBands,
	type PurchaseLevy,
} from "../finance/tax-rules.ts";
import { fromPounds } from "../money.ts";
import type { EnergyLaw, LicensingLaw, NationTaxes } from "./nation-policy.ts";

/** The certificates and the least band of England and Wales: SI 2012/3118 and SI 2015/962. Source: Fact ENERGY-F1. */
export const energyLawOfEnglandAndWales: EnergyLaw = { standardBinds: true, note: null };

/** What the planning of an HMO is called where no Article 4 direction decides. */
export const PLANNING_FOR_HMO = "Planning permission for an HMO";

/** A use for which a nation's law asks no licence of its own. */
export function noLicenceFor(who: string): LicensingLaw["mandatory"]["single"] {
	return { verdict: "none_found", summary: `No mandatory HMO licence is needed for ${who}.` };
}

/** Leases, where flats are held by them. */
export function leaseGaps(whyNoLength: string) {
	return [
		{
			what: "Length of the lease",
			why: whyNoLength,
			ask: "Your solicitor, from the title and the lease",
		},
		{
			what: "Service charge and ground rent",
			why: "Only the landlord of the building or its manager knows them; a flat's sums are before service charge.",
			ask: "The seller, or the building's managing agent",
		},
	];
}

/** Said of rates of tax that no source from after the Budget of 28 October 2026 was found for. Source: Rule TAX-3. */
export const BEFORE_BUDGET =
	"These rates were read in sources from before the Budget of 28 October 2026: check them before you commit.";

/** Said of the rates that a person pays on an only home, where first-time buyers have a relief: all but Wales. */
export const firstTimeBuyersLeftOut: LevyCaveat = {
	of: ({ isOnlyHome }) => isOnlyHome,
	text: "Relief for a first-time buyer is left out: it asks that the buyer lives in the home.",
};

/** A company that claims no relief pays one rate on the whole price from a penny above this on. */
const companyRateAbove = fromPounds(500_000);

/** Somebody resident in the United Kingdom who owns another home and buys in their own name. */
function isUsual({ isOnlyHome, isFromAbroad, isCompany }: Buyer): boolean {
	return !(isOnlyHome || isFromAbroad || isCompany);
}

/**
 * Stamp duty, of England and Northern Ireland. A Budget can change it overnight, as that of 30 October 2024 did; that of 28 October 2026 could
 * not be read. Source: Fact TAX-F1, Fact TAX-F2; HMRC SDLTM00050 for the whole pounds, SDLTM09770 for the lower limit, SDLTM09555 for the relief of a rental business, Finance Act 2003
 * schedules 4A and 9A.
 */
export const stampDuty: PurchaseLevy = {
	name: "Stamp Duty Land Tax",
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
			text: `A buyer who is not resident in the United Kingdom pays 2 points more; some companies pay 17% on a home above £500,000. ${BEFORE_BUDGET}`,
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
		{ of: (buyer) => !isUsual(buyer), text: BEFORE_BUDGET },
	],
};

/** Income tax of all but Scotland, until April 2027. Source: Fact TAX-F3, Income Tax Act 2007 section 10 for the bands. */
export const incomeTaxOf2026: IncomeTaxRule = {
	from: "2026-04-06",
	source: "Finance Act 2026 section 2, with finance-cost relief as a tax credit.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.2, higher: 0.4, additional: 0.45 },
	bands: incomeBands([0, 0.2], [37_700, 0.4], [125_140, 0.45]),
	credit: 0.2,
	caveat: null,
};

/**
 * The property income rates of England and Northern Ireland; Wales shows them until it has its own. The band limits stay until 2031.
 * Source: Fact TAX-F4, Finance Act 2026 schedules 1 and 2.
 */
export const incomeTaxOf2027: IncomeTaxRule = {
	from: "2027-04-06",
	source:
		"Finance Act 2026 and the Budget of 26 November 2025: property income rates from 6 April 2027.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.22, higher: 0.42, additional: 0.47 },
	bands: incomeBands([0, 0.2, 0.22], [37_700, 0.4, 0.42], [125_140, 0.45, 0.47]),
	credit: 0.22,
	caveat: BEFORE_BUDGET,
};

/** What taxpayers are called in all nations but Scotland. */
export const taxpayerNames: NationTaxes["taxpayers"] = {
	basic: "Basic-rate taxpayer",
	higher: "Higher-rate taxpayer",
	additional: "Additional-rate taxpayer",
};
