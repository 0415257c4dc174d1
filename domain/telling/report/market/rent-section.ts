import type { FigureDto, ProvenanceDto } from "../../../base/evidence-dto.ts";
import type { FigureType, MiddleHalf, SalesPeriod } from "../../../base/facts/sale-figures.ts";
import { type Pence, toPounds } from "../../../base/money.ts";

/** Monthly rents of one place, all homes and by bedrooms (1, 2, 3, 4 or more). */
export type RentSeries = {
	readonly name: string;
	readonly all: Pence | null;
	readonly byBedrooms: readonly [Pence | null, Pence | null, Pence | null, Pence | null];
	readonly provenance: ProvenanceDto;
};

/** Full-value sales in a postcode sector over a period, one row for each type sold. */
export type SectorSalesTable = {
	/** `M14 5`. */
	readonly name: string;
	readonly period: SalesPeriod;
	readonly rows: readonly SectorSalesRow[];
	readonly provenance: ProvenanceDto;
};

export type SectorSalesRow = {
	readonly type: FigureType;
	/** "Flats". */
	readonly label: string;
	readonly count: number;
	readonly median: Pence;
	readonly middleHalf: MiddleHalf;
};

/** Rent against area and region, prices, and the yield between them. */
export type RentSection = {
	/** One sentence. */
	readonly answer: string;
	/** The buyer's own figures: rent a month, and price. */
	readonly statedRent: Pence | null;
	readonly statedPrice: Pence | null;
	readonly bedrooms: number | null;
	/** Finest first. */
	readonly series: readonly RentSeries[];
	readonly rents: readonly FigureDto[];
	readonly prices: readonly FigureDto[];
	/** Gross yield of the assessment, gross and net yield at the start of the money section, and Bank Rate. */
	readonly yields: readonly FigureDto[];
	/** Why no sale at the postcode is listed; null where one is. */
	readonly salesNote: string | null;
	/** Null where the national file of sales was not held when the report was made. */
	readonly sector: SectorSalesTable | null;
};

/** Demand in the authority, and the published indicators behind it. */
export type DemandSection = {
	readonly level: FigureDto;
	readonly indicators: readonly FigureDto[];
	/** What no public source gives: days to let, vacancy, enquiries. */
	readonly note: string;
};

/** Sold prices of a sector as they travel: pounds, quartiles and days by name. */
export function sectorInPounds({ name, period, rows, provenance }: SectorSalesTable) {
	return {
		name,
		...period,
		rows: rows.map(({ type, label, count, median, middleHalf }) => ({
			type,
			label,
			count,
			median: toPounds(median),
			middleHalf: middleHalf && { from: toPounds(middleHalf[0]), to: toPounds(middleHalf[1]) },
		})),
		provenance,
	};
}

/** Whether rents by bedrooms are drawn; what the drawing and its table show is not repeated. */
export function areRentsDrawn({ series }: Pick<RentSection, "series">): boolean {
	return series.some(({ byBedrooms }) => byBedrooms.some((each) => each !== null));
}

/** Yields shown among the sums, with their basis, and nowhere else. */
const areAmongSums: readonly string[] = ["grossYield", "netYield"];

/** The yields of the chapter on finance. */
export function yieldsBesideSums({ yields }: Pick<RentSection, "yields">): readonly FigureDto[] {
	return yields.filter(({ id }) => !areAmongSums.includes(id));
}

/** Most bedrooms that official rents distinguish: four means four or more. */
export const MOST_BEDROOMS = 4;

/** Official mean rent of the finest place known, for the stated bedrooms, else for all homes; null where none is published. */
export function officialRent({ series, bedrooms }: Pick<RentSection, "series" | "bedrooms">): {
	readonly name: string;
	readonly amount: Pence;
	/** Bedrooms of the homes behind it; null for all homes. */
	readonly bedrooms: number | null;
} | null {
	for (const { name, all, byBedrooms } of series) {
		const alike = bedrooms ? Math.min(bedrooms, MOST_BEDROOMS) : null;
		const amount = alike === null ? null : (byBedrooms[alike - 1] ?? null);
		if (amount !== null) {
			return { name, amount, bedrooms: alike };
		}
		if (all !== null) {
			return { name, amount: all, bedrooms: null };
		}
	}
	return null;
}
