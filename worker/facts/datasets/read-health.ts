import type { Health } from "#contracts/health.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { dueDays } from "#domain/base/table-ends.ts";
import { selectPass, toBackupState } from "#worker/db/backup-state.ts";
import type { Db } from "#worker/db/client.ts";
import { selectSize, toShareFilled } from "#worker/db/database-size.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { deployedVersion, VERSION } from "#worker/platform/build.ts";
import { log } from "#worker/platform/log.ts";
import {
	type HeldDataset,
	type Here,
	heldDatasets,
	selectHeld,
	shareRead,
} from "./held-datasets.ts";

/** Datasets without which no postcode can be assessed. The national postcode file only refines. */
const needed = ["authorities", "postcode_sectors", "wards", "areas", "rents", "licensing_schemes"];

/**
 * As-of dates of what is loaded, the state of every source and what is due to be read again, in one round trip. Not ok while a needed dataset is missing or half loaded. An overdue
 * source is reported but leaves it ok: what is held still answers.
 */
export async function readHealth(db: Db, here: Here): Promise<Health> {
	const versions = { version: VERSION, deployment: deployedVersion(here.env) };
	const due = dueDays(londonDay(here.now));
	try {
		const { passes, size, ...read } = await runBatch(db, {
			...selectHeld(db),
			passes: selectPass(db),
			size: selectSize(db),
		});
		const held = heldDatasets(read, here);
		const dated = held.flatMap(({ id, asOf }) => (asOf === null ? [] : [[id, asOf] as const]));
		return {
			ok: needed.every((id) => dated.some(([loaded]) => loaded === id)),
			...versions,
			data: Object.fromEntries(dated),
			due,
			backup: toBackupState(passes, here),
			databaseFilled: toShareFilled(size),
			sources: Object.fromEntries(held.map((dataset) => [dataset.id, toSource(dataset)])),
		};
	} catch (cause) {
		log.error("health could not read the datasets", { cause: String(cause) });
		return {
			ok: false,
			...versions,
			data: {},
			due,
			backup: null,
			databaseFilled: null,
			sources: {},
		};
	}
}

function toSource(held: HeldDataset): Health["sources"][string] {
	const { asOf, lastOkAt, lastRun, isOverdue, status, why } = held;
	const { outcome = null, error = null } = lastRun ?? {};
	return { asOf, lastOkAt, outcome, read: shareRead(held), error, isOverdue, status, why };
}
