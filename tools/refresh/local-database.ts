import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What one reading statement gives, from the files of the local D1 in the folder `state`, which may be in use meanwhile. */
export function readLocally(state: string, sql: string): Record<string, unknown>[] {
	const [file] = globSync("v3/d1/*/*.sqlite", { cwd: state }).filter(
		(name) => !name.endsWith("metadata.sqlite"),
	);
	if (file === undefined) {
		throw new Error(`There is no database in ${state}.`);
	}
	const sqlite = new DatabaseSync(path.join(state, file), { readOnly: true });
	try {
		return sqlite.prepare(sql).all();
	} finally {
		sqlite.close();
	}
}
