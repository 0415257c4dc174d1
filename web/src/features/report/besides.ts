import type { FigureDto } from "#domain/evidence-dto.ts";

/** What is told besides the figures that have a line of their own. */
export function besides(told: readonly FigureDto[], ids: readonly string[]): readonly FigureDto[] {
	return told.filter(({ id }) => !ids.includes(id));
}
