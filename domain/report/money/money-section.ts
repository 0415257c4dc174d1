import type { Assumptions } from "../../finance/assumptions.ts";
import type { MoneyContext, MoneyFigures } from "../../finance/calculate-money.ts";

/** One assumption before the reader edits it. */
export type AssumptionLine = {
	readonly key: keyof Assumptions;
	readonly label: string;
	readonly unit: "pounds" | "pounds a month" | "pounds a year" | "percent";
	/** Who says so: the buyer, a published figure, or a usual allowance. */
	readonly origin: "yours" | "published" | "assumed";
	readonly source: string;
};

export type MoneySection = {
	/** One sentence. */
	readonly answer: string;
	readonly context: MoneyContext;
	readonly assumptions: Assumptions;
	readonly lines: readonly AssumptionLine[];
	/** Calculated from these assumptions. */
	readonly figures: MoneyFigures;
	/** Why some figures are missing: no price or no rent is known. */
	readonly missing: string | null;
};
