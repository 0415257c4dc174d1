import { RefusedNews } from "../ingest/run/importer.ts";

/** Names of the files, for messages. */
export const AREAS = "article-4-direction-area.csv";
export const ORGANISATIONS = "local-authority.csv";

/** Fields of a line, by column name. */
export type Line = (column: string) => string;

/**
 * Returns a reader for the lines of a file, by the column names in its header.
 * @throws RefusedNews when a needed column is missing; the reader throws for a line of another length.
 */
export function linesOf(
	file: string,
	header: readonly string[],
	needed: readonly string[],
): (fields: readonly string[]) => Line {
	const places = new Map(header.map((name, place) => [columnName(name), place]));
	const missing = needed.find((name) => !places.has(name));
	if (missing !== undefined) {
		throw new RefusedNews(`${file} has no column "${missing}".`);
	}
	return (fields) => {
		if (fields.length !== header.length) {
			throw new RefusedNews(
				`${file} has a line of ${fields.length} columns instead of ${header.length}: it is cut off or broken.`,
			);
		}
		return (column) => fields[places.get(column) ?? -1]?.trim() ?? "";
	};
}

/** The publisher takes `start-date`, `start_date` and `Start date` for the same field. */
function columnName(name: string): string {
	return name
		.trim()
		.toLowerCase()
		.replaceAll(/[\s_]+/g, "-");
}
