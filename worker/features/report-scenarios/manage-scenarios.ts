import type { ScenarioChange, ScenarioList, ScenarioParam } from "#contracts/report-scenario.ts";
import { SCENARIOS_FULL } from "#domain/telling/report/scenario-limits.ts";
import type { Caller, Reader } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findOwned, type OwnedReport } from "#worker/reports/owned-report.ts";
import {
	deleteScenario,
	insertScenario,
	isNameTaken,
	listScenarios,
	replaceScenario,
	toScenario,
} from "#worker/reports/report-scenarios.ts";

/** What the scenarios of a report are kept with, by somebody who is signed in. */
export type Keeping = {
	readonly caller: Pick<Caller, "db" | "now" | "token">;
	readonly user: UserRow;
	readonly env: Reader["env"];
};

/** Lists the scenarios beside a report, for its owner alone. @throws Problem `not_found`, `unpaid`, `report_closed` */
export async function readScenarios(keeping: Keeping, reportId: string): Promise<ScenarioList> {
	return listOf(keeping, await findOwned(keeping.caller.db, reportId, keeping));
}

/** Keeps a scenario beside a report. @throws Problem as `readScenarios`; `limit_reached`, or `taken` on its name */
export async function addScenario(
	keeping: Keeping,
	reportId: string,
	change: ScenarioChange,
): Promise<ScenarioList> {
	const { db, now, token } = keeping.caller;
	const owned = await findOwned(db, reportId, keeping);
	const scenario = { ...change, id: newId("scn", token), now };
	if ((await insertScenario(db, owned, scenario).execute()).length === 0) {
		throw (await isNameTaken(db, reportId, scenario)) ? nameTaken() : enoughScenarios();
	}
	return listOf(keeping, owned);
}

/** Puts another in a scenario's place. @throws Problem as `readScenarios`, also where it was deleted; `taken` on its name */
export async function changeScenario(
	keeping: Keeping,
	{ id: reportId, scenarioId }: ScenarioParam,
	change: ScenarioChange,
): Promise<ScenarioList> {
	const { db, now } = keeping.caller;
	const owned = await findOwned(db, reportId, keeping);
	const scenario = { ...change, id: scenarioId, now };
	if ((await replaceScenario(db, owned, scenario).execute()).length === 0) {
		throw (await isNameTaken(db, reportId, scenario)) ? nameTaken() : scenarioGone();
	}
	return listOf(keeping, owned);
}

/** Deletes a scenario, once, however often it is asked for. @throws Problem as `readScenarios` */
export async function dropScenario(
	keeping: Keeping,
	{ id: reportId, scenarioId }: ScenarioParam,
): Promise<ScenarioList> {
	const { db } = keeping.caller;
	const owned = await findOwned(db, reportId, keeping);
	await deleteScenario(db, owned, scenarioId).execute();
	return listOf(keeping, owned);
}

async function listOf({ caller: { db } }: Keeping, owned: OwnedReport): Promise<ScenarioList> {
	const rows = await listScenarios(db, owned).execute();
	return { scenarios: rows.map(toScenario) };
}

function nameTaken(): Problem {
	const message = "You have a scenario of this name. Choose another name.";
	return new Problem("taken", message, { fields: { name: message } });
}

function enoughScenarios(): Problem {
	return new Problem("limit_reached", SCENARIOS_FULL);
}

function scenarioGone(): Problem {
	return new Problem("not_found", "This scenario was deleted. Keep it under a name again.");
}
