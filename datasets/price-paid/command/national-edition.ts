import {
	type Extent,
	postcodeArea,
	refuseLack,
	refusePartFor,
} from "#datasets/ingest/areas/extent.ts";
import { type HeldEdition, RefusedNews } from "#datasets/ingest/run/importer.ts";
import { monthBefore } from "#domain/base/calendar.ts";
import { keptPeriod } from "#domain/base/facts/sale-figures.ts";
import { onlyYear, type SalesEdition } from "./sales-edition.ts";

/**
 * Least share of an area's usual yearly sales (by the committed tables) that a file of the country must have for every year it covers. The worst of the
 * last ten years had three quarters of the best.
 */
const LEAST_OF_AREA = 0.5;
/** Least share of the mean month that each month must have: the lowest of the last ten years had half. */
const LEAST_OF_MONTH = 0.2;
/** Newest months, not yet fully registered, that are not checked. */
const UNREGISTERED = 4;
const MONTHS = 12;

/**
 * Refuses a file that does not cover the whole country. A declared part is accepted unless the whole country is held. `yearlySales`: usual homes sold in a
 * year by postcode area; null for a part. @throws RefusedNews
 */
export function refuseMisfit(
	edition: SalesEdition,
	held: HeldEdition,
	yearlySales: Extent | null,
): void {
	if (yearlySales === null) {
		refusePartFor({ isWhole: held.asOf !== null && !held.isPart });
		return;
	}
	const byArea = new Map<string, number>();
	for (const [group, { records }] of Object.entries(edition.groups)) {
		const area = postcodeArea(group);
		byArea.set(area, (byArea.get(area) ?? 0) + records);
	}
	const year = onlyYear(edition);
	const sales = {
		byArea,
		byMonth: new Map(Object.entries(edition.months)),
		from: year === null ? keptPeriod(edition.month).from.slice(0, 7) : `${year}-01`,
		to: edition.month,
	};
	refuseLackOfSales(sales, yearlySales);
}

type Sales = {
	/** Sales by postcode area. */
	readonly byArea: Extent;
	/** Sales by month, `YYYY-MM`. */
	readonly byMonth: Extent;
	/** First and last month that the file is to cover. */
	readonly from: string;
	readonly to: string;
};

/** `yearlySales`: homes sold in a year by postcode area. @throws RefusedNews for a file that lacks some of the country */
function refuseLackOfSales({ byArea, byMonth, from, to }: Sales, yearlySales: Extent): void {
	const months = monthsFrom(from, monthBefore(to, UNREGISTERED));
	if (months.length === 0) {
		throw new RefusedNews(
			`None of its months, which end in ${to}, has all of its sales registered, so it cannot be told whether it is of the whole country: the monthly update brings these sales.`,
		);
	}
	const years = months.length / MONTHS;
	const rule = { of: "sales", command: "data:sales" };
	const expected = new Map([...yearlySales].map(([area, sales]) => [area, sales * years]));
	const mean = [...yearlySales.values()].reduce((sum, sales) => sum + sales, 0) / MONTHS;
	refuseLack(byArea, expected, { ...rule, least: LEAST_OF_AREA });
	refuseLack(byMonth, new Map(months.map((month) => [month, mean])), {
		...rule,
		least: LEAST_OF_MONTH,
	});
}

function monthsFrom(from: string, to: string): string[] {
	const months: string[] = [];
	for (let month = from; month <= to; month = monthBefore(month, -1)) {
		months.push(month);
	}
	return months;
}
