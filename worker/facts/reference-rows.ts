import { type DemandThresholds, demandIndicatorIds } from "#domain/base/facts/demand-thresholds.ts";
import type {
	AreaFacts,
	AuthorityFacts,
	BankRate,
	NamedShare,
	Place,
	RegionPrices,
	RentFacts,
} from "#domain/base/facts/facts.ts";
import type { ByType } from "#domain/base/facts/home-type.ts";
import { toIndexPrice } from "#domain/base/facts/index-price.ts";
import type {
	CensusFacts,
	DeprivationFacts,
	RailFacts,
} from "#domain/base/facts/neighbourhood-facts.ts";
import type { RentMarket } from "#domain/base/facts/rent-market.ts";
import { type Pence, pence } from "#domain/base/money.ts";
import { type Nation, nations } from "#domain/base/nation.ts";
import type { AreaShare } from "#domain/base/place/areas-of-place.ts";
import type { CodeShare, Location } from "#domain/base/place/locate.ts";
import { type measuredFrom, nearestStation } from "#domain/base/place/nearest-station.ts";
import { planningLawOf } from "#domain/subjects/licensing/planning-law.ts";
import { turnoverOf } from "#domain/subjects/market/demand/turnover.ts";
import type {
	areas,
	authorities,
	bankRates,
	demandThresholds,
	housePrices,
	rentMarketAreas,
	rents,
	wards,
} from "#worker/db/schema/reference.ts";

type AuthorityRow = typeof authorities.$inferSelect;
type PriceRow = typeof housePrices.$inferSelect;
type RentRow = typeof rents.$inferSelect;

/** A location with the names of its authorities and wards. A code without a name is one our tables do not hold, and is left out. */
export function toPlace(
	location: Location,
	authorityRows: readonly AuthorityRow[],
	wardRows: readonly Pick<typeof wards.$inferSelect, "code" | "name">[],
): Place {
	const [main] = location.authorities;
	return {
		grain: location.grain,
		nation: location.nation,
		region: authorityRows.find(({ code }) => code === main?.[0])?.region ?? null,
		authorities: named(location.authorities, authorityRows),
		wards: named(location.wards, wardRows),
		position: location.position,
		deprivationDecile: location.deprivationDecile,
		source: location.source,
		asOf: location.asOf,
	};
}

function named(
	shares: readonly CodeShare[],
	rows: readonly { code: string; name: string }[],
): NamedShare[] {
	return shares.flatMap(([code, share]) => {
		const row = rows.find((candidate) => candidate.code === code);
		return row ? [{ code, name: row.name, share }] : [];
	});
}

/** `prices` newest first; `publishers` of Article 4 directions, null while no one knows who is one. */
export function toAuthorityFacts(
	row: AuthorityRow,
	prices: readonly PriceRow[],
	publishers: readonly { readonly code: string }[] | null,
): AuthorityFacts {
	const own = prices.filter(({ code }) => code === row.code);
	const [latest] = own;
	return {
		code: row.code,
		name: row.name,
		region: row.region,
		dwellings: row.dwellings,
		sales: row.sales,
		saleYear: row.saleYear,
		typicalPrice: amount(row.typicalPrice),
		priceGrowth: latest?.growth == null ? null : { percent: latest.growth, month: latest.month },
		indexPrice: toIndexPrice(
			own.map(({ month, averagePrice }) => ({ month, average: pence(averagePrice) })),
		),
		indexPriceByType: byType((column) =>
			toIndexPrice(
				own.flatMap(({ month, [column]: price }) =>
					price === null ? [] : [{ month, average: pence(price) }],
				),
			),
		),
		turnover: turnoverOf(own),
		publishesArticleFour:
			publishers !== null && hasArticleFour(row.nation)
				? publishers.some(({ code }) => code === row.code)
				: null,
		census: toCensus(row),
		deprivation: toDeprivation(row, row.deprivationRank),
		pay:
			row.medianPay === null || row.payYear === null
				? null
				: { amount: pence(row.medianPay), year: row.payYear },
	};
}

export function toAreaFacts({
	row,
	share,
	exact,
	placed,
}: AreaShare<typeof areas.$inferSelect>): AreaFacts {
	const { code, name, salesCount, saleYear, medianBand, certificates } = row;
	const { crimeRate, crimeToMonth, floodZonePercent } = row;
	return {
		code,
		name,
		exact,
		placed,
		share,
		medianSalePrice: amount(row.medianSalePrice),
		salesCount,
		saleYear,
		medianBand,
		certificates,
		crimeRate,
		crimeToMonth,
		floodZonePercent,
		census: toCensus(row),
		deprivation: toDeprivation(row, null),
	};
}

type CensusRow = typeof areas.$inferSelect | AuthorityRow;

/** What the census says of an area or authority; null where it is not held. */
export function toCensus(row: CensusRow): CensusFacts | null {
	return row.households === null
		? null
		: {
				households: row.households,
				owned: row.ownedPercent,
				socialRent: row.socialRentPercent,
				privateRent: row.privateRentPercent,
				flats: row.flatPercent,
				overcrowded: row.overcrowdedPercent,
			};
}

function toDeprivation(row: CensusRow, rank: number | null): DeprivationFacts | null {
	return row.smallAreas === null || row.deprivedSmallAreas === null
		? null
		: { smallAreas: row.smallAreas, deprived: row.deprivedSmallAreas, rank };
}

export function toRentFacts(row: RentRow): RentFacts {
	const { code, name, grain, period, growth } = row;
	return {
		code,
		name,
		grain,
		all: amount(row.all),
		byBedrooms: [amount(row.oneBed), amount(row.twoBed), amount(row.threeBed), amount(row.fourBed)],
		byType: byType((column) => amount(row[column])),
		period,
		growth,
	};
}

export function toRentMarket(row: typeof rentMarketAreas.$inferSelect): RentMarket {
	const { authorityCode, marketCode, name, privateHouseholds } = row;
	return { authority: authorityCode, code: marketCode, name, households: privateHouseholds };
}

/** What the list of stations says; null where it is not loaded, and where there is nothing to measure from. */
export function toRail(
	measured: ReturnType<typeof measuredFrom>,
	rows: Parameters<typeof nearestStation>[1],
	asOf: string | null,
): RailFacts | null {
	return measured && asOf !== null
		? { asOf, from: measured.from, nearest: nearestStation(measured.at, rows) }
		: null;
}

/** Prices of the region that the rents name; null outside England. `prices` newest first. */
export function toRegionPrices(
	rentRows: readonly RentRow[],
	prices: readonly PriceRow[],
): RegionPrices | null {
	const region = rentRows.find(({ grain }) => grain === "region");
	return region ? toWholePrices(region, prices) : null;
}

/** The newest prices of a region or nation. `prices` newest first. */
export function toWholePrices(
	{ code, name }: Pick<RentRow, "code" | "name">,
	prices: readonly PriceRow[],
): RegionPrices | null {
	const latest = prices.find((row) => row.code === code);
	return latest
		? {
				name,
				averagePrice: pence(latest.averagePrice),
				growth: latest.growth,
				month: latest.month,
			}
		: null;
}

/** The changes of Bank Rate that are held, newest first, as facts keep them; null of none. */
export function toBankRate(
	[newest, ...before]: readonly (typeof bankRates.$inferSelect)[],
	asOf: string | null,
): BankRate | null {
	return newest
		? {
				percent: newest.rate,
				from: newest.from,
				asOf: asOf ?? newest.from,
				before: before.map(({ rate, from }) => ({ percent: rate, from })),
			}
		: null;
}

function hasArticleFour(name: string): boolean {
	const nation = toNation(name);
	return nation !== null && planningLawOf(nation).articleFour;
}

function toNation(text: string): Nation | null {
	return nations.find((name) => name === text) ?? null;
}

/** Null for an indicator or nation this version does not know. */
export function toThresholds(row: typeof demandThresholds.$inferSelect): DemandThresholds | null {
	const indicator = demandIndicatorIds.find((id) => id === row.indicator);
	const nation = toNation(row.nation);
	return indicator && nation ? { ...row, indicator, nation } : null;
}

/** By the columns that rents and house prices have of each type of home. */
function byType<T>(
	read: (column: "flat" | "terraced" | "semiDetached" | "detached") => T,
): ByType<T> {
	return { F: read("flat"), T: read("terraced"), S: read("semiDetached"), D: read("detached") };
}

function amount(value: number | null): Pence | null {
	return value === null ? null : pence(value);
}
