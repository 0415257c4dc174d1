import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

/** The area that another road placed each postcode in, and its small area. */
export type DerivedArea = { readonly area: string; readonly smallArea: string };

/** Reads a table of postcode, area and small area, with a first line of names; gzipped where its name ends so. */
export async function readDerived(path: string): Promise<Map<string, DerivedArea>> {
	const bytes = createReadStream(path);
	const input = path.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
	const derived = new Map<string, DerivedArea>();
	for await (const line of createInterface({ input })) {
		const [postcode, area, smallArea] = line.split(",");
		if (postcode && area && smallArea && postcode !== "postcode") {
			derived.set(postcode, { area, smallArea });
		}
	}
	return derived;
}
