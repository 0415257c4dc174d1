import type { AdminSettings } from "#contracts/admin/settings.ts";
import { typedPrice } from "#domain/subjects/listing/typed-price.ts";

/** The prices an administrator sets, in the order of the form. Placeholders are examples only. */
export const priceFields = [
	{ name: "reportPrice", label: "Report Price", per: "One report", placeholder: "1.00" },
	{ name: "starterPrice", label: "Starter Plan", per: "A month", placeholder: "10.00" },
	{ name: "proPrice", label: "Pro Plan", per: "A month", placeholder: "25.00" },
	{ name: "expertPrice", label: "Expert Plan", per: "A month", placeholder: "75.00" },
] as const;

type PriceName = (typeof priceFields)[number]["name"];
/** As typed. */
export type PriceValues = Record<PriceName, string>;
/** In pounds. */
type Prices = Record<PriceName, number>;

/** The prices in force, without the other settings. */
export function pricesOf(settings: AdminSettings): Prices {
	return eachPrice((name) => settings[name]);
}

/** Prices as the fields show them, with their pence. */
export function shownPrices(prices: Prices): PriceValues {
	return eachPrice((name) => prices[name].toFixed(2));
}

/** What the fields say; what is no number is 0. */
export function typedPrices(values: PriceValues): Prices {
	return eachPrice((name) => typedPrice(values[name]));
}

/** The prices that differ from those the form began with: another administrator may have changed the rest meanwhile. */
export function changedPrices(before: Prices, after: Prices): Partial<Prices> {
	return Object.fromEntries(
		Object.entries(after).filter(([name, price]) => before[name as PriceName] !== price),
	);
}

/** A price that becomes 0, and what that means. */
export type FreePrice = { name: PriceName; label: string; meaning: string };

/** Source: the issue "Administration": confirmed before it is saved. */
export function becomingFree(before: Prices, after: Prices): FreePrice[] {
	return priceFields
		.filter(({ name }) => after[name] === 0 && before[name] !== 0)
		.map(({ name, label }) => ({
			name,
			label,
			meaning: name === "reportPrice" ? "reports are given away" : "the plan costs nothing",
		}));
}

function eachPrice<Value>(of: (name: PriceName) => Value): Record<PriceName, Value> {
	return {
		reportPrice: of("reportPrice"),
		starterPrice: of("starterPrice"),
		proPrice: of("proPrice"),
		expertPrice: of("expertPrice"),
	};
}
