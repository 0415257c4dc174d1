import * as z from "zod";
import { currentCodes } from "./current-codes.ts";
import { type ReferenceTable, rowsOf } from "./reference-table.ts";

const Shares = z.array(z.tuple([z.string(), z.number()]));
const Sector = z.object({ sector: z.string(), authorities: Shares, areas: Shares });
const Area = z.object({ code: z.string(), authority_code: z.string() });
const Market = z.object({ authority_code: z.string(), market_code: z.string() });
const Authority = z.object({ code: z.string(), nation: z.string() });
const Station = z.object({ crs: z.string(), name: z.string(), lat: z.number(), lng: z.number() });
const Rent = z.object({ code: z.string(), grain: z.string() });

/** Range for a sector's total shares: all its authorities are named, but areas below 2 % are left out. */
const AUTHORITIES_SUM = [0.98, 1.02] as const;
const AREAS_SUM = [0.9, 1.05] as const;

/** Degrees between which Great Britain lies, its islands with it. */
const GREAT_BRITAIN = { lat: [49.8, 60.9], lng: [-8.7, 1.8] } as const;

type Tables = readonly Pick<ReferenceTable, "id" | "columns" | "rows">[];

/**
 * Contradictions within the committed tables, as sentences that name the row; empty where there are none. An edition with any is not loaded, so the earlier
 * one stays. Single cells are checked as they are read (`parse-cell.ts`).
 */
export function tableDefects(tables: Tables): string[] {
	const read = <T extends z.ZodType>(id: string, shape: T) =>
		rowsOf(tables, id).map((row) => shape.parse(row));
	const authorities = read("authorities", Authority);
	const nameDefect = authorityDefects(tables, authorities);
	const areas = read("areas", Area);
	const areaCodes = new Set(areas.map(({ code }) => code));
	const markets = read("rent_market_areas", Market);
	return [
		...areas.flatMap(({ code, authority_code: named }) => nameDefect(`area ${code}`, named)),
		...read("postcode_sectors", Sector).flatMap((sector) => [
			...sector.authorities.flatMap(([code]) => nameDefect(sector.sector, code)),
			...sector.areas.flatMap(([code]) =>
				areaCodes.has(code) ? [] : [`${sector.sector} names the area ${code}, which no table has.`],
			),
			...sumDefect(`The authorities of ${sector.sector}`, sector.authorities, AUTHORITIES_SUM),
			...sumDefect(`The areas of ${sector.sector}`, sector.areas, AREAS_SUM),
		]),
		...markets.flatMap(({ authority_code: named, market_code: code }) =>
			nameDefect(`market area ${code}`, named),
		),
		...marketDefects({ authorities, markets, rents: read("rents", Rent) }),
		...stationDefects(read("stations", Station)),
	];
}

/** Judges whether an authority that a row names is one of today's. */
function authorityDefects(tables: Tables, authorities: readonly z.infer<typeof Authority>[]) {
	const today = new Set(authorities.map(({ code }) => code));
	const recoded = currentCodes(tables);
	return (row: string, code: string): string[] => {
		if (today.has(code)) {
			return [];
		}
		const now = recoded.get(code);
		const hint = now === undefined ? "which no table has" : `which is ${now} today`;
		return [`${row} names the authority ${code}, ${hint}.`];
	};
}

function sumDefect(
	what: string,
	shares: z.infer<typeof Shares>,
	[least, most]: readonly [number, number],
): string[] {
	const sum = shares.reduce((total, [, share]) => total + share, 0);
	return sum >= least && sum <= most
		? []
		: [`${what} have shares that come to ${sum.toFixed(2)}, not to one.`];
}

/** Every Scottish council has a market area, and each market area its rents. */
function marketDefects({
	authorities,
	markets,
	rents,
}: {
	readonly authorities: readonly z.infer<typeof Authority>[];
	readonly markets: readonly z.infer<typeof Market>[];
	readonly rents: readonly z.infer<typeof Rent>[];
}): string[] {
	const placed = new Set(markets.map(({ authority_code: code }) => code));
	const rented = new Set(
		rents.filter(({ grain }) => grain === "market_area").map(({ code }) => code),
	);
	const named = [...new Set(markets.map(({ market_code: code }) => code))];
	return [
		...authorities
			.filter(({ code, nation }) => nation === "Scotland" && !placed.has(code))
			.map(({ code }) => `The council ${code} of Scotland has no market area.`),
		...named
			.filter((code) => !rented.has(code))
			.map((code) => `The market area ${code} has no rents.`),
	];
}

/** Every station has a code of its own, and lies where the list reaches. */
function stationDefects(stations: readonly z.infer<typeof Station>[]): string[] {
	const lies = (degrees: number, [least, most]: readonly [number, number]) =>
		degrees >= least && degrees <= most;
	const first = new Map<string, string>();
	return stations.flatMap(({ crs, name, lat, lng }) => {
		const other = first.get(crs);
		first.set(crs, other ?? name);
		return [
			...(other === undefined ? [] : [`The stations ${other} and ${name} have one code, ${crs}.`]),
			...(lies(lat, GREAT_BRITAIN.lat) && lies(lng, GREAT_BRITAIN.lng)
				? []
				: [`The station ${name} lies outside Great Britain, at ${lat}, ${lng}.`]),
		];
	});
}
