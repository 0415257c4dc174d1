import { RefusedNews } from "../ingest/run/importer.ts";
import { linesOf, ORGANISATIONS } from "./lines-of.ts";

/** Rows of a file, the first of them its header. */
export type Rows = AsyncIterable<readonly string[]>;

/** An organisation's number in the planning service. */
const ENTITY = /^\d{1,12}$/;

/**
 * Today's authority code by its organisation's number in the planning service. Counties and other bodies outside our table are left out; several
 * organisations may be one authority today. `currentCode` turns a present or former code into today's.
 * @throws RefusedNews
 */
export async function readOrganisations(
	rows: Rows,
	currentCode: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
	const authorities = new Map<string, string>();
	let lineOf: ReturnType<typeof linesOf> | null = null;
	for await (const fields of rows) {
		if (lineOf === null) {
			lineOf = linesOf(ORGANISATIONS, fields, ["entity", "statistical-geography"]);
			continue;
		}
		const line = lineOf(fields);
		const code = currentCode.get(line("statistical-geography"));
		if (ENTITY.test(line("entity")) && code !== undefined) {
			authorities.set(line("entity"), code);
		}
	}
	if (authorities.size === 0) {
		throw new RefusedNews(`${ORGANISATIONS} names no authority that we know.`);
	}
	return authorities;
}
