import { toPounds } from "#domain/money.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import type { Db } from "./client.ts";
import { readReportPrice } from "./settings-repository.ts";

/** What a report costs now, in pounds; null when our tables do not say within `limitMs` milliseconds. Never throws: no preview waits for a price. */
export async function readPrice(db: Db, limitMs: number): Promise<number | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), limitMs);
	});
	try {
		return await Promise.race([readReportPrice(db).then(toPounds), late]);
	} catch (cause) {
		log.error("the price of a report could not be read", { reason: reasonOf(cause) });
		return null;
	} finally {
		clearTimeout(timer);
	}
}
