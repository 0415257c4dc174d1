import type { IsoDate } from "../../calendar.ts";
import type { Assumptions } from "../../finance/assumptions.ts";
import type { CashFlow } from "../../finance/cash-flow.ts";
import type { IncomeTax } from "../../finance/income-tax.ts";
import type { InterestCover } from "../../finance/interest-cover.ts";
import type { Taxpayer } from "../../finance/tax-rules.ts";
import type { Pence } from "../../money.ts";
import type { Nation } from "../../nations/nation.ts";
import type { Use } from "../../use.ts";

/** What the sums hang on besides the assumptions. */
export type MoneyContext = {
	readonly nation: Nation;
	readonly use: Use;
	readonly day: IsoDate;
};

/** Everything that follows from the assumptions: the web report calculates it again when the reader edits one. */
export type MoneyFigures = {
	readonly year: CashFlow;
	readonly cover: InterestCover;
	/** Whose income tax it is. */
	readonly taxBasis: string;
	/** Tax years from the report's own on. */
	readonly tax: readonly {
		/** "2026-27". */
		readonly year: string;
		readonly cases: readonly {
			readonly taxpayer: Taxpayer;
			readonly label: string;
			readonly tax: IncomeTax;
			/** Cash flow less the tax; null where either is not known. */
			readonly afterTax: Pence | null;
		}[];
	}[];
	readonly breakEvenRent: Pence | null;
	readonly breakEvenPrice: Pence | null;
	readonly sensitivity: readonly {
		/** "Interest rate 1 point higher". */
		readonly label: string;
		readonly cashFlow: Pence | null;
		/** Rent over interest at the stress rate. */
		readonly coverAtStress: number | null;
	}[];
};

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
