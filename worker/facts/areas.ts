import { eq, getTableColumns, sql } from "drizzle-orm";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { locate } from "#domain/base/place/locate.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { readSearch } from "#domain/site/search/read-search.ts";
import { areaEntry } from "#domain/telling/areas/area-entry.ts";
import { type AreaPage, areaPage } from "#domain/telling/areas/area-page.ts";
import {
	type AreaEntry,
	type AreaList,
	type AreaSearch,
	findAreas,
} from "#domain/telling/areas/area-search.ts";
import { areaSlug } from "#domain/telling/areas/area-slug.ts";
import type { Db } from "#worker/db/client.ts";
import { prepareBatch } from "#worker/db/prepared-batch.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import {
	areas,
	authorities,
	licensingSchemes,
	schemeHistory,
	wards,
} from "#worker/db/schema/reference.ts";
import { readEdition, selectLastChange, toEdition } from "./facts-stamps.ts";
import { authorityMarketQueries, marketNames, marketValues } from "./market-queries.ts";
import { authoritiesOfPlace } from "./place-names.ts";
import { lookUpPostcode } from "./postcode-lookup.ts";
import { selectSchemesOf, toScheme } from "./reference-repository.ts";
import { toAuthorityFacts, toRentFacts, toRentMarket } from "./reference-rows.ts";

/** Codes of authorities by the last part of their pages' addresses, as they were read last: tried first, and right where the page is of that address. */
const codes = new Map<string, string>();

/** A page, and the key of `readAreaEdition` of the moment when it was read. */
type AreaRead = { readonly page: AreaPage; readonly edition: string };

/** The page of an authority by the last part of its address, as of an instant (UTC milliseconds); null where we hold no such authority. */
export async function readAreaPage(db: Db, slug: string, now: number): Promise<AreaRead | null> {
	const day = londonDay(now);
	const known = codes.get(slug);
	const read = known === undefined ? null : await readPageOf(db, known, day);
	if (read?.page.slug === slug) {
		return read;
	}
	const held = await db
		.select({ code: authorities.code, name: authorities.name })
		.from(authorities);
	codes.clear();
	for (const { code, name } of held) {
		codes.set(areaSlug(name), code);
	}
	const code = codes.get(slug);
	return code === undefined ? null : readPageOf(db, code, day);
}

const readAuthority = prepareBatch(marketNames, (db, given) => ({
	last: selectLastChange(db),
	authorities: db.select().from(authorities).where(eq(authorities.code, given.authority)),
	wards: db
		.select({ code: wards.code, name: wards.name })
		.from(wards)
		.where(eq(wards.authorityCode, given.authority)),
	areas: db
		.select({ medianBand: areas.medianBand, certificates: areas.certificates })
		.from(areas)
		.where(eq(areas.authorityCode, given.authority)),
	...authorityMarketQueries(db, given),
	schemes: selectSchemesOf(db, given.authority),
}));

async function readPageOf(db: Db, code: string, day: IsoDate): Promise<AreaRead | null> {
	const nation = nationOfCode(code);
	const read = await readAuthority(db, marketValues({ nation, authorities: [[code, 1]] }));
	const [authority] = read.authorities;
	if (!authority) {
		return null;
	}
	const { name, region } = authority;
	const page = areaPage({
		code,
		council: name,
		nation,
		region,
		day,
		schemes: read.schemes.map(toScheme),
		wardNames: new Map(read.wards.map((ward) => [ward.code, ward.name])),
		areas: read.areas,
		market: {
			place: {
				grain: "outcode",
				nation,
				region,
				authorities: [{ code, name, share: 1 }],
				wards: [],
				position: null,
				deprivationDecile: null,
				source: null,
				asOf: null,
			},
			authorities: [toAuthorityFacts(authority, read.prices, null)],
			rents: read.rents.map(toRentFacts),
			rentMarkets: read.markets.map(toRentMarket),
		},
	});
	return { page, edition: areaEdition(toEdition(read.last), day) };
}

/**
 * Finds the authorities that fit a search, as of an instant (UTC milliseconds). For a postcode, those that it lies or may lie in by our tables; where they
 * do not place it, all of its nation's, or none. For a name that no authority has, those that have a place of that name.
 */
export async function searchAreas(db: Db, search: AreaSearch, now: number): Promise<AreaList> {
	const sought = readSearch(search.find);
	const postcode = sought.kind === "postcode" ? sought.postcode : null;
	const [entries, fits] = await Promise.all([
		readAreaEntries(db, now),
		postcode ? authoritiesOf(db, postcode, now) : null,
	]);
	return {
		day: londonDay(now),
		total: entries.length,
		postcode: postcode?.formatted ?? null,
		found: fits
			? findAreas(entries.filter(fits), { ...search, find: "" })
			: await findNamed(db, entries, {
					...search,
					names: sought.kind === "place" ? sought.names : [search.find],
				}),
	};
}

async function findNamed(
	db: Db,
	entries: readonly AreaEntry[],
	{ names, ...search }: AreaSearch & { readonly names: readonly string[] },
): Promise<AreaEntry[]> {
	for (const find of names) {
		const found = findAreas(entries, { ...search, find });
		if (found.length > 0) {
			return found;
		}
	}
	const place = names.at(-1)?.trim() ?? "";
	const codes = place === "" ? [] : await authoritiesOfPlace(db, place);
	return findAreas(
		entries.filter(({ code }) => codes.includes(code)),
		{ ...search, find: "" },
	);
}

async function authoritiesOf(
	db: Db,
	postcode: Postcode,
	now: number,
): Promise<(entry: AreaEntry) => boolean> {
	const { gazetteer } = await lookUpPostcode(db, postcode, now);
	const located = locate(postcode, gazetteer, null);
	if (located.kind !== "found") {
		return () => false;
	}
	const { authorities: shares, nation } = located.location;
	const codes = shares.map(([code]) => code);
	return (entry) => (codes.length === 0 ? entry.nation === nation : codes.includes(entry.code));
}

/**
 * Returns a key that changes with everything the pages of authorities rest on: each change of
 * the register or of the figures that we hold, and each day in London. `now`: UTC milliseconds.
 */
export async function readAreaEdition(db: Db, now: number): Promise<string> {
	return areaEdition(await readEdition(db), londonDay(now));
}

function areaEdition(lastChange: string, day: IsoDate): string {
	return `${lastChange}:${day}`;
}

/** Every authority as the list has it, as of an instant (UTC milliseconds), by name. */
async function readAreaEntries(db: Db, now: number): Promise<AreaEntry[]> {
	const read = await runBatch(db, {
		authorities: db
			.select({ code: authorities.code, name: authorities.name, region: authorities.region })
			.from(authorities)
			.orderBy(authorities.name),
		schemes: db.select(getTableColumns(licensingSchemes)).from(licensingSchemes),
	});
	const day = londonDay(now);
	const ofAuthority = Map.groupBy(read.schemes, ({ authorityCode }) => authorityCode);
	return read.authorities.map(({ code, name, region }) =>
		areaEntry(
			{ code, name, region, nation: nationOfCode(code) },
			(ofAuthority.get(code) ?? []).map((row) => toScheme({ ...row, review: null })),
			day,
		),
	);
}

export type AreaAddress = { readonly slug: string; readonly changedOn: IsoDate | null };

/** Addresses of all authorities' pages, and the day on which a row of each last changed; null where it has none. */
export async function readAreaAddresses(db: Db): Promise<AreaAddress[]> {
	const rows = await db
		.select({ name: authorities.name, at: sql<number | null>`max(${schemeHistory.at})` })
		.from(authorities)
		.leftJoin(licensingSchemes, eq(licensingSchemes.authorityCode, authorities.code))
		.leftJoin(schemeHistory, eq(schemeHistory.schemeId, licensingSchemes.id))
		.groupBy(authorities.code)
		.orderBy(authorities.name);
	return rows.map(({ name, at }) => ({
		slug: areaSlug(name),
		changedOn: at === null ? null : londonDay(at),
	}));
}
