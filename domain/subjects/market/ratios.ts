import type { Pence } from "../../base/money.ts";
import { round } from "../../base/statistics.ts";

/** Decimals kept, so that a ratio read from a database equals the same ratio recomputed. */
const DECIMALS = 4;

/**
 * Homes sold in a year for every 1,000 dwellings on the council-tax list, to four decimals.
 * @throws RangeError when `dwellings` is not above zero.
 */
export function salesPerThousandDwellings(sales: number, dwellings: number): number {
	return round((1000 * sales) / aboveZero(dwellings, "dwellings"), DECIMALS);
}

/**
 * A year's rent in percent of the price: the gross yield, to four decimals. Source: Rule MONEY-11.
 * @throws RangeError when `price` is not above zero.
 */
export function rentToPricePercent(monthlyRent: Pence, price: Pence): number {
	return round((100 * 12 * monthlyRent) / aboveZero(price, "price"), DECIMALS);
}

function aboveZero(value: number, name: string): number {
	if (!(value > 0)) {
		throw new RangeError(`${name} must be above zero: ${value}`);
	}
	return value;
}
