import { createHash } from "node:crypto";
import * as z from "zod";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import {
	type DatasetEntry,
	type HeldDataset,
	heldDatasets,
	Refusal,
	recordDataset,
	type Statement,
	type Store,
	stampAllFacts,
} from "#datasets/ingest/store/store.ts";
import {
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
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Called as postcodes are checked and then as they are imported. */
	readonly report: (step: "checked" | "imported", done: number) => void;
	/** Postcodes in one transaction. */
	readonly batchSize: number;
};

/**
 * Imports an edition of a national postcode file. All of it is checked before any row is touched. Then each batch replaces one stretch of
 * the alphabet: its old rows go and its new ones come in one transaction, so readers always see every stretch whole,
 * of one edition or the other, and after the last batch nothing of the old edition is left. Killed and
 * started again with the same archive it goes on after the last batch; with another it begins again.
 * Until the end the register gives the older date of the two editions.
 * @throws Refusal when the rows in the end are not as many as the product has.
 */
export async function importProduct(
	store: Store,
	file: Product,
	importing: Importing,
): Promise<"imported" | "unchanged"> {
	const product = withPlacing(file, importing.placing);
	const held = await heldDatasets(store);
	const units = held.get(UNITS);
	const cursor = held.get(CURSOR);
	if (units?.complete && units.digest === product.digest && !cursor) {
		return "unchanged";
	}
	const resumed = cursor?.digest === product.digest ? cursor.rows : 0;
	if (resumed === 0) {
		await checkAll(product, importing);
		refuseMisfit(product, units);
		await store.apply(beginning(product, importing.now()));
	}
	for await (const batch of batchesOf(product, { from: resumed, size: importing.batchSize })) {
		await store.apply(replaceStretch(batch, product, importing));
		importing.report("imported", batch.done);
	}
	await finish(store, product, importing.now());
	return "imported";
}

/** An edition as it is imported: the same file placed by other outlines is another. */
function withPlacing(file: Product, { edition }: UnitPlacing): Product {
	const digest = createHash("sha256").update(`${file.digest} ${edition}`).digest("hex");
	return { ...file, digest };
}

/** Of what is held, an edition must have at least this share: postcodes come and go by a few in a hundred. */
const LEAST_SHARE = 0.8;

/** What is replaced goes for good, so an edition that was cut off at the end of a line must not pass for a whole one. @throws Refusal */
function refuseMisfit(product: Product, held: HeldDataset | undefined): void {
	if (held?.complete && product.count < LEAST_SHARE * held.rows) {
		throw new Refusal(
			`It has ${product.count} postcodes, where the database holds ${held.rows}: more than a fifth is missing, so nothing was changed.`,
		);
	}
}

async function checkAll(product: Product, { report }: Importing): Promise<void> {
	let checked = 0;
	for (const area of product.areas) {
		checked += (await area.units()).length;
		report("checked", checked);
	}
}

function entry({ asOf, digest }: Product, now: number): Omit<DatasetEntry, "rows" | "complete"> {
	return { id: UNITS, name: NAME, asOf, digest, loadedAt: now };
}

/** Registers the units if they are new, else dates them by the older edition; and puts the cursor at the start. */
function beginning(product: Product, now: number): Statement[] {
	return [
		{
			sql: `INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES (?1, ?2, ?3, '', 0, 0, ?4)
				ON CONFLICT (id) DO UPDATE SET as_of = min(as_of, excluded.as_of)`,
			params: [UNITS, NAME, product.asOf, now],
		},
		recordDataset({ ...entry(product, now), id: CURSOR, rows: 0, complete: false }),
	];
}

function replaceStretch(batch: UnitBatch, product: Product, importing: Importing): Statement[] {
	const rows = batch.units.map((unit) => toRow(unit, importing.placing));
	return [
		batch.through === null
			? { sql: "DELETE FROM postcode_units WHERE postcode > ?1", params: [batch.after] }
			: {
					sql: "DELETE FROM postcode_units WHERE postcode > ?1 AND postcode <= ?2",
					params: [batch.after, batch.through],
				},
		...insertRows({ table: "postcode_units", columns: unitColumns }, rows),
		recordDataset({
			...entry(product, importing.now()),
			id: CURSOR,
			rows: batch.done,
			complete: false,
		}),
	];
}

async function finish(store: Store, product: Product, now: number): Promise<void> {
	const [row] = await store.read("SELECT count(*) AS count FROM postcode_units");
	const { count } = Count.parse(row);
	if (count !== product.count) {
		await store.apply([forgetCursor]);
		throw new Refusal(
			`The database holds ${count} postcodes where the product has ${product.count}: run the import again.`,
		);
	}
	await store.apply([
		recordDataset({ ...entry(product, now), rows: count, complete: true }),
		forgetCursor,
		stampAllFacts(now),
	]);
}

const forgetCursor: Statement = { sql: "DELETE FROM datasets WHERE id = ?1", params: [CURSOR] };

/** A stretch of the alphabet: every postcode after `after` up to and with `through`, or to the end where that is null. */
type UnitBatch = {
	readonly units: readonly PostcodeUnit[];
	readonly after: string;
	readonly through: string | null;
	/** Postcodes of the product up to the end of this batch. */
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
	for await (const units of chunks(product, size)) {
		const last = units.at(-1)?.postcode ?? after;
		done += units.length;
		if (done > from) {
			yield { units, after, through: done === product.count ? null : last, done };
		}
		after = last;
	}
}

async function* chunks(product: Product, size: number): AsyncGenerator<PostcodeUnit[]> {
	let waiting: PostcodeUnit[] = [];
	for (const area of product.areas) {
		waiting = waiting.concat(await area.units());
		while (waiting.length >= size) {
			yield waiting.slice(0, size);
			waiting = waiting.slice(size);
		}
	}
	if (waiting.length > 0) {
		yield waiting;
	}
}
