/**
 * A Scottish council and one of the market areas (Broad Rental Market Areas) in which its private renters live. Scottish rents are published by these
 * areas, not by council. Source: Scottish Government; NRS, Scotland's Census 2022.
 */
export type RentMarket = {
	/** Code of the council. */
	readonly authority: string;
	readonly code: string;
	/** Of the market area: "Lothian", which is not Edinburgh. */
	readonly name: string;
	/** Privately renting households of the council that live in it. */
	readonly households: number;
};

/** A market area and the share of a council's private renters in it, 0 to 1. */
export type MarketPart = { readonly code: string; readonly name: string; readonly share: number };

/** Share from which one market area represents a council. Source: Rule MARKET-3. */
export const ONE_MARKET = 0.95;
/** Share below which a part is a sliver along the council's edge. */
const SMALLEST_PART = 0.02;

/** Market areas that represent a council, largest share first: the one with nearly all its private renters, else all except slivers. */
export function marketParts(markets: readonly RentMarket[], authority: string): MarketPart[] {
	const own = markets.filter((market) => market.authority === authority);
	const total = own.reduce((sum, { households }) => sum + households, 0);
	const parts = own
		.map(({ code, name, households }) => ({ code, name, share: households / total }))
		.toSorted((a, b) => b.share - a.share);
	const [main] = parts;
	return main && main.share >= ONE_MARKET
		? [main]
		: parts.filter(({ share }) => share >= SMALLEST_PART);
}

/**
 * A figure over those market areas: the mean weighted by private renters, with the lowest and highest of several. Null where one of the areas has no
 * figure. Source: Rule MARKET-3.
 */
export function overMarkets<Rent extends { readonly code: string }>(
	parts: readonly MarketPart[],
	rents: readonly Rent[],
	read: (rent: Rent) => number | null,
): { readonly mean: number; readonly range: readonly [number, number] | null } | null {
	const values = parts.map(({ code }) => {
		const rent = rents.find((each) => each.code === code);
		return rent ? read(rent) : null;
	});
	const having = values.filter((value) => value !== null);
	if (having.length === 0 || having.length < parts.length) {
		return null;
	}
	const total = parts.reduce((sum, { share }) => sum + share, 0);
	return {
		mean: parts.reduce((sum, { share }, at) => sum + share * (having[at] ?? 0), 0) / total,
		range: having.length > 1 ? [Math.min(...having), Math.max(...having)] : null,
	};
}

/** The market areas by name, joined by "/" because their own names contain "and": "Lothian", "Greater Glasgow / Renfrewshire and Inverclyde". */
export function marketNames(parts: readonly MarketPart[]): string {
	return parts.map(({ name }) => name).join(" / ");
}

/** A sentence on why these market areas represent the council. */
export function marketNote(parts: readonly MarketPart[], council: string): string {
	const [main] = parts;
	if (parts.length === 1 && main) {
		const how = main.share >= 1 ? "All" : "Nearly all";
		return `${how} private renters of ${council} live in the market area ${main.name}.`;
	}
	const total = parts.reduce((sum, { share }) => sum + share, 0);
	const named = parts.map(({ name, share }) => `${name} (${Math.round((100 * share) / total)}%)`);
	return `Mean of the market areas ${named.join(" / ")}, by where private renters of ${council} live.`;
}

/** Note on the basis of Scottish rents. Source: Scottish Government on the Price Index of Private Rents, which puts advertised lets at 80 %. */
export const MOSTLY_ADVERTISED =
	"They rest mostly on advertised lets, so they are near asking rents.";
