import { sql } from "drizzle-orm";
import type { Run } from "#national/run/runs.ts";
import { type Administrator, adminsOnly, readRights } from "#worker/accounts/administrators.ts";
import { recordOf } from "#worker/admin/audit-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { sourceRuns } from "#worker/db/schema/source-runs.ts";
import { claimRunIf } from "#worker/jobs/refresh/source-runs.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Begins a run of a source and notes who did. @throws Problem `refresh_running`, `admins_only` */
export async function claimRefresh(admin: Administrator, source: string): Promise<Run> {
	const { db, now } = admin;
	const record = recordOf(
		admin,
		{ action: "refresh_started", kind: "source", id: source },
		sql`SELECT json_object('startedAt', started_at, 'outcome', outcome) FROM ${sourceRuns} WHERE source = ${source}`,
	);
	const {
		claimed: [run],
		rights,
	} = await runBatch(db, {
		opening: record.opening,
		claimed: claimRunIf(db, { source, startedAt: now, startedBy: "administrator" }, admin.mayAct),
		closing: record.closing,
		rights: readRights(admin),
	});
	if (run) {
		return run;
	}
	throw rights[0]?.mayAct
		? new Problem("refresh_running", "This source is being refreshed already.")
		: adminsOnly();
}
