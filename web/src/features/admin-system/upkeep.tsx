import type { SourceState } from "#contracts/admin/system.ts";
import { keepingInWords } from "#domain/datasets.ts";
import { overdueInWords } from "#domain/overdue.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { isRunning } from "./is-running.ts";
import { LastRun } from "./last-run.tsx";
import styles from "./upkeep.module.css";
import { useRefresh } from "./use-refresh.ts";

/** Notes that stand in the row; more would make it higher than all others. */
const MOST_NOTES = 3;

/** Whether a source is looked after as it should be, how its last refresh went, and the means to begin one. */
export function Upkeep({ source }: { source: SourceState }) {
	const { kept, canRefresh, lastRun, notes } = source;
	return (
		<div className={styles["upkeep"]}>
			{source.isOverdue ? <Overdue source={source} /> : null}
			{canRefresh || lastRun ? (
				<LastRun run={lastRun} />
			) : (
				<span className={styles["quiet"]}>{keepingInWords[kept]}</span>
			)}
			<Notes notes={notes} />
			{canRefresh ? <RunButton source={source} /> : null}
		</div>
	);
}

function Overdue({ source: { kept, lastOkAt } }: { source: SourceState }) {
	return (
		<>
			<Pill tone="amber" icon="alert" word="Overdue" />
			<small>{overdueInWords(kept, lastOkAt)}</small>
		</>
	);
}

/** What was put right or left out of what is held; of many no more than their number, unless asked for. */
function Notes({ notes }: { notes: readonly string[] }) {
	const lines = notes.map((note) => (
		<small key={note} className={styles["quiet"]}>
			{note}
		</small>
	));
	return notes.length > MOST_NOTES ? (
		<Disclosure summary={`${notes.length} notes`}>
			<span className={styles["notes"]}>{lines}</span>
		</Disclosure>
	) : (
		lines
	);
}

function RunButton({ source }: { source: SourceState }) {
	const { mutate, isPending } = useRefresh(source);
	return (
		<Button
			look="secondary"
			pending={isPending || isRunning(source)}
			pendingLabel="Running..."
			onClick={() => mutate()}
		>
			Run now
			<VisuallyHidden>{` for ${source.name}`}</VisuallyHidden>
		</Button>
	);
}
