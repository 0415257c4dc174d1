import type { IsoDate } from "../../calendar.ts";
import type { FieldKey } from "../../finance/assumption-fields.ts";
import type { Assumptions } from "../../finance/assumptions.ts";
import type { MoneyContext, MoneyFigures } from "../../finance/calculate-money.ts";
import type { LongRun } from "../../finance/long-run.ts";
import type { FiveYearGrowth } from "../../market/five-year-growth.ts";
import type { Pence } from "../../money.ts";

/** One assumption before the reader edits it. */
export type AssumptionLine = {
	readonly key: FieldKey;
	readonly label: string;
	readonly unit: "pounds" | "pounds a month" | "pounds a year" | "percent" | "rooms" | "years";
	/** Who says so: the buyer, a published figure, a rule of the trade, or no one, so that something is assumed. */
	readonly origin: "yours" | "published" | "trade" | "assumed";
	readonly source: string;
	/** Day that the source gives; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Day on which the source was last read; null for what is not ours to read. */
	readonly lastChecked: IsoDate | null;
};

/** What is known of a home as if it were let whole to one household. */
export type LetWhole = {
	/** A month; null where no one publishes one that fits. */
	readonly rent: Pence | null;
	/** Where the rent is from, or why there is none, in sentences for the reader. */
	readonly rentSource: string;
	/** A year's share of the licence that one household's home needs. */
	readonly licenceFee: Pence;
	readonly licenceSource: string;
};

export type MoneySection = {
	/** One sentence. */
	readonly answer: string;
	readonly context: MoneyContext;
	readonly assumptions: Assumptions;
	readonly lines: readonly AssumptionLine[];
	/** Calculated from these assumptions. */
	readonly figures: MoneyFigures;
	/** The years to come, the sale and the same home in a company; null where rent or price is not known. */
	readonly longRun: LongRun | null;
	/** How the authority's prices grew over five years; null where that is not known. */
	readonly priceGrowth: FiveYearGrowth | null;
	/** The home as if it were let whole to one household. */
	readonly letWhole: LetWhole;
	/** Why some figures are missing: no price or no rent is known. */
	readonly missing: string | null;
};
