import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Where the benchmark's server keeps its D1. */
const FOLDER = ".wrangler/bench/v3/d1/miniflare-D1DatabaseObject";

/** Copies a report until its owner has `count`, past the limit on how many one may make in an hour. */
export function multiplyReports(id: string, count: number): void {
	const file = readdirSync(FOLDER).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	if (!file) {
		throw new Error(`there is no database in ${FOLDER}`);
	}
	using database = new DatabaseSync(path.join(FOLDER, file));
	database
		.prepare(`
			WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ?)
			INSERT INTO reports (id, user_id, state, is_test, created_at, postcode, assessed_on, methodology_version)
			SELECT 'rpt_' || hex(randomblob(11)), user_id, state, is_test, created_at - number, postcode, assessed_on, methodology_version
			FROM reports, copies WHERE reports.id = ?`)
		.run(count - 1, id);
}
