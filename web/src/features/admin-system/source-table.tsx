import type { SourceState } from "#contracts/admin/system.ts";
import { shortDateInWords } from "#domain/words.ts";
import { formatNumber } from "#web/lib/format.ts";
import { formatMinute } from "#web/lib/format-minute.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./source-table.module.css";
import { useRefresh } from "./use-refresh.ts";

const columns = [
	{ title: "Source" },
	{ title: "As of" },
	{ title: "Rows", isNumber: true },
	{ title: "Loaded" },
	{ title: "Last run" },
];

const outcomes = {
	running: { tone: "grey", icon: "clock", word: "Running" },
	updated: { tone: "green", icon: "check", word: "Updated" },
	unchanged: { tone: "green", icon: "check", word: "Nothing newer" },
	failed: { tone: "red", icon: "alert", word: "Failed" },
} as const;

/** A row a source: what we hold of it, and how its last refresh went. */
export function SourceTable({ sources }: { sources: readonly SourceState[] }) {
	return (
		<DataTable
			caption="Data sources"
			columns={columns}
			rows={sources.map((source) => ({
				key: source.id,
				cells: [
					source.name,
					source.asOf ? shortDateInWords(source.asOf) : "Not loaded yet",
					source.rows === null ? "None" : formatNumber(source.rows),
					source.loadedAt ? formatMinute(source.loadedAt) : "Never",
					<Upkeep key="upkeep" source={source} />,
				],
			}))}
		/>
	);
}

function Upkeep({ source }: { source: SourceState }) {
	return source.canRefresh ? (
		<span className={styles["upkeep"]}>
			<LastRun run={source.lastRun} />
			<RunButton source={source} />
		</span>
	) : (
		<span className={styles["kept"]}>Comes with the reference data</span>
	);
}

function LastRun({ run }: { run: SourceState["lastRun"] }) {
	if (run === null) {
		return <span className={styles["kept"]}>Has not run yet</span>;
	}
	const by = run.startedBy === "schedule" ? "by the schedule" : "by an administrator";
	return (
		<>
			<span>
				<Pill {...outcomes[run.outcome]} />
			</span>
			<small className={styles["kept"]}>
				{formatMinute(run.finishedAt ?? run.startedAt)}, {by}
			</small>
			{run.error ? <small className={styles["error"]}>{run.error}</small> : null}
		</>
	);
}

function RunButton({ source }: { source: SourceState }) {
	const { mutate, isPending } = useRefresh(source);
	return (
		<Button look="secondary" pending={isPending} pendingLabel="Running..." onClick={() => mutate()}>
			Run now
			<VisuallyHidden>{` for ${source.name}`}</VisuallyHidden>
		</Button>
	);
}
