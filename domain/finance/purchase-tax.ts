import type { IsoDate } from "../calendar.ts";
import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import { listInWords } from "../words.ts";
import { allCheckedBy, ruleOn } from "./dated-rule.ts";
import type { LevyBand } from "./tax-rules.ts";

/** The part of a price between `from` and `to`, taxed at `rate` by the levy named. */
export type TaxSlice = {
	readonly levy: string;
	readonly from: Pence;
	readonly to: Pence;
	readonly rate: number;
	readonly tax: Pence;
};

export type PurchaseTax = {
	readonly name: string;
	readonly total: Pence;
	/** From the lowest band up, levy after levy; none when nothing is charged. They add up to the total. */
	readonly slices: readonly TaxSlice[];
	readonly sources: readonly string[];
	readonly lastChecked: IsoDate | null;
	readonly caveats: readonly string[];
};

/**
 * The tax on buying an additional dwelling on a day, for somebody resident in the United Kingdom who buys in their own name.
 * Each slice is rounded to the nearest penny. Null for a day before the first table we hold. Source: FACTS 4.1.
 * @throws RangeError when the price is below zero.
 */
export function purchaseTax(nation: Nation, price: Pence, day: IsoDate): PurchaseTax | null {
	if (price < 0) {
		throw new RangeError(`a price cannot be below zero: ${price}`);
	}
	const levies = policyOf(nation).taxes.purchase;
	const tables = levies
		.map(({ name, chargedFrom, tables }) => ({ name, chargedFrom, rule: ruleOn(tables, day) }))
		.flatMap(({ rule, ...levy }) => (rule ? [{ ...levy, ...rule }] : []));
	if (tables.length < levies.length) {
		return null;
	}
	const slices = tables
		.filter(({ chargedFrom }) => price >= chargedFrom)
		.flatMap(({ name, bands }) => slicesOf(name, bands, price));
	return {
		name: listInWords(levies.map(({ name }) => name)),
		total: pence(slices.reduce((sum, { tax }) => sum + tax, 0)),
		slices,
		sources: tables.map(({ source }) => source),
		lastChecked: allCheckedBy(tables),
		caveats: levies.map(({ caveat }) => caveat).filter((caveat) => caveat !== null),
	};
}

function slicesOf(levy: string, bands: readonly LevyBand[], price: Pence): readonly TaxSlice[] {
	return bands
		.map(({ from, rate }, index) => {
			const to = pence(Math.min(price, bands[index + 1]?.from ?? price));
			return { levy, from, to, rate, tax: pence(Math.round((to - from) * rate)) };
		})
		.filter(({ from, to }) => to > from);
}
