import type { SourceState } from "#contracts/admin/system.ts";

/** Whether a refresh of the source is under way, whoever began it. */
export function isRunning({ lastRun }: SourceState): boolean {
	return lastRun?.outcome === "running";
}
