import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedSample } from "#tools/shared-samples.ts";

/**
 * The register's own example documents, one for each schema version, under certificate numbers 9999-0000-0000-0000-0001
 * and up in the order of their file names. None where the shared samples are not on this machine.
 */
export function officialDocument(number: string): unknown {
	const folder = sharedSample("epc_new/json_samples");
	const place = /^9999-0000-0000-0000-(\d{4})$/.exec(number)?.[1];
	if (!folder || !place) {
		return null;
	}
	const file = readdirSync(folder).toSorted()[Number(place) - 1];
	return file ? JSON.parse(readFileSync(join(folder, file), "utf8")) : null;
}
