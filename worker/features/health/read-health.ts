import type { Health } from "#contracts/health.ts";
import type { Db } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { VERSION } from "#worker/platform/version.ts";
import { type HeldDataset, heldDatasets, selectHeld } from "#worker/refresh/held-datasets.ts";

/** Datasets without which no postcode can be assessed. The national postcode file only refines. */
const needed = ["authorities", "postcode_sectors", "wards", "areas", "rents", "licensing_schemes"];

/**
 * As-of dates of what is loaded and how every source stands, in one round trip; not ok while a needed dataset is missing or half loaded. A source
 * that is overdue is told, and leaves it ok: what is held still answers. `now` is UTC milliseconds.
 */
export async function readHealth(db: Db, now: number): Promise<Health> {
	try {
		const held = heldDatasets(...(await db.batch(selectHeld(db))), now);
		const dated = held.flatMap(({ id, asOf }) => (asOf === null ? [] : [[id, asOf] as const]));
		return {
			ok: needed.every((id) => dated.some(([loaded]) => loaded === id)),
			version: VERSION,
			data: Object.fromEntries(dated),
			sources: Object.fromEntries(held.map((dataset) => [dataset.id, toSource(dataset)])),
		};
	} catch (cause) {
		log.error("health could not read the datasets", { cause: String(cause) });
		return { ok: false, version: VERSION, data: {}, sources: {} };
	}
}

function toSource({ asOf, lastOkAt, lastRun, isOverdue }: HeldDataset): Health["sources"][string] {
	const { outcome = null, error = null } = lastRun ?? {};
	return { asOf, lastOkAt, outcome, error, isOverdue };
}
