import type { ByType } from "../base/facts/home-type.ts";
import type { IndexPrice } from "../base/facts/index-price.ts";
import type { Pence } from "../base/money.ts";

/** An index of which March 2026 alone is held. */
export function newestIndex(average: Pence): IndexPrice {
	return { average, month: "2026-03", before: [] };
}

/** One of each type of home, made of what its price and its rent are in percent of those of all homes: the dearer a type, the less its rent is of its price. */
export function byType<T>(of: (percent: { price: number; rent: number }) => T): ByType<T> {
	return {
		F: of({ price: 70, rent: 85 }),
		T: of({ price: 85, rent: 95 }),
		S: of({ price: 110, rent: 110 }),
		D: of({ price: 170, rent: 145 }),
	};
}

/** Of no type of home. */
export const noneByType = byType(() => null);
