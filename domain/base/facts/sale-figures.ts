import { addDays, addYears, type IsoDate } from "../calendar.ts";
import { type Pence, pence } from "../money.ts";
import { quantile } from "../statistics.ts";

/** Years of sales to keep and show, back from the edition's newest month. */
export const SALES_YEARS = 5;
/** Years of sales that make a sector's figures. */
const FIGURE_YEARS = 2;

/** Types of home with figures of their own, as in Price Paid Data, and all four together. */
export const figureTypes = ["D", "S", "T", "F", "all"] as const;
export type FigureType = (typeof figureTypes)[number];
/** A type of home: detached, semi-detached, terraced, or a flat or maisonette. */
export type HomeType = Exclude<FigureType, "all">;

/** First and last day of a period. */
export type SalesPeriod = { readonly from: IsoDate; readonly to: IsoDate };

export type SaleFigures = {
	readonly type: FigureType;
	readonly count: number;
	readonly median: Pence;
	readonly lowerQuartile: Pence;
	readonly upperQuartile: Pence;
};

/** A median of fewer sales than this is marked estimated and shows its count. Source: Rule EVIDENCE-5. */
export const FEWEST_SALES = 30;

/** Fewest sales for quartiles: a quarter of three is not a whole sale. */
const FEWEST_FOR_QUARTILES = 4;

/** Lower and upper quartile; null where there are too few sales. */
export type MiddleHalf = readonly [lower: Pence, upper: Pence] | null;

/** The middle half of the prices. */
export function middleHalf({
	count,
	lowerQuartile,
	upperQuartile,
}: Pick<SaleFigures, "count" | "lowerQuartile" | "upperQuartile">): MiddleHalf {
	return count < FEWEST_FOR_QUARTILES ? null : [lowerQuartile, upperQuartile];
}

/** A full-value sale (category A), from which figures are made. */
export type FigureSale = { readonly type: HomeType; readonly price: Pence };

/**
 * Sale figures by type and for all together; types without a sale are left out. The caller passes only full-value sales of the period, without "other"
 * property, which is mostly not homes. Quartiles interpolate linearly between the two nearest sales (definition 7 of Hyndman and Fan, 1996), and are
 * rounded to the penny.
 */
export function saleFigures(sales: readonly FigureSale[]): SaleFigures[] {
	return figureTypes.flatMap((type) => {
		const prices = sales
			.filter((sale) => type === "all" || sale.type === type)
			.map(({ price }) => price)
			.toSorted((a, b) => a - b);
		return prices.length === 0 ? [] : [figuresOf(type, prices)];
	});
}

function figuresOf(type: FigureType, sorted: readonly Pence[]): SaleFigures {
	const at = (share: number): Pence => pence(Math.round(quantile(sorted, share) ?? 0));
	return {
		type,
		count: sorted.length,
		median: at(0.5),
		lowerQuartile: at(0.25),
		upperQuartile: at(0.75),
	};
}

/** The 24 months up to the end of a month, `YYYY-MM`. */
export function figurePeriod(lastMonth: string): SalesPeriod {
	return yearsUpTo(lastMonth, FIGURE_YEARS);
}

/** The months whose sales are kept, up to the end of a month, `YYYY-MM`. */
export function keptPeriod(lastMonth: string): SalesPeriod {
	return yearsUpTo(lastMonth, SALES_YEARS);
}

function yearsUpTo(lastMonth: string, years: number): SalesPeriod {
	const afterwards = addDays(`${lastMonth}-01`, 31).slice(0, 7);
	const from = addYears(`${afterwards}-01`, -years);
	return { from, to: addDays(`${afterwards}-01`, -1) };
}
