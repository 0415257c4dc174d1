import { monthBefore } from "#domain/base/calendar.ts";
import { digestAs } from "../ingest/areas/extent.ts";
import { csvRows } from "../ingest/csv/csv-rows.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type HeldEdition, type Importer, RefusedNews, type Step } from "../ingest/run/importer.ts";
import { type Columns, findHousePriceColumns } from "./house-price-row.ts";
import { firstKept, monthInName } from "./index-areas.ts";
import { goneOnFrom, type IndexProgress, type IndexSource } from "./progress.ts";
import { publishRead } from "./publish-read.ts";
import { readPart } from "./read-part.ts";

/** Some 27,000 rows, of which a sixth is kept. */
const BYTES_AT_ONCE = 8_000_000;
/** Bytes at the beginning in which the header must end. */
const LONGEST_HEADER = 16_384;

type HousePrices = Pick<IndexSource, "store" | "now"> & {
	/** Finds the newest edition. @throws RefusedNews where its publisher is not connected. */
	readonly open: () => Promise<PublishedFile>;
	/** Whether the file is to be brought in as a part of the country: what is held of other areas stays. */
	readonly isPart?: boolean;
	/** Bytes of one part; the default suits a Worker. */
	readonly bytesAtOnce?: number;
};

/** UK House Price Index (HM Land Registry), the full file: the last 61 months of each authority, region and country. */
export function housePricesImporter({
	open,
	isPart = false,
	bytesAtOnce = BYTES_AT_ONCE,
	...world
}: HousePrices): Importer {
	const source = { ...world, bytesAtOnce, isPart };
	return {
		id: "house_prices",
		name: "House prices by district and region",
		async next(progress, held) {
			const file = await open();
			const reading = goneOnFrom(progress, { tag: file.tag, base: held.snapshot });
			if (reading === null) {
				return digestAs(file.tag, isPart) === held.digest
					? { kind: "nothing" }
					: begin(file, held, source);
			}
			return reading.offset < file.size
				? readPart(file, reading, source)
				: publishRead(file, reading, { held, source });
		},
	};
}

async function begin(file: PublishedFile, held: HeldEdition, { now }: IndexSource): Promise<Step> {
	const columns = await readColumns(file);
	const thisMonth = new Date(now()).toISOString().slice(0, 7);
	const named = monthInName(file.name);
	const progress: IndexProgress = {
		base: held.snapshot,
		tag: file.tag,
		columns,
		// The newest month may be the one before the month in the name or, where no name says, up to a year back.
		since: firstKept(monthBefore(named ?? thisMonth, named ? 1 : 12)),
		offset: 0,
		rows: 0,
		kept: 0,
		unpriced: 0,
		oldEncoding: 0,
		former: {},
		unknown: {},
	};
	return {
		kind: "part",
		// Left by an earlier edition that was never published.
		statements: [{ sql: "DELETE FROM house_prices WHERE snapshot > ?1", params: [held.snapshot] }],
		progress,
		done: { count: 0, of: file.size },
	};
}

/** @throws RefusedNews for what is no file of the index. */
async function readColumns(file: PublishedFile): Promise<Columns> {
	if (file.size === 0) {
		throw new RefusedNews(`${file.name} is empty.`);
	}
	const bytes = await firstBytes(file);
	if (/^\uFEFF?\s*</.test(new TextDecoder().decode(bytes))) {
		throw new RefusedNews(`${file.name} is a web page.`);
	}
	try {
		return findHousePriceColumns(await firstRow(bytes));
	} catch (cause) {
		throw cause instanceof SyntaxError
			? new RefusedNews(`${file.name} is no full file of the index: ${cause.message}.`, { cause })
			: cause;
	}
}

async function firstBytes(file: PublishedFile): Promise<Uint8Array> {
	const size = Math.min(file.size, LONGEST_HEADER);
	const bytes = new Uint8Array(size);
	let at = 0;
	for await (const piece of file.read(0, size)) {
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}

async function firstRow(bytes: Uint8Array): Promise<readonly string[]> {
	const rows = csvRows(
		(async function* () {
			yield bytes;
		})(),
	);
	for await (const batch of rows) {
		return batch.rows[0] ?? [];
	}
	return [];
}
