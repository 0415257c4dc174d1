import type { Db } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { readHealth } from "./read-health.ts";

/** Writes the state of the data into the log, as an error when something needed is missing. Run by the weekly trigger. */
export async function logHealth(db: Db): Promise<void> {
	const { ok, data } = await readHealth(db);
	const write = ok ? log.info : log.error;
	write(ok ? "reference data as of" : "reference data is not whole", data);
}
