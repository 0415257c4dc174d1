import type { Assumptions } from "../../finance/assumptions.ts";
import type { MoneyFigures } from "../../finance/calculate-money.ts";
import type { CashFlow } from "../../finance/cash-flow.ts";
import type { LenderTests } from "../../finance/lender-tests.ts";
import { plainTerms } from "../../finance/terms.ts";
import type { MoneySection } from "./money-section.ts";

/** The figures of a report of format 5. */
export type FiguresOfFifth = Omit<MoneyFigures, "lenders" | "year"> & {
	readonly lenders: Omit<LenderTests, "isPortfolio">;
	readonly year: Omit<CashFlow, "companyDuties">;
};

/** The money of a report of format 5: it asks for no lease and no other lettings, and knows nothing of the home let whole and of prices before. */
export type MoneyOfFifth = Omit<
	MoneySection,
	"assumptions" | "figures" | "letWhole" | "priceGrowth"
> & {
	readonly assumptions: Omit<Assumptions, "isPortfolio" | "leaseYears">;
	readonly figures: FiguresOfFifth;
};

/** The money of such a report in today's shape: nothing is calculated again. */
export function fromMoneyOfFifth({ assumptions, figures, ...same }: MoneyOfFifth): MoneySection {
	const { isPortfolio, leaseYears } = plainTerms;
	return {
		...same,
		assumptions: { isPortfolio, leaseYears, ...assumptions },
		figures: {
			...figures,
			lenders: { ...figures.lenders, isPortfolio },
			year: { ...figures.year, companyDuties: null },
		},
		priceGrowth: null,
		letWhole: null,
	};
}
