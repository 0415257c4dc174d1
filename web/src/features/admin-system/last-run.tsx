import type { SourceState } from "#contracts/admin/system.ts";
import { formatMinute } from "#web/lib/format.ts";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./upkeep.module.css";

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
export function LastRun({ run }: { run: Run | null }) {
	if (run === null) {
		return <span className={styles["quiet"]}>Has not run yet</span>;
	}
	const { outcome, done, error } = run;
	return (
		<>
			<span>
				<Pill {...outcomes[outcome]} />
			</span>
			<small className={styles["quiet"]}>{whenInWords(run)}</small>
			{done ? <small className={styles["quiet"]}>{doneInWords(done, outcome)}</small> : null}
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
	const percent = of > 0 ? Math.floor((100 * Math.min(count, of)) / of) : 0;
	return outcome === "running"
		? `${percent} % done`
		: `Came to ${percent} %, and goes on from there`;
}
