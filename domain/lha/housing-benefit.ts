import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import type { AreaRates } from "./area-rates.ts";
import { englishRates } from "./england.ts";
import { northernIrishRates } from "./northern-ireland.ts";
import { outcodesOfArea } from "./northern-irish-outcodes.ts";
import { scottishRates } from "./scotland.ts";
import { welshRates } from "./wales.ts";

/** What one kind of home may be paid for. */
export type BenefitRate = {
	/** Bedrooms, 4 being four or more; 0 is a room in a shared home. */
	readonly bedrooms: 0 | 1 | 2 | 3 | 4;
	/** "2 bedrooms". */
	readonly label: string;
	readonly weekly: Pence;
	/** The week's, over a twelfth of a year of 365 days. */
	readonly monthly: Pence;
	/** The rent a month that three in ten homes of the area were below, in the year to September 2023; null where it is not published. */
	readonly percentile: Pence | null;
	/** It is that of the home's own bedrooms. */
	readonly isOfHome: boolean;
};

/** What housing benefit and Universal Credit pay towards a rent here. */
export type HousingBenefit = {
	/** The Broad Rental Market Area; null until the visitor says which. */
	readonly area: string | null;
	/** Why it is that one. */
	readonly because: "stated" | "outcode" | null;
	/** Areas of the nation to choose from; none where the area is found without asking. */
	readonly choices: readonly string[];
	/** None until the area is known. */
	readonly rates: readonly BenefitRate[];
};

/** Where the rates are from, and for which year they are set. */
export type RateSource = {
	/** In a sentence for the reader. */
	readonly source: string;
	readonly url: string;
};

/** Day on which the tables were read. */
export const RATES_READ = "2026-11-22";

const labels = [
	"A room in a shared home",
	"1 bedroom",
	"2 bedrooms",
	"3 bedrooms",
	"4 bedrooms or more",
];

const tables: Readonly<Record<Nation, RateSource & { readonly rates: readonly AreaRates[] }>> = {
	England: {
		rates: englishRates,
		source: "Valuation Office Agency: set on 1 April 2024 and the same in 2026-27.",
		url: "https://lha-direct.voa.gov.uk/",
	},
	Scotland: {
		rates: scottishRates,
		source: "Scottish Government: set on 1 April 2024 and the same in 2026-27.",
		url: "https://lha-direct.voa.gov.uk/",
	},
	Wales: {
		rates: welshRates,
		source: "Rent Officers Wales: set on 1 April 2024 and the same in 2026-27.",
		url: "https://lha-direct.voa.gov.uk/",
	},
	"Northern Ireland": {
		rates: northernIrishRates,
		source: "Northern Ireland Housing Executive: 1 April 2026 to 31 March 2027.",
		url: "https://www.nihe.gov.uk/",
	},
};

/** Where the rates of a nation are from. */
export function rateSource(nation: Nation): RateSource {
	const { source, url } = tables[nation];
	return { source, url };
}

type HomeOfBenefit = {
	readonly nation: Nation;
	/** `M14`. */
	readonly outcode: string;
	/** The area that the visitor chose. */
	readonly stated: string | null;
	readonly bedrooms: number | null;
	/** Rooms are let to sharers one by one. */
	readonly isShared: boolean;
};

/**
 * What housing benefit pays for a home. No public table says in which area a postcode of England, Wales or Scotland lies, so there the visitor chooses it; in
 * Northern Ireland the outcode tells. Source: The Rent Officers (Housing Benefit and Universal Credit Functions) Orders; FACTS 3.
 */
export function housingBenefit(home: HomeOfBenefit): HousingBenefit {
	const { nation, outcode, stated } = home;
	const { rates } = tables[nation];
	const ofOutcode =
		nation === "Northern Ireland"
			? (Object.entries(outcodesOfArea).find(([, outcodes]) => outcodes.includes(outcode))?.[0] ??
				null)
			: null;
	const area = ofOutcode ?? stated;
	const row = rates.find(([name]) => name === area);
	return {
		area: row?.[0] ?? null,
		because: row === undefined ? null : ofOutcode === null ? "stated" : "outcode",
		choices: ofOutcode === null ? rates.map(([name]) => name) : [],
		rates: row === undefined ? [] : ratesOf(row, home),
	};
}

/** Why an area cannot be that of a home, in a sentence; null where it can. */
export function brmaRefusal(nation: Nation, brma: string | null): string | null {
	return brma === null || tables[nation].rates.some(([name]) => name === brma)
		? null
		: `That is no rental market area of ${nation}`;
}

function ratesOf(
	[, weekly, percentile = weekly]: AreaRates,
	{ nation, bedrooms, isShared }: HomeOfBenefit,
): BenefitRate[] {
	// A home without a bedroom of its own counts as one of one.
	const own = isShared ? 0 : bedrooms === null ? null : Math.min(Math.max(bedrooms, 1), 4);
	return ([0, 1, 2, 3, 4] as const).map((count) => ({
		bedrooms: count,
		label: labels[count] ?? "",
		weekly: pence(weekly[count]),
		monthly: perMonth(weekly[count]),
		percentile: nation === "England" ? perMonth(percentile[count]) : null,
		isOfHome: count === own,
	}));
}

const DAYS_OF_YEAR = 365;

function perMonth(weekly: number): Pence {
	return pence(Math.round((weekly * DAYS_OF_YEAR) / 7 / 12));
}
