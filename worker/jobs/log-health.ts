import type { Db } from "#worker/db/client.ts";
import type { Here } from "#worker/facts/datasets/held-datasets.ts";
import { readHealth } from "#worker/facts/datasets/read-health.ts";
import { log } from "#worker/platform/log.ts";

/**
 * Logs the state of the data, as an error when something needed is missing, which tables are due to be read again, and an error for every source that is overdue. The daily trigger runs it too,
 * because a weekly run that died says nothing itself.
 */
export async function logHealth(db: Db, here: Here): Promise<void> {
	const { ok, data, due, sources } = await readHealth(db, here);
	const write = ok ? log.info : log.error;
	write(ok ? "reference data as of" : "reference data is not whole", data);
	log.info("tables are due to be read again", due);
	for (const [source, { isOverdue, read: _, ...standing }] of Object.entries(sources)) {
		if (isOverdue) {
			log.error("source is overdue", { source, ...standing });
		}
	}
}
