import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { countInWords, listInWords } from "#domain/base/words.ts";
import type { ReadRow } from "#domain/portfolio/import/imported-home.ts";
import type { ImportStep, RowChoice } from "#domain/portfolio/import/plan-import.ts";
import type { HomeStanding } from "#domain/portfolio/kept-home.ts";
import { serverMessage } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../homes.module.css";
import { HOMES } from "../homes-queries.ts";
import { BatchCheck } from "./batch-check.tsx";
import { keepHomes, type RowToKeep } from "./import-calls.ts";
import { DownloadImport } from "./import-report.tsx";
import { type Outcomes, outcomeOf, outcomeTitles } from "./outcomes.ts";
import { StepGroups } from "./step-groups.tsx";
import { useImportPlan } from "./use-import-plan.ts";
import { useLeaveSignal } from "./use-leave-signal.ts";

type ImportRowsProps = { rows: readonly ReadRow[]; standing: HomeStanding };

/** The dry run of a list, what it asks, and the keeping of what its person confirms. Source: Rule HOMES-15. */
export function ImportRows({ rows, standing }: ImportRowsProps) {
	const queryClient = useQueryClient();
	const [choices, setChoices] = useState<ReadonlyMap<number, RowChoice>>(new Map());
	const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
	const leaveSignal = useLeaveSignal();
	const { steps, looked, unchecked, keptOf, error, retry } = useImportPlan(rows, standing, choices);
	const keeping = useSingleMutation({
		mutationFn: (toKeep: readonly RowToKeep[]) =>
			keepHomes(toKeep, {
				signal: leaveSignal(),
				onKept: (done) => setOutcomes((before) => new Map([...before, ...done])),
			}),
		onSuccess: () => undefined,
		onError: () => undefined,
	});
	if (error) {
		return (
			<Notice tone="error" action={<Button onClick={retry}>Go on</Button>}>
				<p>{serverMessage(error, "The list could not be checked.")}</p>
			</Notice>
		);
	}
	if (steps === null) {
		return <Progress done={looked.done} of={looked.of} words="postcodes looked up" />;
	}
	const choose = (chosen: readonly number[], choice: RowChoice) =>
		setChoices(
			new Map([
				...choices,
				...chosen.map((row) => [row, { ...choices.get(row), ...choice }] as const),
			]),
		);
	const ready = steps.flatMap(({ row, kind, home }): RowToKeep[] =>
		home && (kind === "new" || kind === "update") && !outcomes.has(row)
			? [{ row, home, kept: keptOf(home.id) }]
			: [],
	);
	const keptCount = [...outcomes.values()].filter((refusal) => refusal === null).length;
	return (
		<div className="stack one-column gap-4">
			<p role="status">{summaryOf(steps, outcomes)}</p>
			{unchecked.length > 0 ? (
				<Notice tone="warning">
					<p>
						{`The energy register could not be asked about ${listInWords(unchecked.slice(0, 5))}${unchecked.length > 5 ? ` and ${unchecked.length - 5} more` : ""}. Those homes are kept without a certificate.`}
					</p>
				</Notice>
			) : null}
			{keeping.isPending ? (
				<Progress done={keptCount} of={keptCount + ready.length} words="homes kept" />
			) : null}
			{keeping.error ? (
				<Notice tone="error">
					<p>{`${serverMessage(keeping.error, "The connection broke off.")} What was kept stays. Go on with the rest.`}</p>
				</Notice>
			) : null}
			<div className="row wrap gap-3 align-center">
				{ready.length > 0 ? (
					<Button
						pending={keeping.isPending}
						pendingLabel="Keeping..."
						onClick={() => keeping.mutate(ready)}
					>
						{keptCount > 0
							? `Go on with ${countInWords(ready.length, "home")}`
							: `Keep ${countInWords(ready.length, "home")}`}
					</Button>
				) : null}
				{keptCount > 0 ? (
					<Link
						to={screens.homes}
						onClick={() => void queryClient.invalidateQueries({ queryKey: HOMES })}
					>
						To my homes
					</Link>
				) : null}
				<DownloadImport rows={rows} steps={steps} outcomes={outcomes} />
			</div>
			<BatchCheck rows={rows} steps={steps} />
			<StepGroups rows={rows} steps={steps} outcomes={outcomes} onChoose={choose} />
		</div>
	);
}

type ProgressProps = { done: number; of: number; words: string };

function Progress({ done, of, words }: ProgressProps) {
	return (
		<div className="stack gap-1">
			<progress className={styles["progress"]} value={done} max={of} aria-label={words} />
			<p className="soft text-s">{`${done} of ${of} ${words}`}</p>
		</div>
	);
}

/** "3 new, 1 to review, 2 refused." */
function summaryOf(steps: readonly ImportStep[], outcomes: Outcomes): string {
	const counts = Object.entries(outcomeTitles).flatMap(([outcome, title]) => {
		const count = steps.filter((step) => outcomeOf(step, outcomes) === outcome).length;
		return count === 0 ? [] : [`${count} ${lowerFirst(title)}`];
	});
	return `${counts.join(", ")}.`;
}
