import * as z from "zod";
import { assertion } from "#datasets/ingest/store/store.ts";
import { type Authority, readAuthorities } from "../ingest/areas/authorities.ts";
import { extentOf, whatLacks } from "../ingest/areas/extent.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type HeldEdition, type Importer, RefusedNews, type Step } from "../ingest/run/importer.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import type { Statement, Store } from "../ingest/store/store.ts";
import { openWorkbook } from "../ingest/xlsx/workbook.ts";
import { type LatestRent, type LatestRents, latestRents } from "./latest-rents.ts";
import { type NewestRows, newestRows } from "./newest-rows.ts";
import { readRentAreas } from "./rent-areas.ts";
import { findColumns, HEADER_ROWS } from "./rent-columns.ts";

const SHEET = "Table 1";
/** An edition with fewer areas than this share of those we hold has lost some. */
const FEWEST_OF_HELD = 0.8;
/**
 * An edition of the country has at least this share of the authorities of every region and of Wales: until our table follows, a reorganisation takes those
 * of a county from a region at once, as Surrey's in April 2027 do. Two of 318 have no rents.
 */
const LEAST_OF_PART = 0.8;
/** Nations whose rents are not published by authority. Source: ONS, Price Index of Private Rents. */
const NOT_BY_AUTHORITY = ["Scotland", "Northern Ireland"];

const columns = [
	"code",
	"name",
	"grain",
	"all_pence",
	"one_bed_pence",
	"two_bed_pence",
	"three_bed_pence",
	"four_bed_pence",
	"period",
	"growth",
	"snapshot",
];

type Rents = {
	/** Where the authorities are read from. */
	readonly store: Store;
	/** The newest workbook. @throws FileFault, or what anyone who finds it throws */
	readonly open: () => Promise<PublishedFile>;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Whether the workbook is to be brought in as a part of the country: what is held of other areas stays. */
	readonly isPart?: boolean;
};

/**
 * Mean private rents of authorities, Scottish market areas, regions and countries (ONS, Price Index of Private Rents): the newest month of each. The workbook is large and
 * what is kept of it small, so it is read in one go, as a stream, and published in one step.
 */
export function rentsImporter({ store, open, now, isPart = false }: Rents): Importer {
	return {
		id: "rents",
		name: "Private rents",
		async next(_, held) {
			const file = await open();
			const digest = isPart ? `${file.tag} part` : file.tag;
			if (digest === held.digest) {
				return { kind: "nothing" };
			}
			const rows = await readRows(file);
			const latest = latestRents(rows, await readRentAreas(store));
			refuseMisfit(latest, held, { thisMonth: new Date(now()).toISOString().slice(0, 7), isPart });
			if (isPart) {
				return asPart(
					publication(latest, held, digest),
					held,
					await readOthers(store, latest, held),
				);
			}
			refuseLack(latest, await readAuthorities(store));
			return publication(latest, held, digest);
		},
	};
}

async function readRows(file: PublishedFile): Promise<NewestRows> {
	const workbook = await openWorkbook(file);
	let rows: NewestRows | null = null;
	for await (const some of workbook.rows(SHEET)) {
		for (const row of some) {
			if (rows) {
				rows.add(row);
			} else {
				const found = findColumns(row);
				refuseHeadless(found !== null || row.number < HEADER_ROWS, file);
				rows = found && newestRows(found);
			}
		}
	}
	refuseHeadless(rows !== null, file);
	return rows;
}

function refuseHeadless(hasHeader: boolean, { name }: PublishedFile): asserts hasHeader {
	if (!hasHeader) {
		throw new RefusedNews(
			`${name} has no row among the first ${HEADER_ROWS} of "${SHEET}" that names its columns.`,
		);
	}
}

/** @throws RefusedNews for an edition that is older than what we hold, of a month still to come, or has lost areas */
function refuseMisfit(
	{ month, rents }: LatestRents,
	held: HeldEdition,
	{ thisMonth, isPart }: { thisMonth: string; isPart: boolean },
): void {
	if (month > thisMonth) {
		throw new RefusedNews(`The rents are of ${month}, which is still to come in ${thisMonth}.`);
	}
	if (held.asOf !== null && month < held.asOf) {
		throw new RefusedNews(`The rents are of ${month}, and what we hold is of ${held.asOf}.`);
	}
	if (!isPart && rents.length < FEWEST_OF_HELD * held.rows) {
		throw new RefusedNews(
			`The rents name ${rents.length} areas, where we hold ${held.rows}: more than a fifth are gone.`,
		);
	}
}

/** @throws RefusedNews for an edition that is not of the whole country */
function refuseLack({ rents }: LatestRents, authorities: readonly Authority[]): void {
	const ours = authorities.filter(({ part }) => !NOT_BY_AUTHORITY.includes(part));
	const found = new Set(rents.map(({ area }) => area.code));
	const lack = whatLacks(
		extentOf(ours.filter(({ code }) => found.has(code)).map(({ part }) => part)),
		extentOf(ours.map(({ part }) => part)),
		{ least: LEAST_OF_PART, of: "authorities", command: "data:rents" },
	);
	if (lack !== null) {
		throw new RefusedNews(lack);
	}
}

const Others = z.object({ rows: z.int() });

/** How many areas are held that a part does not have. */
async function readOthers(
	store: Store,
	{ rents }: LatestRents,
	held: HeldEdition,
): Promise<number> {
	const [row] = await store.read(
		"SELECT count(*) AS rows FROM rents WHERE snapshot = ?1 AND code NOT IN (SELECT value FROM json_each(?2))",
		[held.snapshot, JSON.stringify(rents.map(({ area }) => area.code))],
	);
	return Others.parse(row).rows;
}

type Publication = Extract<Step, { kind: "publish" }>;

/** Beside a part that comes in, what is held of other areas stays as it is, and so do newer rents of its own. */
function asPart(step: Publication, held: HeldEdition, others: number): Publication {
	const { edition, statements } = step;
	const keepNewer: Statement = {
		sql: `DELETE FROM rents WHERE snapshot = ?1
			AND EXISTS (SELECT 1 FROM rents AS held WHERE held.snapshot = ?2 AND held.code = rents.code AND held.period > rents.period)`,
		params: [edition.snapshot, held.snapshot],
	};
	const keepOthers: Statement = {
		sql: "UPDATE rents SET snapshot = ?1 WHERE snapshot = ?2 AND code NOT IN (SELECT code FROM rents WHERE snapshot = ?1)",
		params: [edition.snapshot, held.snapshot],
	};
	return {
		...step,
		// Before the last, which deletes what is of an earlier snapshot.
		statements: [...statements.slice(0, -1), keepNewer, keepOthers, ...statements.slice(-1)],
		edition: {
			...edition,
			asOf: held.asOf ?? edition.asOf,
			rows: edition.rows + others,
			isPart: held.isPart || held.asOf === null,
		},
	};
}

function publication(
	{ month, rents, notes }: LatestRents,
	held: HeldEdition,
	digest: string,
): Publication {
	const snapshot = held.snapshot + 1;
	return {
		kind: "publish",
		statements: [
			stillHeld(held),
			{ sql: "DELETE FROM rents WHERE snapshot > ?1", params: [held.snapshot] },
			...insertRows(
				{ table: "rents", columns },
				rents.map((rent) => rowOf(rent, snapshot)),
			),
			{ sql: "DELETE FROM rents WHERE snapshot < ?1", params: [snapshot] },
		],
		edition: { asOf: month, digest, rows: rents.length, snapshot, changesFacts: true, notes },
		progress: null,
	};
}

/** A release that was loaded while we read would be replaced unseen. */
function stillHeld({ digest }: HeldEdition): Statement {
	return assertion("coalesce((SELECT digest FROM datasets WHERE id = 'rents'), '') = ?1", [digest]);
}

function rowOf(rent: LatestRent, snapshot: number) {
	const { area, month, growth } = rent;
	const amounts = [rent.all, rent.oneBed, rent.twoBed, rent.threeBed, rent.fourBed];
	return [area.code, area.name, area.grain, ...amounts, month, growth, snapshot];
}
