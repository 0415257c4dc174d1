import {
	type FigureSale,
	type SaleFigures,
	type SalesPeriod,
	saleFigures,
} from "#domain/base/facts/sale-figures.ts";
import { fromPounds } from "#domain/base/money.ts";
import { fullValueType, type PackedSale, packDay, packedDay, packedPrice } from "./packed-sales.ts";
import { sectorOfUnit } from "./postcode-range.ts";

/** What homes of a type were sold for in a postcode sector, within a period. */
export type SectorFigures = SaleFigures & SalesPeriod & { readonly sector: string };

/** Figures of every sector with a full-value sale in the period, in the order of sector names. */
export function sectorFigures(
	salesAt: ReadonlyMap<string, readonly PackedSale[]>,
	period: SalesPeriod,
): SectorFigures[] {
	const from = packDay(period.from);
	const to = packDay(period.to);
	const sectors = new Map<string, FigureSale[]>();
	for (const [postcode, sales] of salesAt) {
		const sector = sectorOfUnit(postcode);
		const figured = sales
			.filter((sale) => packedDay(sale) >= from && packedDay(sale) <= to)
			.flatMap(figureSale);
		const others = sectors.get(sector);
		if (others) {
			others.push(...figured);
		} else {
			sectors.set(sector, figured);
		}
	}
	return [...sectors]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([sector, sales]) =>
			saleFigures(sales).map((figures) => ({ ...figures, ...period, sector })),
		);
}

function figureSale(sale: PackedSale): FigureSale[] {
	const type = fullValueType(sale);
	return type === null || type === "O" ? [] : [{ type, price: fromPounds(packedPrice(sale)) }];
}
