import type { IsoDate } from "../../base/calendar.ts";
import { allCheckedBy, ruleOn } from "../../base/dated-rule.ts";
import { type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { round } from "../../base/statistics.ts";
import { dueMark, type UpdateMark } from "../../base/table-ends.ts";
import { listInWords } from "../../base/words.ts";
import { type Buyer, settledBuyer, usualBuyer } from "./buyer.ts";
import { taxesOf } from "./nation-taxes.ts";
import type { RateBand } from "./tax-in-bands.ts";
import type { LevyTable, PurchaseLevy } from "./tax-rules.ts";

/** The part of a price between `from` and `to`, taxed at `rate` by the named levy. */
export type TaxSlice = {
	readonly levy: string;
	readonly from: Pence;
	readonly to: Pence;
	readonly rate: number;
	readonly tax: Pence;
};

/** The tax on a purchase, with a mark where its rates are due to be read again on the day. */
export type PurchaseTax = UpdateMark & {
	readonly name: string;
	readonly total: Pence;
	/** Slices from the lowest band up, by levy; empty when nothing is charged. They add up to the total. */
	readonly slices: readonly TaxSlice[];
	readonly sources: readonly string[];
	readonly lastChecked: IsoDate | null;
	readonly caveats: readonly string[];
};

/** A purchase by its price, its day of completion and who buys. */
type Purchase = { readonly price: Pence; readonly day: IsoDate; readonly buyer: Buyer };

/**
 * Tax on the purchase of a dwelling on a day. By default an additional dwelling, for a UK resident who buys in their own name. First-time buyers' relief is
 * left out. Slices are rounded to the nearest penny, and a whole-pound levy down to the pound.
 * Null for a day before the first table we hold. Source: Fact TAX-F1.
 * @throws RangeError when the price is below zero.
 */
export function purchaseTax(
	nation: Nation,
	price: Pence,
	day: IsoDate,
	buyer: Buyer = usualBuyer,
): PurchaseTax | null {
	return taxByLevies(taxesOf(nation).purchase, { price, day, buyer });
}

/**
 * Tax of the given levies on a purchase. Null for a day before the first table of any levy that the buyer owes.
 * @throws RangeError when the price is below zero.
 */
export function taxByLevies(
	levies: readonly PurchaseLevy[],
	{ price, day, buyer: stated }: Purchase,
): PurchaseTax | null {
	if (price < 0) {
		throw new RangeError(`a price cannot be below zero: ${price}`);
	}
	const buyer = settledBuyer(stated);
	const owed = levies.filter((levy) => tablesFor(levy, buyer).length > 0);
	const rated = owed.map((levy) => ratesOn(levy, { price, day, buyer }));
	const held = rated.filter((rates) => rates !== null);
	if (held.length < rated.length) {
		return null;
	}
	const slices = held
		.filter(({ chargedFrom }) => price >= chargedFrom)
		.flatMap((rates) => slicesOf(rates, price));
	const rules = held.flatMap((rates) => rates.rules);
	return {
		name: listInWords(owed.map(({ name }) => name)),
		total: pence(slices.reduce((sum, { tax }) => sum + tax, 0)),
		slices,
		sources: rules.map(({ source }) => source),
		lastChecked: allCheckedBy(rules),
		...owed.map(({ table }) => (table ? dueMark(table, day) : {})).at(0),
		caveats: owed
			.flatMap(({ caveats }) => caveats)
			.filter(({ of }) => of(buyer, price))
			.map(({ text }) => text),
	};
}

function tablesFor(levy: PurchaseLevy, { isOnlyHome }: Required<Buyer>): readonly LevyTable[] {
	return isOnlyHome ? levy.onlyHomeTables : levy.tables;
}

/** The bands for a purchase, with the rules behind them; null where none are held for the day. */
function ratesOn(levy: PurchaseLevy, { price, day, buyer }: Purchase & { buyer: Required<Buyer> }) {
	const table = ruleOn(tablesFor(levy, buyer), day);
	if (table === null) {
		return null;
	}
	const companyRate =
		buyer.isCompany && !buyer.claimsRelief ? ruleOn(levy.companyRates, day) : null;
	const surcharge = buyer.isFromAbroad ? ruleOn(levy.surchargesFromAbroad, day) : null;
	const isOneRate = companyRate !== null && price > companyRate.above;
	const bands = isOneRate ? [{ from: pence(0), rate: companyRate.rate }] : table.bands;
	return {
		name: levy.name,
		chargedFrom: levy.chargedFrom,
		isInWholePounds: levy.isInWholePounds ?? false,
		// Rounded, because sums of fractions differ in the last digit.
		bands: bands.map(({ from, rate }) => ({ from, rate: round(rate + (surcharge?.rate ?? 0), 4) })),
		rules: [isOneRate ? companyRate : table, ...(surcharge ? [surcharge] : [])],
	};
}

type Rated = {
	readonly name: string;
	readonly bands: readonly RateBand[];
	readonly isInWholePounds: boolean;
};

function slicesOf({ name, bands, isInWholePounds }: Rated, price: Pence): readonly TaxSlice[] {
	const slices = bands
		.map(({ from, rate }, index) => {
			const to = pence(Math.min(price, bands[index + 1]?.from ?? price));
			return { levy: name, from, to, rate, tax: pence(Math.round((to - from) * rate)) };
		})
		.filter(({ from, to }) => to > from);
	return isInWholePounds ? downToThePound(slices) : slices;
}

/** Tolerance in pence for sums of fractions. */
const OFF = 1e-6;

/** Removes the odd pence from the highest slice with enough tax. */
function downToThePound(slices: readonly TaxSlice[]): readonly TaxSlice[] {
	const exact = slices.reduce((sum, { from, to, rate }) => sum + (to - from) * rate, 0);
	const total = 100 * Math.floor((exact + OFF) / 100);
	const over = slices.reduce((sum, { tax }) => sum + tax, 0) - total;
	const bearing = slices.findLastIndex(({ tax }) => tax >= over);
	return slices.map((slice, at) =>
		at === bearing ? { ...slice, tax: pence(slice.tax - over) } : slice,
	);
}
