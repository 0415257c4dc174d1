import {
	AuthorityFigures,
	comparedAuthorities,
	MarketFigures,
	PriceFigures,
	RentFigures,
} from "#datasets/demand-thresholds/authority-figures.ts";
import { thresholdColumns, thresholdRow } from "#datasets/demand-thresholds/thresholds-importer.ts";
import { demandThresholds } from "#domain/subjects/market/demand/thresholds.ts";
import { type ReferenceTable, records } from "./reference-table.ts";

type Table = Pick<ReferenceTable, "columns" | "rows">;

/**
 * Thirds of each nation's authorities from the committed tables. Monthly sales of authorities and rent growth in England and Wales come with the national
 * files; once those are imported, a refresh replaces these thirds with better ones.
 */
export function demandThresholdsTable({
	authorities,
	rents,
	housePrices,
	rentMarkets,
}: {
	readonly authorities: Table;
	readonly rents: Table;
	readonly housePrices: Table;
	readonly rentMarkets: Table;
}): Table {
	const compared = comparedAuthorities({
		authorities: records(authorities).map((row) => AuthorityFigures.parse(row)),
		rents: records(rents).map((row) => RentFigures.parse(row)),
		prices: records(housePrices).map((row) => PriceFigures.parse(row)),
		markets: records(rentMarkets).map((row) => MarketFigures.parse(row)),
	});
	return {
		columns: thresholdColumns,
		rows: demandThresholds(compared).map(thresholdRow),
	};
}
