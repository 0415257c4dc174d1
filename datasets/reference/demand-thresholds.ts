import {
	AuthorityFigures,
	comparedAuthority,
	RentFigures,
} from "#datasets/demand-thresholds/authority-figures.ts";
import { demandThresholds } from "#domain/demand/thresholds.ts";
import { type ReferenceTable, records } from "./reference-table.ts";

type Table = Pick<ReferenceTable, "columns" | "rows">;

/**
 * The thirds of each nation's authorities that the committed tables give. Prices of authorities and their sales month by month come with the
 * national file alone, so none go in here: once it is imported, a refresh puts better thirds in the place of these.
 */
export function demandThresholdsTable(tables: { authorities: Table; rents: Table }): Table {
	const rents = new Map(
		records(tables.rents)
			.map((row) => RentFigures.parse(row))
			.map((rent) => [rent.code, rent]),
	);
	const authorities = records(tables.authorities)
		.map((row) => AuthorityFigures.parse(row))
		.map((row) =>
			comparedAuthority(row, rents.get(row.code), { priceGrowth: null, turnover: null }),
		);
	return {
		columns: ["indicator", "nation", "lower", "upper", "count", "as_of"],
		rows: demandThresholds(authorities).map((row) => [
			row.indicator,
			row.nation,
			row.lower,
			row.upper,
			row.count,
			row.asOf,
		]),
	};
}
