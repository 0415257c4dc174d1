import type { ByType } from "../base/facts/home-type.ts";
import type { IndexPrice } from "../base/facts/index-price.ts";
import type { Pence } from "../base/money.ts";

/** An index with only March 2026 held. */
export function newestIndex(average: Pence): IndexPrice {
	return { average, month: "2026-03", before: [] };
}

/** A value for each type of home, from its price and rent in percent of those of all homes: the dearer a type, the lower its rent relative to its price. */
export function byType<T>(of: (percent: { price: number; rent: number }) => T): ByType<T> {
	return {
		F: of({ price: 70, rent: 85 }),
		T: of({ price: 85, rent: 95 }),
		S: of({ price: 110, rent: 110 }),
		D: of({ price: 170, rent: 145 }),
	};
}

/** Nothing for any type of home. */
export const noneByType = byType(() => null);
