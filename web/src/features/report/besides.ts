import type { Told } from "#domain/told.ts";

/** What is told besides the figures that have a line of their own. */
export function besides(told: readonly Told[], ids: readonly string[]): readonly Told[] {
	return told.filter(({ id }) => !ids.includes(id));
}
