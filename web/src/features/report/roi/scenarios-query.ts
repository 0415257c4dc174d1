import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Scenario, ScenarioChange, ScenarioList } from "#contracts/report-scenario.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** The scenarios that its owner keeps beside a report. */
export function scenariosQuery(reportId: string) {
	return queryOptions({
		queryKey: ownKey(`scenarios of ${reportId}`),
		queryFn: ({ signal }): Promise<ScenarioList> =>
			call(
				api.reports[":id"].scenarios.$get(
					{ param: { id: encodeURIComponent(reportId) } },
					{ init: { signal } },
				),
			),
	});
}

/** Keeps a scenario: a new one, or in the place of one that is there. */
export function sendScenario(
	reportId: string,
	scenarioId: Scenario["id"] | null,
	json: ScenarioChange,
): Promise<ScenarioList> {
	const { scenarios } = api.reports[":id"];
	const id = encodeURIComponent(reportId);
	return scenarioId === null
		? call(scenarios.$post({ param: { id }, json }))
		: call(
				scenarios[":scenarioId"].$put({
					param: { id, scenarioId: encodeURIComponent(scenarioId) },
					json,
				}),
			);
}

/** Deletes a scenario, for good. */
export function deleteScenario(reportId: string, scenarioId: string): Promise<ScenarioList> {
	return call(
		api.reports[":id"].scenarios[":scenarioId"].$delete({
			param: { id: encodeURIComponent(reportId), scenarioId: encodeURIComponent(scenarioId) },
		}),
	);
}

/** Shows the scenarios as a change left them. An answer still on its way is about them as they were. */
export async function showScenarios(
	queryClient: QueryClient,
	reportId: string,
	list: ScenarioList,
): Promise<void> {
	const { queryKey } = scenariosQuery(reportId);
	await queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, list);
}
