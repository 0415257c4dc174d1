import { incomeTaxBasis } from "../../finance/income-tax.ts";
import { REPORT_FORMAT, type ReportDocument } from "../document.ts";
import type { MoneyFigures, MoneySection } from "../money-section.ts";
import type { RentSection } from "../rent-section.ts";

/**
 * Format 1 was written until 23 November 2026, and gained two fields without a new number: in the first day's reports nobody says whose income tax
 * is calculated, and none before 22 November 2026 knows of sold prices of its sector.
 */
type FirstFormat = Omit<ReportDocument, "format" | "money" | "rent"> & {
	readonly format: 1;
	readonly money: Omit<MoneySection, "figures"> & {
		readonly figures: Omit<MoneyFigures, "taxBasis"> & Partial<Pick<MoneyFigures, "taxBasis">>;
	};
	readonly rent: Omit<RentSection, "sector"> & Partial<Pick<RentSection, "sector">>;
};

/** A document of format 1 in today's shape. The tax was calculated on the same basis before it was written out. */
export function fromFirstFormat(stored: object): ReportDocument {
	const { money, rent, ...same } = stored as FirstFormat;
	const { figures } = money;
	return {
		...same,
		format: REPORT_FORMAT,
		money: {
			...money,
			figures: { ...figures, taxBasis: figures.taxBasis ?? incomeTaxBasis(same.home.nation) },
		},
		rent: { ...rent, sector: rent.sector ?? null },
	};
}
