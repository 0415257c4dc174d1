import type { LicensingSection } from "./licensing-section.ts";

type Row = LicensingSection["matrix"][number];

/** What licensing asks, as the formats to the seventh kept it: verdicts without the pages that they rest on. */
export type LicensingOfSeventh = Omit<LicensingSection, "matrix"> & {
	readonly matrix: readonly (Omit<Row, "cells"> & {
		readonly cells: readonly Omit<Row["cells"][number], "evidence">[];
	})[];
};

/** The same in today's shape. A report says for ever what it says: no evidence is added to it. */
export function withoutEvidence(stored: LicensingOfSeventh): LicensingSection {
	return {
		...stored,
		matrix: stored.matrix.map((row) => ({
			...row,
			cells: row.cells.map((cell) => ({ ...cell, evidence: [] })),
		})),
	};
}
