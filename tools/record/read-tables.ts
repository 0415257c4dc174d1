import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { STATE } from "./serve-recorded.ts";

/** Tables of reference data, which no request writes, and when facts became stale. */
const REFERENCE =
	/^(areas|authorities|wards|postcode_sectors|rents|house_prices|facts_stamps|d1_migrations)$|^(_cf|sqlite)_/;

/** Number of the last change that stored facts know: it counts changes, and says nothing of what they are. */
const REVISION = /(\\"revision\\":)\d+/g;

/** Every row of every table that requests write, a line each, in one order. */
export function readTables(): string[] {
	const folder = path.join(STATE, "v3/d1/miniflare-D1DatabaseObject");
	const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	if (!file) {
		throw new Error(`there is no database in ${folder}`);
	}
	using database = new DatabaseSync(path.join(folder, file), { readOnly: true });
	const tables = database
		.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
		.all()
		.map(({ name }) => String(name))
		.filter((name) => !REFERENCE.test(name));
	return tables.flatMap((table) =>
		database
			.prepare(`SELECT * FROM "${table}"`)
			.all()
			.map((row) => `${table} ${JSON.stringify(row).replaceAll(REVISION, "$10")}`)
			.toSorted(),
	);
}
