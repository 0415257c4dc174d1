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
import {
	type AreaPostcodes,
	type EndedPostcode,
	type PostcodeUnit,
	type Product,
	toRow,
	type UnitPlacing,
	unitColumns,
} from "./postcode-unit.ts";

/** What readers may rely on: complete once an edition has been imported whole. */
const UNITS = "postcode_units";
/** How far the import under way has come; absent when none is. */
const CURSOR = "postcode_units_import";
const NAME = "Postcodes of Great Britain";

const Count = z.object({ count: z.int() });

type Importing = {
	readonly placing: UnitPlacing;
	/** Postcodes of each postcode area of the country, which the file must have; null where it is to be brought in as a part. */
	readonly expected: Extent | null;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Called as postcodes are checked and then as they are imported. */
	readonly report: (step: "checked" | "imported", done: number) => void;
	/** Postcodes in one transaction. */
	readonly batchSize: number;
};

/**
 * Imports an edition of a national postcode file. All of it is checked before any row is touched. Then each batch replaces one range of
 * the alphabet: its old rows go and its new ones come in one transaction, so readers always see every range whole,
 * of one edition or the other, and after the last batch nothing of the old edition is left, but for ended postcodes where the new one tells of none. Killed and
 * started again with the same archive it goes on after the last batch; with another it begins again.
 * Until the end the register gives the older date of the two editions. A part of the country is registered as one.
 * @throws RefusedNews when it is not of the whole country and not to be a part, or a part in the place of the country; Refusal when postcodes are missing or stray.
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
	if (resumed === 0) {
		const { expected } = importing;
		const found = await checkAll(product, importing);
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
		await store.apply(replaceRange(batch, product, importing));
		importing.report("imported", batch.done);
	}
	await finish(store, product, importing);
	return "imported";
}

/** An edition as it is imported: the same file placed by other outlines, or brought in as a part, is another. */
function asImported(file: Product, { placing, expected }: Importing): Product {
	const text = digestAs(`${file.digest} ${placing.edition}`, expected === null);
	return { ...file, digest: createHash("sha256").update(text).digest("hex") };
}

/** Of what is held, an edition must have at least this share: postcodes come and go by a few in a hundred. */
const LEAST_SHARE = 0.8;

/** What is replaced goes for good, so an edition that was cut off at the end of a line must not pass for a whole one. @throws RefusedNews for a part in the place of the country, Refusal for one with too few */
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

/** Of the postcodes that an area had by the sector table, an edition of the country has at least this share: one that it does not have is told as not in use. */
const LEAST_OF_AREA = 0.9;

/** Reads every postcode, and counts them by area. @throws Refusal for one that is not of the area that its file is called after. */
async function checkAll(product: Product, { report }: Importing): Promise<Extent> {
	const found = new Map<string, number>();
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
		checked += units.length;
		report("checked", checked);
	}
	return found;
}

function entry({ asOf, digest }: Product, now: number): Omit<DatasetEntry, "rows" | "complete"> {
	return { id: UNITS, name: NAME, asOf, digest, loadedAt: now };
}

/** Registers the units if they are new, else dates them by the older edition; and puts the cursor at the start. */
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

function replaceRange(batch: UnitBatch, product: Product, importing: Importing): SqlStatement[] {
	const rows = batch.units.map((unit) => toRow(unit, importing.placing));
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

/** Of a product that does not tell what has ended: it says of those that live in it that they began again. */
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

/**
 * The postcodes of a product in batches that leave no gap between them. `from` is the `done` of the
 * last batch that is not wanted again.
 */
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

/** Live postcodes by `size`, each time with the ended ones up to the last of them; with the last all others too, so it waits for the end of the product. */
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
