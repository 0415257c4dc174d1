import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import * as schema from "#worker/db/schema/reference.ts";
import { demandThresholdsTable } from "./demand-thresholds.ts";
import { parseTable } from "./parse-table.ts";
import type { ReferenceTable } from "./reference-table.ts";
import { tableDefects } from "./table-defects.ts";

const folder = import.meta.dirname;
const tablesByName = new Map<string, SQLiteTable>(
	Object.values(schema).map((table) => [getTableName(table), table]),
);

/** One dataset of the manifest; without a file it is computed from the others. */
const Entry = z.object({
	id: z.string(),
	name: z.string(),
	asOf: z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/),
	file: z.string().nullable(),
});
type Entry = z.infer<typeof Entry>;
type Content = Pick<ReferenceTable, "columns" | "rows">;

/**
 * The reference tables as they are committed, in the order of the manifest.
 * @throws Error naming the file where one does not fit its table, or the rows where two contradict each other.
 */
export async function readReferenceTables(): Promise<ReferenceTable[]> {
	const manifest = await readFile(join(folder, "manifest.json"), "utf8");
	const entries = z.array(Entry).parse(JSON.parse(manifest));
	const files = new Map<string, Content>();
	for (const { id, file } of entries) {
		if (file !== null) {
			files.set(id, await readTable(id, file));
		}
	}
	const tables = entries.map((entry) =>
		finish(entry, files.get(entry.id) ?? computed(entry.id, files)),
	);
	const defects = tableDefects(tables);
	if (defects.length > 0) {
		const more =
			defects.length > MOST_REPORTED ? ` And ${defects.length - MOST_REPORTED} more.` : "";
		throw new Error(
			`the reference tables contradict each other: ${defects.slice(0, MOST_REPORTED).join(" ")}${more}`,
		);
	}
	return tables;
}

/** Defects that a message tells; the others are counted. */
const MOST_REPORTED = 5;

async function readTable(id: string, file: string): Promise<Content> {
	const table = tablesByName.get(id);
	if (!table) {
		throw new Error(`the manifest names a table that the schema does not have: ${id}`);
	}
	try {
		return parseTable(table, await readFile(join(folder, file), "utf8"));
	} catch (cause) {
		throw new Error(`datasets/reference/${file} does not fit its table`, { cause });
	}
}

function computed(id: string, files: ReadonlyMap<string, Content>): Content {
	const authorities = files.get("authorities");
	const rents = files.get("rents");
	const housePrices = files.get("house_prices");
	const rentMarkets = files.get("rent_market_areas");
	if (id !== "demand_thresholds" || !authorities || !rents || !housePrices || !rentMarkets) {
		throw new Error(`there is no file and no rule for ${id}`);
	}
	return demandThresholdsTable({ authorities, rents, housePrices, rentMarkets });
}

function finish({ id, name, asOf }: Entry, { columns, rows }: Content): ReferenceTable {
	const digest = createHash("sha256")
		.update(JSON.stringify([name, asOf, columns, rows]))
		.digest("hex");
	return { id, name, asOf, digest, columns, rows };
}
