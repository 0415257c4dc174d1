import { createHash } from "node:crypto";
import * as z from "zod";
import {
	digestAs,
	type Extent,
	postcodeArea,
	refuseLack,
	refusePartFor,
} from "#datasets/ingest/areas/extent.ts";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import {
	type DatasetEntry,
	Refusal,
	recordDataset,
	type SqlStatement,
	type Store,
	type StoredDataset,
	stampAllFacts,
	storedDatasets,
} from "#datasets/ingest/store/store.ts";
import { type WardsBeside, wardsBeside } from "./placing/wards-beside.ts";
import {
	type AreaPostcodes,
	type EndedPostcode,
	type PostcodeUnit,
	type Product,
	toRow,
	type UnitPlacing,
	unitColumns,
} from "./postcode-unit.ts";

/** The dataset that readers use; complete once an edition has been imported whole. */
const UNITS = "postcode_units";
/** Progress of the import under way; absent when there is none. */
const CURSOR = "postcode_units_import";
const NAME = "Postcodes of Great Britain";

const Count = z.object({ count: z.int() });

type Importing = {
	readonly placing: UnitPlacing;
	/** Expected postcodes of each postcode area of the country; null for an import of a part. */
	readonly expected: Extent | null;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Called as postcodes are checked and then as they are imported. */
	readonly report: (step: "checked" | "imported", done: number) => void;
	/** Postcodes in one transaction. */
	readonly batchSize: number;
};

/**
 * Imports an edition of a national postcode file. First checks all of it. Each batch then replaces one range of the alphabet in one transaction, so that
 * readers always see a range whole and from one edition. Afterwards nothing of the old edition is left, except ended postcodes if the new one lists none.
 * After a crash, the same archive continues after the last batch and another begins again. Until the end the register gives the older date of the two
 * editions. A part of the country is registered as a part.
 * @throws RefusedNews for an incomplete edition that is not declared a part, or a part in place of the country; Refusal when postcodes are missing or
 * misplaced.
 */
export async function importProduct(
	store: Store,
	file: Product,
	importing: Importing,
): Promise<"imported" | "unchanged"> {
	const product = asImported(file, importing);
	const held = await storedDatasets(store);
	const units = held.get(UNITS);
	const cursor = held.get(CURSOR);
	if (units?.digest === product.digest && !cursor) {
		return "unchanged";
	}
	const resumed = cursor?.digest === product.digest ? cursor.rows : 0;
	const { found, beside } = await checkAll(product, importing);
	if (resumed === 0) {
		const { expected } = importing;
		refuseFewer(product, units, expected === null);
		if (expected !== null) {
			refuseLack(found, expected, {
				least: LEAST_OF_AREA,
				of: "postcodes",
				command: "data:postcodes",
			});
		}
		await store.apply(beginning(product, importing.now()));
	}
	for await (const batch of batchesOf(product, { from: resumed, size: importing.batchSize })) {
		await store.apply(replaceRange(batch, product, { ...importing, beside }));
		importing.report("imported", batch.done);
	}
	await finish(store, product, importing);
	return "imported";
}

/** The edition's digest as imported. The same file with other outlines, or imported as a part, is another edition. */
function asImported(file: Product, { placing, expected }: Importing): Product {
	const text = digestAs(`${file.digest} ${placing.edition}`, expected === null);
	return { ...file, digest: createHash("sha256").update(text).digest("hex") };
}

/** Least share of the held postcodes that an edition must have: they change by a few per cent only. */
const LEAST_SHARE = 0.8;

/**
 * Refuses an edition with too few postcodes, because the replaced rows cannot be recovered and a truncated file may look whole. @throws RefusedNews for a
 * part in place of the country, Refusal for too few postcodes
 */
function refuseFewer(product: Product, held: StoredDataset | undefined, isPart: boolean): void {
	if (isPart) {
		refusePartFor({ isWhole: held?.complete ?? false });
	}
	if (held?.complete && product.count < LEAST_SHARE * held.rows) {
		throw new Refusal(
			`It has ${product.count} postcodes, where the database holds ${held.rows}: more than a fifth is missing, so nothing was changed.`,
		);
	}
}

/** Least share of an area's postcodes, by the sector table, that an edition of the country must have. A missing postcode would be reported as not in use. */
const LEAST_OF_AREA = 0.9;

/** Reads every postcode, counts them by area, and notes which wards lie side by side. @throws Refusal for a postcode outside the area its file is named after. */
async function checkAll(
	product: Product,
	{ report }: Importing,
): Promise<{ readonly found: Extent; readonly beside: WardsBeside }> {
	const found = new Map<string, number>();
	const beside = wardsBeside();
	let checked = 0;
	for (const area of product.areas) {
		const { units } = await area.read();
		const stray = units.find(({ postcode }) => postcodeArea(postcode) !== area.code);
		if (stray) {
			throw new Refusal(
				`Its postcodes of ${area.code} have ${stray.postcode} among them, which is in another area, so nothing was changed.`,
			);
		}
		found.set(area.code, units.length);
		beside.add(units);
		checked += units.length;
		report("checked", checked);
	}
	return { found, beside };
}

function entry({ asOf, digest }: Product, now: number): Omit<DatasetEntry, "rows" | "complete"> {
	return { id: UNITS, name: NAME, asOf, digest, loadedAt: now };
}

/** Registers the units if they are new, else keeps the older edition's date; sets the cursor to the start. */
function beginning(product: Product, now: number): SqlStatement[] {
	return [
		{
			sql: `INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES (?1, ?2, ?3, '', 0, 0, ?4)
				ON CONFLICT (id) DO UPDATE SET as_of = min(as_of, excluded.as_of)`,
			params: [UNITS, NAME, product.asOf, now],
		},
		recordDataset({ ...entry(product, now), id: CURSOR, rows: 0, complete: false }),
	];
}

function replaceRange(
	batch: UnitBatch,
	product: Product,
	{ beside, ...importing }: Importing & { readonly beside: WardsBeside },
): SqlStatement[] {
	const rows = batch.units.map((unit) => toRow(unit, importing.placing, beside.besideOf(unit)));
	return [
		deleteRange("postcode_units", batch),
		...insertRows({ table: "postcode_units", columns: unitColumns }, rows),
		...(product.listsEnded ? replaceEnded(batch) : [forgetBegunAgain(batch)]),
		recordDataset({
			...entry(product, importing.now()),
			id: CURSOR,
			rows: batch.done,
			complete: false,
		}),
	];
}

function replaceEnded(batch: UnitBatch): SqlStatement[] {
	return [
		deleteRange("ended_postcodes", batch),
		...insertRows(
			{ table: "ended_postcodes", columns: ["postcode", "since"] },
			batch.ended.map(({ postcode, since }) => [postcode, since]),
		),
	];
}

/** Deletes ended postcodes that are live in a product that does not list ended ones. */
function forgetBegunAgain(batch: UnitBatch): SqlStatement {
	const { sql, params } = deleteRange("ended_postcodes", batch);
	return {
		sql: `${sql} AND EXISTS (SELECT 1 FROM postcode_units WHERE postcode_units.postcode = ended_postcodes.postcode)`,
		params,
	};
}

function deleteRange(
	table: "postcode_units" | "ended_postcodes",
	{ after, through }: UnitBatch,
): SqlStatement {
	return through === null
		? { sql: `DELETE FROM ${table} WHERE postcode > ?1`, params: [after] }
		: {
				sql: `DELETE FROM ${table} WHERE postcode > ?1 AND postcode <= ?2`,
				params: [after, through],
			};
}

async function finish(store: Store, product: Product, importing: Importing): Promise<void> {
	const now = importing.now();
	const [row] = await store.read("SELECT count(*) AS count FROM postcode_units");
	const { count } = Count.parse(row);
	if (count !== product.count) {
		await store.apply([forgetCursor]);
		throw new Refusal(
			`The database holds ${count} postcodes where the product has ${product.count}: run the import again.`,
		);
	}
	await store.apply([
		recordDataset({
			...entry(product, now),
			rows: count,
			complete: importing.expected !== null,
		}),
		forgetCursor,
		stampAllFacts(now),
	]);
}

const forgetCursor: SqlStatement = { sql: "DELETE FROM datasets WHERE id = ?1", params: [CURSOR] };

/** A range of the alphabet: every postcode after `after` up to and with `through`, or to the end where that is null. */
type UnitBatch = AreaPostcodes & {
	readonly after: string;
	readonly through: string | null;
	/** Live postcodes of the product up to the end of this batch. */
	readonly done: number;
};

/** Batches of a product's postcodes that together cover the alphabet without gaps. `from` is the `done` of the last completed batch. */
async function* batchesOf(
	product: Product,
	{ from, size }: { from: number; size: number },
): AsyncGenerator<UnitBatch> {
	let after = "";
	let done = 0;
	for await (const { units, ended } of chunks(product, size)) {
		const last = units.at(-1)?.postcode ?? after;
		done += units.length;
		if (done > from) {
			yield { units, ended, after, through: done === product.count ? null : last, done };
		}
		after = last;
	}
}

/** Chunks of `size` live postcodes, each with the ended ones up to its last postcode. The last chunk takes all remaining ones. */
async function* chunks(product: Product, size: number): AsyncGenerator<AreaPostcodes> {
	let units: PostcodeUnit[] = [];
	let ended: EndedPostcode[] = [];
	for (const area of product.areas) {
		const more = await area.read();
		units = units.concat(more.units);
		ended = ended.concat(more.ended);
		while (units.length > size) {
			const last = units[size - 1]?.postcode ?? "";
			yield {
				units: units.slice(0, size),
				ended: ended.filter(({ postcode }) => postcode <= last),
			};
			units = units.slice(size);
			ended = ended.filter(({ postcode }) => postcode > last);
		}
	}
	yield { units, ended };
}
