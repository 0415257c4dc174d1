import type { MoneyFigures } from "../finance/calculate-money.ts";
import { incomeTaxBasis } from "../finance/income-tax.ts";
import { REPORT_FORMAT, type ReportDocument } from "./document.ts";
import type { RentSection } from "./market/rent-section.ts";
import type { MoneySection } from "./money/money-section.ts";

/**
 * How a stored report of each format ever written becomes one of today's. A report is kept for seven years (SPEC section 9), so no line of this
 * table ever goes: a new format gets a number and a golden document (`domain/test/golden-reports`), and the one before it a function that brings
 * its documents up to date, in shape alone. What a report says, it says for ever.
 */
const readers = {
	1: fromFirstFormat,
	[REPORT_FORMAT]: fromSecondFormat,
} as const satisfies Record<number, (stored: object) => ReportDocument>;

/** The formats that can be read, oldest first. */
export const readFormats: readonly number[] = Object.keys(readers).map(Number);

/** Reads a document as it was kept, by its own word for its format. @throws UnknownFormat for one that nothing here can read */
export function readStoredReport(stored: unknown): ReportDocument {
	const format = formatOf(stored);
	if (typeof stored !== "object" || stored === null || !isRead(format)) {
		throw new UnknownFormat(format);
	}
	return readers[format](stored);
}

/** A report was kept in a format that came after this code: it was rolled back. */
export class UnknownFormat extends Error {
	override readonly name = "UnknownFormat";

	constructor(format: unknown) {
		super(`no stored report of the format ${JSON.stringify(format)} can be read`);
	}
}

function formatOf(stored: unknown): unknown {
	return typeof stored === "object" && stored !== null && "format" in stored ? stored.format : null;
}

function isRead(format: unknown): format is keyof typeof readers {
	return typeof format === "number" && readFormats.includes(format);
}

/**
 * Format 1 was written until 23 November 2026, and gained two fields without a new number: in the first day's reports no one says whose income tax
 * is calculated, and none before 22 November 2026 knows of sold prices of its sector.
 */
type FirstFormat = Omit<ReportDocument, "format" | "money" | "rent"> & {
	readonly format: 1;
	readonly money: Omit<MoneySection, "figures"> & {
		readonly figures: Omit<MoneyFigures, "taxBasis"> & Partial<Pick<MoneyFigures, "taxBasis">>;
	};
	readonly rent: Omit<OlderRent, "sector"> & Partial<Pick<RentSection, "sector">>;
};

/** A document of format 1 in today's shape. The tax was calculated on the same basis before it was written out. */
function fromFirstFormat(stored: object): ReportDocument {
	const { money, rent, ...same } = stored as FirstFormat;
	const { figures } = money;
	return {
		...same,
		format: REPORT_FORMAT,
		money: {
			...money,
			figures: { ...figures, taxBasis: figures.taxBasis ?? incomeTaxBasis(same.home.nation) },
		},
		rent: withTenures({ ...rent, sector: rent.sector ?? null }),
	};
}

/** Format 2 was first written without the tenure of a sale. */
function fromSecondFormat(stored: object): ReportDocument {
	const document = stored as Omit<ReportDocument, "rent"> & { readonly rent: OlderRent };
	return { ...document, rent: withTenures(document.rent) };
}

type NewerSale = RentSection["sales"][number];
type OlderRent = Omit<RentSection, "sales"> & {
	readonly sales: readonly (Omit<NewerSale, "tenure"> & Partial<Pick<NewerSale, "tenure">>)[];
};

function withTenures(rent: OlderRent): RentSection {
	return {
		...rent,
		sales: rent.sales.map((sale) => ({ ...sale, tenure: sale.tenure ?? null })),
	};
}
