import type { ImportStep } from "#domain/portfolio/import/plan-import.ts";

/** What came of rows that were sent: null where the home was kept, else why not. */
export type Outcomes = ReadonlyMap<number, string | null>;

/** What comes, or came, of a row. */
export type Outcome = ImportStep["kind"] | "kept" | "not_kept";

/** In the order in which they are shown: what wants its person first. */
export const outcomeTitles: Readonly<Record<Outcome, string>> = {
	not_kept: "Not kept",
	review: "To review",
	refused: "Refused",
	new: "New",
	update: "Changed",
	kept: "Kept",
	same: "The same as kept",
	skipped: "Left out",
};

export function outcomeOf({ row, kind }: ImportStep, outcomes: Outcomes): Outcome {
	const refusal = outcomes.get(row);
	return refusal === undefined ? kind : refusal === null ? "kept" : "not_kept";
}

/** Why a row asks, is refused or was not kept, in words. */
export function reasonsOf({ row, reasons }: ImportStep, outcomes: Outcomes): readonly string[] {
	const refusal = outcomes.get(row);
	return refusal ? [refusal] : reasons;
}
