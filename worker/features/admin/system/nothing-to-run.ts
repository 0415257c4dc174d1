import type { SourceState } from "#contracts/admin/system.ts";
import { datasets } from "#domain/datasets.ts";
import { isLeftOut } from "#domain/source-status.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Why there is nothing to run for a source, or that there is no such source. */
export function nothingToRun(source: SourceState | undefined): Problem {
	return source
		? new Problem("not_allowed", whyNothing(source))
		: new Problem("not_found", "There is no such source.");
}

/** Why a refresh has nothing to do for a source, or how else it is kept up to date. */
function whyNothing({ id, name, kept, status, why }: SourceState): string {
	if (isLeftOut(status) && why !== null) {
		return why;
	}
	if (kept === "hand") {
		return "The licensing register is kept by hand: change its rows in the register itself.";
	}
	const command = datasets.find((dataset) => dataset.id === id)?.firstImport?.command;
	return command
		? `${name}: this is imported from each new edition of its file, by the command ${command}.`
		: `${name}: this comes with the reference data, which is loaded with each release.`;
}
