import type { ReportDocument } from "./document.ts";

/** Ids of the steps of a report's plan, in its order: what may be ticked. */
export function stepIdsOf({ plan }: Pick<ReportDocument, "plan">): string[] {
	return plan.flatMap(({ steps }) => steps.map(({ id }) => id));
}
