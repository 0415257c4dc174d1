import type { AssumptionLine } from "../../../subjects/finance/assumption-line.ts";
import type { Assumptions } from "../../../subjects/finance/assumptions.ts";
import type { MoneyContext, MoneyFigures } from "../../../subjects/finance/calculate-money.ts";
import type { LetWhole } from "../../../subjects/finance/let-whole.ts";
import type { FiveYearGrowth } from "../../../subjects/market/five-year-growth.ts";

export type MoneySection = {
	readonly context: MoneyContext;
	readonly assumptions: Assumptions;
	readonly lines: readonly AssumptionLine[];
	/** Calculated from these assumptions. */
	readonly figures: MoneyFigures;
	/** Growth of the authority's prices over five years; null where unknown. */
	readonly priceGrowth: FiveYearGrowth | null;
	/** The home as if it were let whole to one household. */
	readonly letWhole: LetWhole;
	/** Why some figures are missing: the price or the rent is unknown. */
	readonly missing: string | null;
};
