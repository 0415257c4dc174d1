import type { FigureDto, ProvenanceDto } from "../../evidence-dto.ts";
import type { FigureType, MiddleHalf, Period } from "../../market/sale-figures.ts";
import type { Pence } from "../../money.ts";

/** Monthly rents of one place, all homes and by bedrooms (1, 2, 3, 4 or more). */
export type RentSeries = {
	readonly grain: "authority" | "region" | "country";
	readonly name: string;
	readonly all: Pence | null;
	readonly byBedrooms: readonly [Pence | null, Pence | null, Pence | null, Pence | null];
	readonly provenance: ProvenanceDto;
};

/** What homes of a postcode sector were sold for at full value over a period, a row a type of which any was sold. */
export type SectorSales = {
	/** `M14 5`. */
	readonly name: string;
	readonly period: Period;
	readonly rows: readonly SectorRow[];
	readonly provenance: ProvenanceDto;
};

export type SectorRow = {
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
	/** The buyer's own figures; a month, and once. */
	readonly statedRent: Pence | null;
	readonly statedPrice: Pence | null;
	readonly bedrooms: number | null;
	/** Finest first. */
	readonly series: readonly RentSeries[];
	readonly rents: readonly FigureDto[];
	readonly prices: readonly FigureDto[];
	/** Gross yield of the assessment, gross and net yield of the money section's starting assumptions, and Bank Rate. */
	readonly yields: readonly FigureDto[];
	/** Sales at the postcode, newest first, at most twenty. */
	readonly sales: readonly {
		readonly price: Pence;
		readonly date: string;
		readonly propertyType: string;
		readonly address: string;
	}[];
	readonly salesNote: string | null;
	/** Null where the national file of sales is not held, or was not when the report was made. */
	readonly sector: SectorSales | null;
};
