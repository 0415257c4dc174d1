import { useQueryClient } from "@tanstack/react-query";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import { keepingInWords } from "#domain/base/dataset.ts";
import { isSkipped, type SourceStatus, statusInWords } from "#domain/business/source-status.ts";
import { api, call } from "#web/lib/api.ts";
import { formatMinute } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./system.module.css";
import { isRunning, systemQuery } from "./system-query.ts";

type Run = NonNullable<SourceState["lastRun"]>;

const outcomes = {
	running: { tone: "grey", icon: "clock", word: "Running" },
	updated: { tone: "green", icon: "check", word: "Updated" },
	unchanged: { tone: "green", icon: "check", word: "Nothing newer" },
	failed: { tone: "red", icon: "alert", word: "Failed" },
} as const satisfies Record<Run["outcome"], unknown>;

const starters: Readonly<Record<Run["startedBy"], string>> = {
	schedule: "by the schedule",
	administrator: "by an administrator",
	command: "by a command",
};

/** How a refresh went or how far it is, when, and who began it. */
function LastRun({ run }: { run: Run | null }) {
	if (run === null) {
		return <span className="soft">Has not run yet</span>;
	}
	const { outcome, done, error } = run;
	return (
		<>
			<span>
				<Pill {...outcomes[outcome]} />
			</span>
			<small className="soft">{whenInWords(run)}</small>
			{done ? <small className="soft">{doneInWords(done, outcome)}</small> : null}
			{error ? <small className={styles["error"]}>{error}</small> : null}
		</>
	);
}

/** From when to when; of a run within a day, that day once. */
function whenInWords({ startedAt, finishedAt, startedBy }: Run): string {
	const from = formatMinute(startedAt);
	const to = finishedAt === null ? from : formatMinute(finishedAt);
	const [day = ""] = from.split(", ");
	const until = to.startsWith(day) ? to.slice(day.length + 2) : to;
	return `${to === from ? from : `${from} to ${until}`}, ${starters[startedBy]}`;
}

/** What it counts differs from source to source, and is no business of the reader. */
function doneInWords({ count, of }: NonNullable<Run["done"]>, outcome: Run["outcome"]): string {
	if (outcome === "updated") {
		return `${count} of ${of} could be read`;
	}
	const percent = of > 0 ? Math.floor((100 * Math.min(count, of)) / of) : 0;
	return outcome === "running"
		? `${percent} % done`
		: `Came to ${percent} %, and goes on from there`;
}

/** Notes that stand in the row; more would make it higher than all others. */
const MOST_NOTES = 3;

/** Whether a source is looked after as it should be, how its last refresh went, and the means to begin one. */
export function Upkeep({ source }: { source: SourceState }) {
	return (
		<div className={styles["upkeep"]}>
			<Standing source={source} />
			<Runs source={source} />
			<Notes notes={source.notes} />
			{source.canRefresh ? <RunButton source={source} /> : null}
		</div>
	);
}

const looks = {
	off: { tone: "grey", icon: "minus" },
	not_brought_in: { tone: "grey", icon: "info" },
	overdue: { tone: "amber", icon: "alert" },
	in_time: null,
} as const satisfies Record<SourceStatus, unknown>;

/** How a source stands with its publisher, and why; nothing for a source in time. */
function Standing({ source: { status, why } }: { source: SourceState }) {
	const look = looks[status];
	return look ? (
		<>
			<Pill {...look} word={statusInWords[status]} />
			<small>{why}</small>
		</>
	) : null;
}

/**
 * Shows the last run, or how a source without runs is kept. Hides a run from before the source was switched off: it says nothing of how the source stands.
 */
function Runs({ source }: { source: SourceState }) {
	const { kept, canRefresh, lastRun, status } = source;
	if (isSkipped(status) && (lastRun === null || (status === "off" && !isRunning(source)))) {
		return null;
	}
	return canRefresh || lastRun ? (
		<LastRun run={lastRun} />
	) : (
		<span className="soft">{keepingInWords[kept]}</span>
	);
}

/** Says what was put right in, or left out of, the data we hold. Folds a long list behind its number. */
function Notes({ notes }: { notes: readonly string[] }) {
	const lines = notes.map((note) => (
		<small key={note} className="soft">
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

/** Begins to bring a source up to date; how that goes on stands in its row, and its end is announced by `useAnnouncedEnds`. */
function useRefresh({ id, name }: Pick<SourceState, "id" | "name">) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () => call(api.admin.system.refresh[":source"].$post({ param: { source: id } })),
		onSuccess: async (source) => {
			// A look that is under way may have been before the run.
			await queryClient.cancelQueries({ queryKey: systemQuery.queryKey });
			queryClient.setQueryData(systemQuery.queryKey, (held) => withSource(held, source));
		},
		onError: ({ message }) => {
			showToast({ title: "Error", message: `${name}: ${message}`, tone: "destructive" });
			// It may be that another run is under way.
			void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
		},
	});
}

function withSource(held: SystemState | undefined, source: SourceState): SystemState | undefined {
	return held
		? { ...held, sources: held.sources.map((row) => (row.id === source.id ? source : row)) }
		: held;
}
