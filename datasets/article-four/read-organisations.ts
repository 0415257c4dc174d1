import { RefusedNews } from "../ingest/run/importer.ts";
import { linesOf, ORGANISATIONS } from "./lines-of.ts";

/** Rows of a file, the first of them its header. */
export type Rows = AsyncIterable<readonly string[]>;

/** An organisation's number in the planning service. */
const ENTITY = /^\d{1,12}$/;

/**
 * Code of today's authority by the number its organisation has in the planning service. Counties, and bodies that are no authority of ours, are
 * left out; several organisations may be one authority today. `currentCode`: today's code of any code an authority has or had.
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
