import { committedPlaces } from "#datasets/reference/committed-places.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { type ReferenceTable, rowsOf, type Shares } from "#datasets/reference/reference-table.ts";
import {
	type AreaFacts,
	type AuthorityFacts,
	type Facts,
	type RentFacts,
	sourcesOff,
} from "#domain/base/facts/facts.ts";
import { type Pence, pence } from "#domain/base/money.ts";

type Row = ReturnType<typeof rowsOf>[number];

const noType = { F: null, T: null, S: null, D: null };

/** A home somewhere in Great Britain: its sector, and the ward it lies in. */
export type Spot = { readonly sector: string; readonly ward: string; readonly weight: number };

/** The committed tables as facts, without a network and without a database: what a first deployment knows of every place. */
export function committedFacts(tables: readonly ReferenceTable[]) {
	const places = committedPlaces(tables);
	const schemes = readSchemes(tables);
	const byCode = (id: string) =>
		new Map(rowsOf(tables, id).map((row) => [String(row["code"]), row]));
	const [authorities, areas, prices] = [
		byCode("authorities"),
		byCode("areas"),
		byCode("house_prices"),
	];
	const rents = rowsOf(tables, "rents").map(toRent);
	const sectors = new Map(
		rowsOf(tables, "postcode_sectors").map((row) => [String(row["sector"]), row]),
	);

	return {
		/** Every ward of every sector, by how many households rent privately there. */
		spots: (): Spot[] =>
			[...sectors].flatMap(([sector, row]) => {
				const renters = rentersOf(row, areas);
				return sharesOf(row, "wards")
					.filter(([ward]) => canBePlaced(sector, ward))
					.map(([ward, share]) => ({ sector, ward, weight: renters * share }));
			}),
		/** All that is known of a home of a spot. */
		factsOf: ({ sector, ward }: Spot): Facts => {
			const place = places.inWard(sector, ward);
			const region = String(authorities.get(place.authorities[0]?.code ?? "")?.["region"] ?? "");
			const codes = place.authorities.map(({ code }) => code);
			return {
				postcode: `${sector}AA`,
				gatheredAt: 0,
				whole: true,
				place: { ...place, region: region || null },
				authorities: codes.flatMap((code) => toAuthority(code, authorities, prices)),
				areas: sharesOf(sectors.get(sector), "areas").flatMap((share) => toArea(share, areas)),
				rents: rents.filter(({ grain, code, name }) =>
					grain === "authority" ? codes.includes(code) : name === region || name === place.nation,
				),
				rentMarkets: [],
				rail: null,
				sold: null,
				regionPrices: null,
				nationPrices: [],
				bankRate: { percent: 3.75, from: "2025-12-18", asOf: "2026-10-05", before: [] },
				thresholds: [],
				schemes: schemes.filter(({ authorityCode }) => codes.includes(authorityCode)),
				registerAsOf: "2026-11-20",
				articleFourAsOf: null,
				revision: 0,
				live: sourcesOff,
			};
		},
	};

	function canBePlaced(sector: string, ward: string): boolean {
		try {
			places.inWard(sector, ward);
			return true;
		} catch {
			return false;
		}
	}
}

function sharesOf(row: Row | undefined, column: "areas" | "wards"): Shares {
	return (row?.[column] ?? []) as Shares;
}

/** Households that rent privately in the areas of a sector, by its share of their postcodes as nearly as the tables tell. */
function rentersOf(sector: Row, areas: ReadonlyMap<string, Row>): number {
	const inSector = Number(sector["postcodes"] ?? 0);
	return sharesOf(sector, "areas").reduce((sum, [code, share]) => {
		const percent = Number(areas.get(code)?.["private_rent_percent"] ?? 0);
		return sum + (inSector * share * percent) / 100;
	}, 0);
}

function toAuthority(
	code: string,
	authorities: ReadonlyMap<string, Row>,
	prices: ReadonlyMap<string, Row>,
): AuthorityFacts[] {
	const row = authorities.get(code);
	const price = prices.get(code);
	return row === undefined
		? []
		: [
				{
					code,
					name: String(row["name"]),
					region: row["region"] === null ? null : String(row["region"]),
					dwellings: null,
					sales: null,
					saleYear: null,
					typicalPrice: null,
					priceGrowth: null,
					indexPrice: price
						? {
								average: pence(Number(price["average_price_pence"])),
								month: String(price["month"]),
								before: [],
							}
						: null,
					indexPriceByType: noType,
					turnover: null,
					publishesArticleFour: null,
					census: null,
					deprivation: null,
					pay: null,
				},
			];
}

function toArea([code, share]: Shares[number], areas: ReadonlyMap<string, Row>): AreaFacts[] {
	const row = areas.get(code);
	const number = (name: string) => (row?.[name] == null ? null : Number(row[name]));
	return row === undefined
		? []
		: [
				{
					code,
					name: String(row["name"]),
					exact: false,
					placed: false,
					share,
					medianSalePrice: null,
					salesCount: null,
					saleYear: null,
					medianBand: row["median_band"] === null ? null : String(row["median_band"]),
					certificates: number("certificates"),
					crimeRate: null,
					crimeToMonth: null,
					floodZonePercent: number("flood_zone_percent"),
					census: null,
					deprivation: null,
				},
			];
}

function toRent(row: Row): RentFacts {
	const amount = (name: string): Pence | null =>
		row[name] == null ? null : pence(Number(row[name]));
	return {
		code: String(row["code"]),
		name: String(row["name"]),
		grain: row["grain"] as RentFacts["grain"],
		all: amount("all_pence"),
		byBedrooms: [
			amount("one_bed_pence"),
			amount("two_bed_pence"),
			amount("three_bed_pence"),
			amount("four_bed_pence"),
		],
		byType: noType,
		period: String(row["period"]),
		growth: null,
	};
}
