import { csvRows } from "../ingest/csv/csv-rows.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { RefusedNews, type Step } from "../ingest/run/importer.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import type { SqlStatement } from "../ingest/store/store.ts";
import { type HousePrice, readHousePrice, readKey } from "./house-price-row.ts";
import { type IndexArea, readIndexAreas } from "./index-areas.ts";
import type { IndexProgress, IndexSource } from "./progress.ts";

/** Reads the next rows of the file into a snapshot that readers do not see yet. @throws RefusedNews naming a faulty row. */
export async function readPart(
	file: PublishedFile,
	progress: IndexProgress,
	{ store, bytesAtOnce }: IndexSource,
): Promise<Step> {
	const part = partOf(progress, await readIndexAreas(store));
	let { offset } = progress;
	let isAtEnd = true;
	try {
		const rows = csvRows(file.read(offset, file.size), { rowsBefore: progress.rows });
		for await (const batch of rows) {
			part.take(batch.rows, batch.isEnded);
			part.noteEncoding(batch.oldEncoding);
			offset = progress.offset + batch.end;
			if (batch.end >= bytesAtOnce) {
				isAtEnd = false;
				break;
			}
		}
	} catch (cause) {
		throw cause instanceof SyntaxError
			? new RefusedNews(`${file.name}: ${cause.message}.`, { cause })
			: cause;
	}
	// Blank lines at the end yield no batch, so the offset is moved past them here.
	offset = isAtEnd ? file.size : offset;
	return {
		kind: "part",
		statements: insertPrices(part.prices, progress.base + 1),
		progress: { ...part.reading(), offset },
		done: { count: offset, of: file.size },
	};
}

type StoredPrice = HousePrice & { readonly averagePrice: number };

function partOf(before: IndexProgress, areaOf: (code: string) => IndexArea) {
	const prices: StoredPrice[] = [];
	const former = { ...before.former };
	const unknown = { ...before.unknown };
	const counts = { rows: before.rows, kept: before.kept, unpriced: before.unpriced };
	let oldEncoding = before.oldEncoding;
	const take = (fields: readonly string[]): void => {
		const key = readKey(fields, before.columns);
		const area = areaOf(key.code);
		if (area === "not_kept" || key.month < before.since) {
			return;
		}
		if (area === "unknown") {
			unknown[key.code] = key.name;
			return;
		}
		const price = readHousePrice(fields, before.columns, key);
		if (area.wasFormer) {
			former[key.code] = area.code;
		}
		if (hasPrice(price)) {
			counts.kept += 1;
			prices.push(price);
		} else {
			counts.unpriced += 1;
		}
	};
	return {
		prices,
		/** `isEnded`: false where the file breaks off after the last row. @throws SyntaxError naming the row. */
		take(rows: readonly string[][], isEnded: boolean): void {
			for (const fields of rows) {
				counts.rows += 1;
				try {
					// A row of commas alone is an empty row of a spreadsheet.
					if (counts.rows > 1 && fields.some((field) => field !== "")) {
						take(fields);
					}
				} catch (cause) {
					throw misread(cause, counts.rows, isEnded);
				}
			}
		},
		noteEncoding(lines: number): void {
			oldEncoding += lines;
		},
		reading: (): IndexProgress => ({ ...before, ...counts, former, unknown, oldEncoding }),
	};
}

function hasPrice(price: HousePrice): price is StoredPrice {
	return price.averagePrice !== null;
}

function misread(cause: unknown, row: number, isEnded: boolean): unknown {
	if (!(cause instanceof SyntaxError)) {
		return cause;
	}
	const what = isEnded ? "" : ", where the file breaks off,";
	return new SyntaxError(`row ${row}${what} is none: ${cause.message}`, { cause });
}

/** Marks a month of an area that occurred twice with different figures. */
export const CLASH = -1;

const figures = [
	"average_price_pence",
	"growth",
	"sales",
	"detached_pence",
	"semi_detached_pence",
	"terraced_pence",
	"flat_pence",
] as const;

/** Keeps a repeated row once. Marks it where the two differ, wherever they are in the file; such a file is refused in the end. */
const onConflict = `ON CONFLICT (snapshot, code, month) DO UPDATE SET average_price_pence = CASE
	WHEN ${figures.map((figure) => `house_prices.${figure} IS excluded.${figure}`).join(" AND ")}
	THEN house_prices.average_price_pence ELSE ${CLASH} END`;

function insertPrices(prices: readonly StoredPrice[], snapshot: number): SqlStatement[] {
	return insertRows(
		{ table: "house_prices", columns: ["snapshot", "code", "month", ...figures], onConflict },
		prices.map(({ code, month, averagePrice, growth, sales, ...types }) => {
			const { detached, semiDetached, terraced, flat } = types;
			const byType = [detached, semiDetached, terraced, flat];
			return [snapshot, code, month, averagePrice, growth, sales, ...byType];
		}),
	);
}
