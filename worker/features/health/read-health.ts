import type { Health } from "#contracts/health.ts";
import type { Db } from "#worker/db/client.ts";
import { datasets } from "#worker/db/schema/reference.ts";
import { log } from "#worker/platform/log.ts";
import { VERSION } from "#worker/platform/version.ts";

/** Datasets without which no postcode can be assessed. The national postcode file only refines. */
const needed = ["authorities", "postcode_sectors", "wards", "areas", "rents", "licensing_schemes"];

/** As-of dates of what is loaded; not ok while a needed dataset is missing or half loaded. */
export async function readHealth(db: Db): Promise<Health> {
	try {
		const rows = await db.select().from(datasets);
		const complete = rows.filter((row) => row.complete);
		return {
			ok: needed.every((id) => complete.some((row) => row.id === id)),
			version: VERSION,
			data: Object.fromEntries(complete.map((row) => [row.id, row.asOf])),
		};
	} catch (cause) {
		log.error("health could not read the datasets", { cause: String(cause) });
		return { ok: false, version: VERSION, data: {} };
	}
}
