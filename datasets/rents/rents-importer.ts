import * as z from "zod";
import { readAuthorities } from "../ingest/areas/authorities.ts";
import { digestAs, refuseLackOfAuthorities } from "../ingest/areas/extent.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type HeldEdition, type Importer, RefusedNews, type Step } from "../ingest/run/importer.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import { type SqlStatement, type Store, stillStored } from "../ingest/store/store.ts";
import { openWorkbook } from "../ingest/xlsx/workbook.ts";
import { type LatestRent, type LatestRents, latestRents } from "./latest-rents.ts";
import { type NewestRows, newestRows } from "./newest-rows.ts";
import { readRentAreas } from "./rent-areas.ts";
import { findRentColumns, HEADER_ROWS } from "./rent-columns.ts";
import { rentedHomes } from "./rent-figures.ts";

const SHEET = "Table 1";
/** Least share of the held areas that an edition must have. */
const FEWEST_OF_STORED = 0.8;
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
	"detached_pence",
	"semi_detached_pence",
	"terraced_pence",
	"flat_pence",
	"period",
	"growth",
	"snapshot",
];

type Rents = {
	/** Where the authorities are read from. */
	readonly store: Store;
	/** Opens the newest workbook. @throws FileFault, or what finding it throws */
	readonly open: () => Promise<PublishedFile>;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Whether the workbook is to be brought in as a part of the country: what is held of other areas stays. */
	readonly isPart?: boolean;
};

/**
 * Mean private rents of authorities, Scottish market areas, regions and countries (ONS, Price Index of Private Rents): each one's newest month, by bedrooms
 * and by type. The workbook is large but little of it is kept, so it is streamed once and published in one step.
 */
export function rentsImporter({ store, open, now, isPart = false }: Rents): Importer {
	return {
		id: "rents",
		name: "Private rents",
		async next(_, held) {
			const file = await open();
			const digest = digestAs(file.tag, isPart);
			if (digest === held.digest) {
				return { kind: "nothing" };
			}
			const rows = await readRows(file);
			const latest = latestRents(rows, await readRentAreas(store));
			refuseMisfit(latest, held, { thisMonth: new Date(now()).toISOString().slice(0, 7), isPart });
			if (isPart) {
				return asPart(latest, { held, digest, others: await readOthers(store, latest, held) });
			}
			const authorities = await readAuthorities(store);
			refuseLackOfAuthorities(
				latest.rents.map(({ area }) => area.code),
				authorities.filter(({ part }) => !NOT_BY_AUTHORITY.includes(part)),
				"data:rents",
			);
			return publication(latest, { held, digest });
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
				const found = findRentColumns(row);
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

/** @throws RefusedNews for an edition that is older than what we hold, names a future month, or lacks areas */
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
	if (!isPart && rents.length < FEWEST_OF_STORED * held.rows) {
		throw new RefusedNews(
			`The rents name ${rents.length} areas, where we hold ${held.rows}: more than a fifth are gone.`,
		);
	}
}

const Others = z.object({ rows: z.int() });

/** Counts held areas that the part lacks. */
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
type Publishing = { readonly held: HeldEdition; readonly digest: string };

/** Publishes a part: keeps held areas outside it, and held rents that are newer than its own. */
function asPart(
	latest: LatestRents,
	{ others, ...publishing }: Publishing & { readonly others: number },
): Publication {
	const { held } = publishing;
	const snapshot = held.snapshot + 1;
	const keepNewer: SqlStatement = {
		sql: `DELETE FROM rents WHERE snapshot = ?1
			AND EXISTS (SELECT 1 FROM rents AS held WHERE held.snapshot = ?2 AND held.code = rents.code AND held.period > rents.period)`,
		params: [snapshot, held.snapshot],
	};
	const keepOthers: SqlStatement = {
		sql: "UPDATE rents SET snapshot = ?1 WHERE snapshot = ?2 AND code NOT IN (SELECT code FROM rents WHERE snapshot = ?1)",
		params: [snapshot, held.snapshot],
	};
	const step = publication(latest, publishing, [keepNewer, keepOthers]);
	const { edition } = step;
	return {
		...step,
		edition: {
			...edition,
			asOf: held.asOf ?? edition.asOf,
			rows: edition.rows + others,
			isPart: held.isPart || held.asOf === null,
		},
	};
}

/** `keep`: statements that save held rows before the earlier snapshot is deleted. */
function publication(
	{ month, rents, notes }: LatestRents,
	{ held, digest }: Publishing,
	keep: readonly SqlStatement[] = [],
): Publication {
	const snapshot = held.snapshot + 1;
	return {
		kind: "publish",
		statements: [
			stillStored("rents", held),
			{ sql: "DELETE FROM rents WHERE snapshot > ?1", params: [held.snapshot] },
			...insertRows(
				{ table: "rents", columns },
				rents.map((rent) => rowOf(rent, snapshot)),
			),
			...keep,
			{ sql: "DELETE FROM rents WHERE snapshot < ?1", params: [snapshot] },
		],
		edition: { asOf: month, digest, rows: rents.length, snapshot, changesFacts: true, notes },
		progress: null,
	};
}

function rowOf(rent: LatestRent, snapshot: number) {
	const { area, month, growth } = rent;
	const amounts = rentedHomes.map((homes) => rent[homes]);
	return [area.code, area.name, area.grain, ...amounts, month, growth, snapshot];
}
