import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { STATE } from "./serve-recorded.ts";

/** Tables of reference data, which no request writes. */
const REFERENCE =
	/^(areas|authorities|wards|postcode_sectors|rents|house_prices|d1_migrations)$|^(_cf|sqlite)_/;

/** Columns that say how old cached facts are. */
const STALENESS = /stale/;

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
			.map((row) => `${table} ${JSON.stringify(withoutStaleness(row))}`)
			.toSorted(),
	);
}

function withoutStaleness(row: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(row).filter(([name]) => !STALENESS.test(name)));
}
