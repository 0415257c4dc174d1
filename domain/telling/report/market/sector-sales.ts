import { known } from "../../../base/evidence.ts";
import { serializeProvenance } from "../../../base/evidence-dto.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import { typeLabels } from "../../../base/facts/home-type.ts";
import {
	FEWEST_SALES,
	figureTypes,
	middleHalf,
	type SaleFigures,
} from "../../../base/facts/sale-figures.ts";
import type { SectorSalesRow, SectorSalesTable } from "./rent-section.ts";

/** The sold prices of the postcode's sector by type, all types last; null where none are held or none was sold. */
export function sectorSales({ sold }: Facts): SectorSalesTable | null {
	if (!sold?.sector) {
		return null;
	}
	const { name, period, figures } = sold.sector;
	const count = figures.find(({ type }) => type === "all")?.count ?? 0;
	return {
		name,
		period,
		rows: figureTypes.flatMap((type) => figures.filter((each) => each.type === type).map(rowOf)),
		provenance: serializeProvenance(
			known({
				value: count,
				basis: "area",
				coverage: count < FEWEST_SALES ? "estimated" : "ok",
				place: name,
				sample: count,
				note: "Sales at full value; repossessions, sales to companies and the like are left out.",
				citations: [{ source: "pricePaid", asOf: sold.asOf }],
			}),
		),
	};
}

function rowOf(figures: SaleFigures): SectorSalesRow {
	const { type, count, median } = figures;
	return {
		type,
		label: typeLabels[type],
		count,
		median,
		middleHalf: middleHalf(figures),
	};
}
