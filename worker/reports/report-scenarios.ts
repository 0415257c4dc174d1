import { and, count, eq, getTableColumns, lt, ne, notExists, sql } from "drizzle-orm";
import { type Scenario, ScenarioSums } from "#contracts/report-scenario.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { plainTerms } from "#domain/subjects/finance/terms.ts";
import { MOST_SCENARIOS } from "#domain/telling/report/scenario-limits.ts";
import type { Db } from "#worker/db/client.ts";
import { reportScenarios, reports } from "#worker/db/schema/reports.ts";
import type { OwnedReport } from "./owned-report.ts";
import { isOpenReportOf } from "./reports-repository.ts";

type ScenarioRow = typeof reportScenarios.$inferSelect;

/** A scenario to keep, and when. */
type Keeping = Readonly<Record<"id" | "name", string>> & {
	readonly assumptions: Assumptions;
	readonly owners: Owners;
	/** UTC milliseconds. */
	readonly now: number;
};

/** A query of the scenarios beside a report that is open and theirs, the first first. */
export function listScenarios(db: Db, { reportId, userId }: OwnedReport) {
	return db
		.select(getTableColumns(reportScenarios))
		.from(reportScenarios)
		.innerJoin(reports, eq(reports.id, reportScenarios.reportId))
		.where(isOpenReportOf(reportId, userId))
		.orderBy(reportScenarios.createdAt, reportScenarios.id);
}

/** A query of the scenarios beside all of a user's reports. */
export function listScenariosOf(db: Db, userId: string) {
	return db
		.select(getTableColumns(reportScenarios))
		.from(reportScenarios)
		.innerJoin(reports, eq(reports.id, reportScenarios.reportId))
		.where(eq(reports.userId, userId))
		.orderBy(reportScenarios.reportId, reportScenarios.createdAt, reportScenarios.id);
}

/**
 * A statement that keeps a scenario while the report is open and theirs, has less than `MOST_SCENARIOS`, and none of the name. Returns it if it was kept.
 */
export function insertScenario(db: Db, { reportId, userId }: OwnedReport, keeping: Keeping) {
	const { id, name, nameKey, sums, changedAt } = rowOf(keeping);
	const others = db
		.select({ count: count() })
		.from(reportScenarios)
		.where(eq(reportScenarios.reportId, reportId));
	return db
		.insert(reportScenarios)
		.select(
			db
				.select({
					id: sql<string>`${id}`.as("id"),
					reportId: reports.id,
					name: sql<string>`${name}`.as("name"),
					nameKey: sql<string>`${nameKey}`.as("name_key"),
					sums: sql<string>`${sums}`.as("sums"),
					createdAt: sql<number>`${changedAt}`.as("created_at"),
					changedAt: sql<number>`${changedAt}`.as("changed_at"),
				})
				.from(reports)
				.where(and(isOpenReportOf(reportId, userId), lt(others, MOST_SCENARIOS))),
		)
		.onConflictDoNothing({ target: [reportScenarios.reportId, reportScenarios.nameKey] })
		.returning({ id: reportScenarios.id });
}

/** A statement that puts another in a scenario's place, unless a third has the name. Returns it if it is still there. */
export function replaceScenario(db: Db, owned: OwnedReport, keeping: Keeping) {
	const { id, name, nameKey, sums, changedAt } = rowOf(keeping);
	const namesakes = db
		.select({ id: sql`1` })
		.from(sql`${reportScenarios} AS others`)
		.where(
			sql`others.report_id = ${owned.reportId} AND others.name_key = ${nameKey} AND others.id <> ${id}`,
		);
	return db
		.update(reportScenarios)
		.set({ name, nameKey, sums, changedAt })
		.where(and(isTheirs(owned, id), notExists(namesakes)))
		.returning({ id: reportScenarios.id });
}

/** A statement that deletes a scenario of theirs. */
export function deleteScenario(db: Db, owned: OwnedReport, id: string) {
	return db.delete(reportScenarios).where(isTheirs(owned, id));
}

/** Whether another scenario beside the report has a name. */
export async function isNameTaken(
	db: Db,
	reportId: string,
	{ name, id }: Pick<Keeping, "name" | "id">,
): Promise<boolean> {
	const named = and(
		eq(reportScenarios.reportId, reportId),
		eq(reportScenarios.nameKey, keyOf(name)),
		ne(reportScenarios.id, id),
	);
	return (await db.$count(reportScenarios, named)) > 0;
}

/** A scenario as its owner reads it. Terms that a later edition of the sums added are as for a home about which nothing is said. */
export function toScenario({ id, name, sums, changedAt }: ScenarioRow): Scenario {
	const { assumptions, owners } = JSON.parse(sums);
	const kept = ScenarioSums.parse({ assumptions: { ...plainTerms, ...assumptions }, owners });
	return { id, name, ...kept, changedAt: new Date(changedAt).toISOString() };
}

function isTheirs({ reportId, userId }: OwnedReport, id: string) {
	const open = sql`(SELECT id FROM ${reports} WHERE ${isOpenReportOf(reportId, userId)})`;
	return and(eq(reportScenarios.id, id), sql`${reportScenarios.reportId} IN ${open}`);
}

function rowOf({ id, name, assumptions, owners, now }: Keeping) {
	return {
		id,
		name,
		nameKey: keyOf(name),
		sums: JSON.stringify({ assumptions, owners }),
		changedAt: now,
	};
}

function keyOf(name: string): string {
	return name.toLowerCase();
}
