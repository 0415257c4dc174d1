import type { ReadRow } from "#domain/portfolio/import/imported-home.ts";
import type { ImportStep, RowChoice } from "#domain/portfolio/import/plan-import.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { InPages } from "../in-pages.tsx";
import { type Outcome, type Outcomes, outcomeOf, outcomeTitles, reasonsOf } from "./outcomes.ts";
import { StepRow } from "./step-row.tsx";

type StepGroupsProps = {
	rows: readonly ReadRow[];
	steps: readonly ImportStep[];
	outcomes: Outcomes;
	onChoose: (rows: readonly number[], choice: RowChoice) => void;
};

/** Rows of a list by what they would do. Source: Rule HOMES-15. */
export function StepGroups({ rows, steps, outcomes, onChoose }: StepGroupsProps) {
	const byRow = new Map(rows.map((row) => [row.row, row]));
	return Object.keys(outcomeTitles).map((key) => {
		const outcome = key as Outcome;
		const group = steps.filter((step) => outcomeOf(step, outcomes) === outcome);
		const withoutIt = group.flatMap(({ row, canDoWithout }) => (canDoWithout ? [row] : []));
		return group.length === 0 ? null : (
			<Disclosure
				key={outcome}
				summary={`${outcomeTitles[outcome]} (${group.length})`}
				startOpen={outcome === "review" || outcome === "refused" || outcome === "not_kept"}
			>
				{withoutIt.length > 1 && outcome === "review" ? (
					<div className="below-3">
						<Button look="secondary" onClick={() => onChoose(withoutIt, { isAccepted: true })}>
							{`Keep ${withoutIt.length} without what was not read`}
						</Button>
					</div>
				) : null}
				<InPages items={group}>
					{(step) => (
						<StepRow
							key={step.row}
							row={byRow.get(step.row) ?? null}
							step={step}
							reasons={reasonsOf(step, outcomes)}
							onChoose={outcomes.has(step.row) ? null : (choice) => onChoose([step.row], choice)}
						/>
					)}
				</InPages>
			</Disclosure>
		);
	});
}
