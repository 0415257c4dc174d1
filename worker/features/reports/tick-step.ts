import type { PlanTicks } from "#contracts/report.ts";
import type { StepParam } from "#contracts/report-asked.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import type { Db } from "#worker/db/client.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findPaid } from "#worker/reports/paid-report.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";
import { isHeldBy } from "#worker/reports/report-access.ts";
import { readFor } from "#worker/reports/report-position.ts";
import { deleteTick, insertTick, readTicks } from "#worker/reports/report-ticks.ts";

type Ticking = {
	readonly db: Db;
	/** UTC milliseconds. */
	readonly now: number;
	readonly reader: Reader;
};

/**
 * Ticks a step of a report's plan, once, however often it is asked for, and tells what is ticked then. @throws Problem `not_found`, `unpaid`,
 * `report_closed`
 */
export async function tickStep(ticking: Ticking, step: StepParam): Promise<PlanTicks> {
	const { db, now } = ticking;
	const kept = await insertTick(db, await findStep(ticking, step), now).execute();
	if (kept.length === 0) {
		// Closed, or put into somebody's account, since it was looked for.
		throw reportNotFound();
	}
	return { ticks: await readTicks(db, step.id) };
}

/** Takes a tick away, and tells what is ticked then. @throws Problem `not_found`, `unpaid`, `report_closed` */
export async function untickStep(ticking: Ticking, step: StepParam): Promise<PlanTicks> {
	const { db } = ticking;
	await deleteTick(db, await findStep(ticking, step)).execute();
	return { ticks: await readTicks(db, step.id) };
}

/** Finds a step for the report's own reader: an administrator who reads somebody's report ticks nothing in it. */
async function findStep({ db, reader }: Ticking, { id, stepId }: StepParam) {
	const report = await findPaid(db, id, reader);
	if (!isHeldBy(report, reader.user)) {
		throw reportNotFound();
	}
	if (!(await readFor(db, report, reader.user)).plan.some((step) => step.id === stepId)) {
		throw new Problem("not_found", "This plan has no such step.");
	}
	return { reportId: id, stepId, userId: report.userId };
}
