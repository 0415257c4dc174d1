import { csvRows } from "../csv/csv-rows.ts";
import type { PublishedFile } from "../files/published-file.ts";
import { RefusedNews } from "../run/importer.ts";
import type { Rows } from "./read-organisations.ts";

/** Bytes of a row with the outline of a whole district, drawn along every kerb. */
const LONGEST_ROW = 16_000_000;

/** The rows of a file, the first of them its header. @throws RefusedNews, and FileFault for a file that cannot be had */
export async function* rowsOf(file: PublishedFile): Rows {
	try {
		for await (const { rows, isEnded } of csvRows(file.read(0, file.size), {
			longestRow: LONGEST_ROW,
		})) {
			if (!isEnded) {
				throw new SyntaxError("the last line has no end");
			}
			yield* rows;
		}
	} catch (cause) {
		if (cause instanceof SyntaxError) {
			throw new RefusedNews(`${file.name} is cut off or broken: ${cause.message}.`, { cause });
		}
		throw cause;
	}
}
