import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { openLocalFile } from "#datasets/commands/files/local-file.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** The area that another road placed each postcode in, and its small area. */
export type DerivedArea = { readonly area: string; readonly smallArea: string };

/**
 * Reads a table of postcode, area and small area, with a first line of names; gzipped where its name ends so.
 * @throws Refusal when it cannot be read, or has none
 */
export async function readDerived(path: string): Promise<Map<string, DerivedArea>> {
	await (await openLocalFile(path)).close();
	const bytes = createReadStream(path);
	const input = path.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
	const rows = createInterface({ input });
	let fault: unknown = null;
	// Rows are read as if the file had ended there.
	input.once("error", (cause) => {
		fault = cause;
		rows.close();
	});
	const derived = new Map<string, DerivedArea>();
	for await (const line of rows) {
		const [postcode, area, smallArea] = line.split(",");
		if (postcode && area && smallArea && postcode !== "postcode") {
			derived.set(postcode, { area, smallArea });
		}
	}
	if (fault !== null || derived.size === 0) {
		throw new Refusal(`${path} is no table of postcodes and areas.`, { cause: fault });
	}
	return derived;
}
