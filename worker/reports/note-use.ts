import type { Db } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { noteUse, type ReportRow } from "./reports-repository.ts";

const DAY = 24 * 3_600_000;

/** What a use of a report is noted with. */
export type UsageContext = {
	readonly db: Db;
	readonly now: () => number;
	/** Keeps work alive after the reader has gone. */
	readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Notes that a report was used, at most once a day: how long it is kept goes by that. No one waits for it. Never throws. */
export function usedToday({ db, now, waitUntil }: UsageContext, report: ReportRow): void {
	const at = now();
	if (report.lastUsedAt !== null && at - report.lastUsedAt < DAY) {
		return;
	}
	waitUntil(
		noteUse(db, report.id, at)
			.execute()
			.catch((cause: unknown) =>
				log.error("the use of a report could not be noted", { reason: reasonOf(cause) }),
			),
	);
}
