import * as z from "zod";
import { monthBefore } from "#domain/base/calendar.ts";
import { countInWords } from "#domain/base/words.ts";
import { readAuthorities } from "../ingest/areas/authorities.ts";
import { digestAs, refuseLackOfAuthorities } from "../ingest/areas/extent.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type HeldEdition, RefusedNews, type Step } from "../ingest/run/importer.ts";
import { assertion, type SqlStatement, type Store, stillStored } from "../ingest/store/store.ts";
import { firstKept, monthInName } from "./index-areas.ts";
import type { IndexProgress, IndexSource } from "./progress.ts";
import { CLASH } from "./read-part.ts";

/** Refuses an edition with less than this share of the rows we hold, because some are missing. */
const LEAST_SHARE = 0.8;

/** Publishes what was read if it is plausible. @throws RefusedNews where it is not. */
export async function publishRead(
	file: PublishedFile,
	reading: IndexProgress,
	{ held, source: { store, now, isPart } }: { held: HeldEdition; source: IndexSource },
): Promise<Step> {
	const snapshot = reading.base + 1;
	await refuseClash(store, snapshot, file);
	const { newest, rows: read } = await readSummary(store, snapshot);
	if (newest === null) {
		throw new RefusedNews(`${file.name} names no area that we know.`);
	}
	const thisMonth = new Date(now()).toISOString().slice(0, 7);
	refuseMonth(file, newest, { held, thisMonth });
	// A newer part must not drop the oldest month of other areas.
	const since = firstKept(isPart ? (held.asOf ?? newest) : newest);
	const kept = await readKept(store, { snapshot, since, former: reading.former });
	if (!isPart) {
		refuseLackOfAuthorities(kept.codes, await readAuthorities(store), "data:house-prices");
		refuseFew(file, kept, held);
	}
	const { former } = reading;
	const others = isPart ? await readOthers(store, { held, since, former }) : 0;
	return {
		kind: "publish",
		statements: [
			stillThere(snapshot, read),
			stillStored("house_prices", held),
			...recode(snapshot, reading.former),
			...(isPart ? [keepOthers(snapshot, held)] : []),
			{
				sql: "DELETE FROM house_prices WHERE snapshot <> ?1 OR month < ?2",
				params: [snapshot, since],
			},
		],
		edition: {
			asOf: isPart ? (held.asOf ?? newest) : newest,
			digest: digestAs(file.tag, isPart),
			rows: kept.rows + others,
			snapshot,
			isPart: isPart && (held.isPart || held.asOf === null),
			changesFacts: true,
			notes: notesOn(reading, reading.kept - read),
		},
		progress: null,
	};
}

const Clash = z.object({ code: z.string(), month: z.string() });

async function refuseClash(store: Store, snapshot: number, { name }: PublishedFile): Promise<void> {
	const [clash] = await store.read(
		"SELECT code, month FROM house_prices WHERE snapshot = ?1 AND average_price_pence = ?2 ORDER BY code, month LIMIT 1",
		[snapshot, CLASH],
	);
	if (clash) {
		const { code, month } = Clash.parse(clash);
		throw new RefusedNews(`${name} has two rows of ${code} in ${month} that differ.`);
	}
}

const Summary = z.object({ newest: z.string().nullable(), rows: z.int() });

async function readSummary(store: Store, snapshot: number) {
	const [row] = await store.read(
		"SELECT max(month) AS newest, count(*) AS rows FROM house_prices WHERE snapshot = ?1",
		[snapshot],
	);
	return Summary.parse(row);
}

type Months = { readonly held: HeldEdition; readonly thisMonth: string };

/** @throws RefusedNews for an edition of another month than its name says, still to come, or before the one we hold. */
function refuseMonth({ name }: PublishedFile, newest: string, { held, thisMonth }: Months): void {
	const named = monthInName(name);
	if (named !== null && (newest < monthBefore(named, 1) || newest > monthBefore(named, -1))) {
		throw new RefusedNews(`${name} goes up to ${newest}, which is not the month in its name.`);
	}
	if (newest > thisMonth) {
		throw new RefusedNews(`${name} goes up to ${newest}, which is still to come in ${thisMonth}.`);
	}
	if (held.asOf !== null && newest < held.asOf) {
		throw new RefusedNews(`${name} goes up to ${newest}, and what we hold up to ${held.asOf}.`);
	}
}

const KeptCodes = z.array(z.object({ code: z.string(), months: z.int() }));
type Kept = { readonly rows: number; readonly codes: readonly string[] };

/** Areas and rows that readers would see. */
async function readKept(
	store: Store,
	{ snapshot, since, former }: { snapshot: number; since: string } & Pick<IndexProgress, "former">,
): Promise<Kept> {
	const read = await store.read(
		`SELECT code, count(*) AS months
			FROM (SELECT DISTINCT coalesce((SELECT value FROM json_each(?3) WHERE key = code), code) AS code, month
				FROM house_prices WHERE snapshot = ?1 AND month >= ?2) GROUP BY code`,
		[snapshot, since, JSON.stringify(former)],
	);
	const areas = KeptCodes.parse(read);
	return {
		rows: areas.reduce((sum, { months }) => sum + months, 0),
		codes: areas.map(({ code }) => code),
	};
}

const Others = z.object({ rows: z.int() });

/** Counts held rows of areas and months that the part lacks; they stay. */
async function readOthers(
	store: Store,
	{ held, since, former }: { held: HeldEdition; since: string } & Pick<IndexProgress, "former">,
): Promise<number> {
	const [row] = await store.read(
		`SELECT count(*) AS rows FROM house_prices WHERE snapshot = ?1 AND month >= ?2
			AND (code, month) NOT IN (SELECT coalesce((SELECT value FROM json_each(?4) WHERE key = code), code), month
				FROM house_prices WHERE snapshot = ?3)`,
		[held.snapshot, since, held.snapshot + 1, JSON.stringify(former)],
	);
	return Others.parse(row).rows;
}

/** Keeps held rows of areas and months that an imported part lacks. */
function keepOthers(snapshot: number, held: HeldEdition): SqlStatement {
	return {
		sql: "UPDATE OR IGNORE house_prices SET snapshot = ?1 WHERE snapshot = ?2",
		params: [snapshot, held.snapshot],
	};
}

/** @throws RefusedNews */
function refuseFew({ name }: PublishedFile, { rows }: Kept, held: HeldEdition): void {
	if (rows < held.rows * LEAST_SHARE) {
		throw new RefusedNews(
			`${name} has ${rows} rows that we keep, and we hold ${held.rows}: more than a fifth are gone.`,
		);
	}
}

/** Guards against a release that replaced the table and emptied it during the import. */
function stillThere(snapshot: number, rows: number): SqlStatement {
	return assertion("(SELECT count(*) FROM house_prices WHERE snapshot = ?1) = ?2", [
		snapshot,
		rows,
	]);
}

/** Moves rows of former codes to today's, except for months that already have a row under today's code. */
function recode(snapshot: number, former: IndexProgress["former"]): SqlStatement[] {
	return Object.entries(former).flatMap(([before, today]) => [
		{
			sql: "UPDATE OR IGNORE house_prices SET code = ?3 WHERE snapshot = ?1 AND code = ?2",
			params: [snapshot, before, today],
		},
		{
			sql: "DELETE FROM house_prices WHERE snapshot = ?1 AND code = ?2",
			params: [snapshot, before],
		},
	]);
}

function notesOn(
	{ unpriced, oldEncoding, former, unknown }: IndexProgress,
	repeats: number,
): string[] {
	const say = (is: boolean, note: string): string[] => (is ? [note] : []);
	const codes = Object.entries(former).map(([before, today]) => `${before} for ${today}`);
	const names = Object.values(unknown);
	return [
		...say(
			repeats > 0,
			`${countInWords(repeats, "row")} repeated another, and ${repeats === 1 ? "was" : "were"} taken once.`,
		),
		...say(unpriced > 0, `${countInWords(unpriced, "row")} without a price left out.`),
		...say(codes.length > 0, `Taken by the codes they had before: ${codes.join(", ")}.`),
		...say(
			names.length > 0,
			`Left out, for our table of authorities does not have them: ${names.join(", ")}.`,
		),
		...say(
			oldEncoding > 0,
			`${countInWords(oldEncoding, "line")} not in UTF-8, read as Windows-1252.`,
		),
	];
}
